// Announcements for screen readers: politely for what others do, at once for what concerns oneself.

class Live {
  polite = $state('');
  assertive = $state('');

  say(text: string): void {
    // The same words twice would not be announced again without a change in between.
    this.polite = this.polite === text ? `${text}\u00a0` : text;
  }

  alert(text: string): void {
    this.assertive = text && this.assertive === text ? `${text}\u00a0` : text;
  }
}

export const live = new Live();
