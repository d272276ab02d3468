// The first turns of a game of two: taking, winding, sharp and blurry.
import type { Lesson } from '../lesson';

// Cards are written as in docs/engine-protocol.md.
const position = {
  players: 2,
  options: { 'missed-opportunity': 'off' },
  colours: ['blue', 'red', 'green', 'grey', 'purple'],
  step: 'choose-scene',
  turn: 1,
  taken: 0,
  winds: [null, null],
  sunset_seen: false,
  deck: 'R10 B5 P8 E1 R4 P4 R2 R9 G9 P1 sunset E7 P9 R6 G2 G1 R12 R8 P11 G6 P3 B3 G11 P6 E11 P12 E3 G7 B12 B10 B2 E9 B7 B1 E8 E5 B8 G4 B4'.split(' '),
  city: ['P7 E10 B6 G3', 'R7 G5 P10 E2', 'G10 E6 R11 B9'].map((row) => row.split(' ')),
  hands: ['B11 R3 G8 R5 P2', 'E12 E4 P5 G12 R1'].map((hand) => hand.split(' ')),
  strips: [{}, {}],
  good_shots: {},
  left: [],
  shown: [],
};

const film = '[data-part="film"]';
const frame = (place: number): string => `[data-frame="${place}"]`;
const end = (move: string, cell: string): string => `[data-pill="${move}"], [data-cell="${cell}"]`;

export const photograph: Lesson = {
  game: 'photograph',
  prefix: 'p_',
  rival: 'Ana',
  position,
  steps: [
    { say: 'welcome' },
    { say: 'strips', at: '[data-part="album"]' },
    { say: 'film', at: film },
    { say: 'city', at: '[data-part="city"]' },
    {
      say: 'take_one',
      at: end('2L1', '2.1'),
      move: '2L1',
      not: [
        [/^2L[23]$/, 'take_one_many'],
        [/./, 'take_one_other'],
      ],
    },
    {
      say: 'wind_first',
      at: frame(1),
      move: '1>6',
      not: [
        [/^1>/, 'wind_first_short'],
        [/./, 'wind_first_other'],
      ],
    },
    { say: 'sharp', at: '[data-strip="red"]' },
    { say: 'ana_turn', at: '[data-part="rival"]', then: [[2, '1L2'], [2, '3>4']] },
    { say: 'blurry', at: '[data-part="rival"]' },
    {
      say: 'take_two',
      at: end('3L2', '3.1'),
      move: '3L2',
      not: [
        [/^3L/, 'take_two_count'],
        [/./, 'take_two_other'],
      ],
    },
    {
      say: 'wind_second',
      at: `${frame(1)}, ${frame(2)}, ${frame(3)}`,
      move: '3>7',
      or: /^3>/,
      not: [
        [/^[12]>/, 'wind_second_back'],
        [/./, 'wind_second_other'],
      ],
    },
    { say: 'way', at: '[data-strip="red"]' },
    { say: 'ana_again', at: '[data-part="rival"]', then: [[2, '2R1'], [2, '1>3']] },
    { say: 'take_free', at: '[data-part="city"]', move: '3R1', or: /^[123][LR]1$/, not: [[/./, 'take_free_many']] },
    { say: 'wind_third', at: frame(1), move: '3>5', or: /^[2-6]>/, not: [[/^1>/, 'wind_third_lost']] },
    { say: 'good_shot', at: '[data-strip="red"]' },
    { say: 'points', at: '[data-part="album"]' },
    { say: 'sunset', at: '[data-deck]' },
    { say: 'end' },
  ],
};
