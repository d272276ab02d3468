// Fort: what can be pressed. What was chosen is done by its button, or by pressing it again.
export const fort = {
  name: 'fort',
  choices: [
    '.fort-board:has(.spot.on, .tile.on) .panel .buttons .button.main',
    '.fort-board .panel :is(.tile, .press.may, .buttons .button), .fort-board :is(.hand, .park, .rivals, .own) .spot.may',
  ],
  // On a phone the middle grows with what is asked, and the hand sticks to the bottom.
  stays: ['.table header', '.table .question', '.question .buttons', '.felt', '.fort-board > .rivals', '.fort-board > .park', '.fort-board > .own'],
  areas: ['.table header', '.table .question', '.question .buttons', '.felt', '.fort-board > .rivals', '.fort-board > .park', '.fort-board > .panel', '.fort-board > .own', '.fort-board > .hand'],
};
