import { mount } from 'svelte';
import App from './App.svelte';
import { keepPage } from './local/install';
import { showPresses } from './parts/press';
import { startSettings } from './parts/settings.svelte';
import './style/fonts.css';
import './style/tokens.css';
import './style/base.css';

// Not at the top level: browsers of 2020 do not wait for modules that do.
void startSettings().then(() => mount(App, { target: document.getElementById('page')! }));
showPresses();
keepPage();
