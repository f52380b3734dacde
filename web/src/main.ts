import './style/fonts.css';
import './style/tokens.css';
import './style/base.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { words } from './lib/words/words.svelte';

await words.open(navigator.languages);
document.documentElement.lang = words.language;
mount(App, { target: document.getElementById('page') as HTMLElement });
