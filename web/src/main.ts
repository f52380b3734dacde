import './style/fonts.css';
import './style/tokens.css';
import './style/base.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { keepCopySoon } from './offline/updates.svelte';
import { words } from './lib/words/words.svelte';

/** Opens the language of the settings, or else that of the browser. */
function openLanguage(): Promise<void> {
  const chosen = localStorage.getItem('language');
  return words.open(chosen === null ? navigator.languages : [chosen]);
}

await openLanguage();
// The browser's languages may change while the page is open.
addEventListener('languagechange', () => void openLanguage());
mount(App, { target: document.getElementById('page') as HTMLElement });
keepCopySoon();
