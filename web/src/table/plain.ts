// The desk of a family that has none of its own: the board, the log, and every choice as a button.
import type { Family } from './family';
import PlainDesk from './PlainDesk.svelte';
import PlainScene from './PlainScene.svelte';

export const FAMILY: Family = { Desk: PlainDesk, Scene: PlainScene, Eyes: null };
