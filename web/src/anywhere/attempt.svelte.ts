// Something the server is asked to do, and what it says if it will not.
import { messageOf } from '$lib/trouble';

export class Attempt {
  problem = $state('');
  busy = $state(false);

  /** Whether it was done. */
  readonly run = async (deed: () => Promise<unknown>): Promise<boolean> => {
    this.problem = '';
    this.busy = true;
    try {
      await deed();
      return true;
    } catch (error) {
      this.problem = messageOf(error);
      return false;
    } finally {
      this.busy = false;
    }
  };
}
