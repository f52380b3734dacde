import { settings } from '../settings.svelte';
import { say } from '../words/words.svelte';

/** Says that it is one's turn, where one looks elsewhere and has allowed it. */
export function notifyOfTurn(table: string, game: string): void {
  if (!document.hidden || !settings.notify) return;
  try {
    const note = new Notification(say('page-your-turn'), { body: game, tag: table, icon: '/icon.svg' });
    note.onclick = () => {
      window.focus();
      note.close();
    };
  } catch {
    // Some browsers on phones let only a page's helper notify. The title and the sound tell there.
  }
}
