import '@fontsource/archivo/latin-400.css';
import '@fontsource/archivo/latin-600.css';
import '@fontsource/archivo/latin-700.css';
import '@fontsource/archivo-narrow/latin-500.css';
import '@fontsource/archivo-narrow/latin-600.css';
import '@fontsource/old-standard-tt/latin-400.css';
import '@fontsource/old-standard-tt/latin-400-italic.css';
import 'virtual:tokens.css';
import './app.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { hurry } from '$lib/boards';
import { settings } from '$lib/settings.svelte';
import { speak } from '$lib/words.svelte';

document.documentElement.dataset.theme = settings.theme;
hurry(location.pathname);
await speak(settings.lang);

const target = document.getElementById('app');
if (target) mount(App, { target });

// Once the page is there: what it keeps for later must not make it wait.
void import('./anywhere/app').then(({ install }) => install());
