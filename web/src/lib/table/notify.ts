import { settings } from '../settings.svelte';
import { say } from '../words/words.svelte';

/** Notifies the viewer of their turn if the page is hidden and they have allowed it. */
export function notifyOfTurn(table: string, game: string): void {
  if (!document.hidden || !settings.notify) return;
  try {
    const note = new Notification(say('page-your-turn'), { body: game, tag: table, icon: '/icon.svg' });
    note.onclick = () => {
      window.focus();
      note.close();
    };
  } catch {
    // Some phone browsers allow notifications only from a service worker. There, the viewer has only the
    // title of the page and a sound.
  }
}
