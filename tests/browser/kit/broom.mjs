// Broom Service: what can be pressed.
export const broom = {
  name: 'broom-service',
  choices: [
    '.picker .done .button:enabled',
    '.picker .pick[aria-pressed=false]',
    '.answer button:not([aria-disabled=true])',
    '.side .hand button.live',
    '.map .target, .side .turn .extra button, .side .turn .button:not(.hand *)',
  ],
  // On a phone the choices are below everything else, as many as there are.
  stays: ['.table header', '.table .question', '.question .buttons', '.felt', '.board > .rivals', '.board > .round', '.board > .map', '.board > .own'],
  areas: ['.table header', '.table .question', '.question .buttons', '.felt', '.board > .rivals', '.board > .round', '.board > .map', '.board > .own', '.board > .side'],
};
