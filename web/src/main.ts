import './style/fonts.css';
import './style/tokens.css';
import './style/base.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { keepCopySoon } from './offline/updates.svelte';
import { words } from './lib/words/words.svelte';

const chosen = localStorage.getItem('language');
await words.open(chosen === null ? navigator.languages : [chosen]);
mount(App, { target: document.getElementById('page') as HTMLElement });
keepCopySoon();
