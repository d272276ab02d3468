// Two turns of Fort and what happens between them: playing, adding, recruiting, following, building.
import type { Lesson } from '../lesson';

const park = ['Sarge', 'Prince', 'Skids'];
// In no order: chance deals from it.
const parkDeck = ['Bug #2', 'Worm', 'Captain', 'Chef #2', 'Patch #2', 'Ghost', 'Ghost #2', 'Golden Boy #2', 'Prince #2', 'Tiny #2', 'Puddin', 'Doodles #2', 'Penny', 'Sweet Pea #2', 'Tink', 'Moose', 'Sarge #2', 'Wart', 'The Ant', 'Dash #2', 'Munch #2', 'Spike', 'Thunder', 'Rocket Bros', 'Baby Face', 'Baby Face #2', 'Blitz #2', 'Crash #2', 'Punky #2', 'Smoke', 'Einstein #2', 'Dot', 'Sweet Pea', 'Blitz', 'Einstein', 'The Ant #2', 'Lil Boss', 'The Scrappers', 'Bones', 'Icky & Sticky', 'Punky'];

const seat = (colour: string, hand: string[], deck: string[], known: string[]) => ({
  colour,
  points: 0,
  level: 0,
  stuff: { pizza: 0, toys: 0 },
  pack: { pizza: 0, toys: 0 },
  perks: [],
  rule: null,
  macaroni: false,
  hand,
  deck, // the whole of it is drawn at the end of the turn
  discard: [],
  yard: [],
  lookout: [],
  known,
  sure: [],
});

const position = {
  players: 2,
  options: { setup: 'basic' },
  step: 'play',
  turn: 1,
  acting: 1,
  first: 1,
  end: 'not-yet',
  park,
  park_deck: parkDeck,
  perks: ['sticky-fingers', 'recycling', 'birthday-party'],
  rules: ['pizza-party', 'minimalism', 'play-palace'],
  looked: [],
  in_play: [],
  counted: [],
  play: null,
  run: null,
  seats: [
    seat('yellow', ['Bug', 'The Moles', 'Golden Boy', 'Doodles', 'Bud'], ['Noodle Twins', 'Rusty', 'Scout', 'Kitty', 'Tiny'], ['Rusty', 'Bud']),
    seat('red', ['Patch', 'Crash', 'Zip', 'Dash', 'Chef'], ['Doc', 'Giggles', 'Lefty', 'Munch', 'Blades'], ['Zip', 'Blades']),
  ],
  drafted: [],
  kept: [],
};

const card = (kid: string): string => `[data-target="hand:${kid}"]`;
const place = (name: string): string => `[data-place="${name}"]`;

export const fort: Lesson = {
  game: 'fort',
  prefix: 'f_',
  rival: 'Ana',
  position,
  steps: [
    { say: 'welcome' },
    { say: 'fort', at: place('1.fort') },
    { say: 'hand', at: place('1.hand') },
    {
      say: 'play_bug',
      at: card('bug'),
      move: 'play:Bug',
      not: [
        [/^play:/, 'play_bug_other'],
        [/./, 'play_bug_none'],
      ],
    },
    {
      say: 'add_moles',
      at: card('themoles'),
      move: 'add:TheMoles',
      not: [
        [/^add:Bud/, 'add_moles_bud'],
        [/./, 'add_moles_early'],
      ],
    },
    { say: 'begin', at: '[data-move="begin"]', move: 'begin', not: [[/./, 'begin_more']], then: [[2, 'no']] },
    { say: 'stuff', at: place('1.stuff') },
    { say: 'recruit', at: '[data-target="park:sarge"]', move: 'park:Sarge', not: [[/./, 'recruit_other']] },
    { say: 'yard', at: place('1.yard') },
    { say: 'ana_plays', at: '[data-part="rival"]', then: [[2, 'play:Patch'], [2, 'add:Chef'], [2, 'begin']] },
    { say: 'follow', at: card('noodletwins'), move: 'follow:NoodleTwins', not: [[/./, 'follow_no']], then: [[2, 'yard:1.Doodles']] },
    { say: 'stolen', at: `${place('1.yard')}, ${place('2.discard')}` },
    { say: 'cost', at: `${place('1.fort')}, ${place('1.stuff')}` },
    {
      say: 'build',
      at: card('rusty'),
      move: 'play:Rusty',
      not: [
        [/^play:/, 'build_other'],
        [/./, 'build_none'],
      ],
    },
    { say: 'rule', at: '[data-part="panel"]', move: 'rule:minimalism', or: /^rule:/ },
    { say: 'last_recruit', at: '[data-part="park"]', move: 'park:Prince', or: /^(park|deck|yard)/ },
    { say: 'limits', at: `${place('1.pack')}, ${place('1.lookout')}` },
    { say: 'score' },
    { say: 'end' },
  ],
};
