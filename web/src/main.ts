import { mount } from 'svelte';
import App from './App.svelte';
import { nearestLanguage, setLanguage } from './language/words';
import './style/base.css';
import './style/tokens.css';

await setLanguage(nearestLanguage(navigator.languages));
mount(App, { target: document.getElementById('page')! });
