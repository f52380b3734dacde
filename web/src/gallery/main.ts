// A page for working on the boards: run `npm run dev` and open /gallery.html?sample=NAME&at=3. The build does
// not contain it.
import '../style/fonts.css';
import '../style/tokens.css';
import '../style/base.css';
import { mount } from 'svelte';
import { words } from '$lib/words/words.svelte';
import Gallery from './Gallery.svelte';

await words.open(['en']);
mount(Gallery, { target: document.getElementById('page') as HTMLElement });
