// For work on the boards: `npm run dev`, then /gallery.html?sample=NAME&at=3. It is not part of the build.
import '../style/fonts.css';
import '../style/tokens.css';
import '../style/base.css';
import { mount } from 'svelte';
import { words } from '$lib/words/words.svelte';
import Gallery from './Gallery.svelte';

await words.open(['en']);
mount(Gallery, { target: document.getElementById('page') as HTMLElement });
