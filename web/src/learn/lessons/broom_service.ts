// A whole round of Broom Service with two players: roles, brave and cowardly, deliveries, the event.
import type { Lesson } from '../lesson';

const cloud = (text: string) => {
  const [region, kind] = text.split(' ');
  return { region: Number(region), kind, taken: null };
};
const seat = () => ({
  resources: { orange: 1, violet: 1, green: 1, wands: 1 },
  pawns: [20, 23],
  hand: [],
  laid: [],
  laid_brave: [],
  amulets: [],
  forest_tiles: [],
  points: { towers: 0, bravery: 0, storm: 0, events: 0, bewitched: 0, tiles: 0 },
  chosen: null,
  extra: null,
  offer: null,
});

const position = {
  players: 2,
  options: { board: 'front', 'mountain-tiles': 'off', storm: 'off' },
  round: 1,
  event: 'protected-areas',
  events_left: ['more-or-less', 'black-market', 'illegal-distillery', 'old-days', 'dangerous-areas', 'full-hands', 'empty-hands', 'all-at-once', 'same-destinations'],
  bewitched: ['prairie-witch', 'mountain-witch', 'herb-gatherer'],
  bewitched_left: ['forest-witch', 'hill-witch', 'valley-druid', 'hill-druid', 'fruit-gatherer', 'root-gatherer', 'weather-fairy'],
  leader: 1,
  role: null,
  last_brave: null,
  acting: null,
  decisions: [{ step: 'choose-roles' }],
  clouds: ['1 2/2', '2 3/3', '3 1/1', '4 2/2', '5 1/1', '6 3/3', '7 2/2', '8 3/3', '9 1/1', '10 2/2', '11 3/3', '12 3/3', '13 1/1', '14 2/2', '15 2/2', '17 2/2', '18 2/2', '22 1/1'].map(cloud),
  filled_towers: [],
  tiles: [],
  seats: [seat(), seat()],
};

const at = (name: string): string => `[data-at="${name}"]`;
const role = (name: string): string => `[data-role="${name}"]`;
const move = (text: string): string => `[data-move="${text}"]`;

export const broomService: Lesson = {
  game: 'broom-service',
  prefix: 'b_',
  rival: 'Ana',
  position,
  steps: [
    { say: 'welcome' },
    { say: 'pawns', at: `${at('pawn-1-1')}, ${at('pawn-1-2')}` },
    { say: 'towers', at: `${at('tower-t29')}, ${at('tower-t30')}` },
    { say: 'round', at: '[data-part="round"]' },
    {
      say: 'choose',
      at: ['root-gatherer', 'hill-witch', 'forest-witch', 'valley-druid'].map(role).join(', '),
      move: 'roles:fw+hw+vd+rg',
      not: [[/./, 'choose_other']],
      then: [[2, 'roles:fw+hw+rg+wf']],
    },
    { say: 'courage', at: ['root-gatherer', 'hill-witch', 'forest-witch', 'valley-druid'].map(role).join(', ') },
    {
      say: 'lead',
      at: `${role('root-gatherer')}, ${move('brave:rg')}`,
      move: 'brave:rg',
      not: [
        [/^cowardly:rg/, 'lead_cowardly'],
        [/./, 'lead_other'],
      ],
      then: [[2, 'cowardly:rg'], [2, 'take:1o']],
    },
    { say: 'gather', at: move('take:2o1w'), move: 'take:2o1w', not: [[/./, 'gather_less']] },
    {
      say: 'dare',
      at: `${role('hill-witch')}, ${move('brave:hw')}`,
      move: 'brave:hw',
      not: [
        [/^cowardly:hw/, 'dare_cowardly'],
        [/./, 'dare_other'],
      ],
      then: [[2, 'brave:hw'], [2, 'move:23>24'], [2, 'deliver:24>t33']],
    },
    { say: 'robbed', at: `${at('seat-2')}`, then: [[2, 'brave:fw']] },
    { say: 'rob', at: move('brave:fw'), move: 'brave:fw', not: [[/./, 'rob_cowardly']] },
    {
      say: 'fly',
      at: at('region-16'),
      move: 'move:23>16',
      not: [
        [/^skip/, 'fly_skip'],
        [/./, 'fly_other'],
      ],
    },
    {
      say: 'deliver',
      at: at('tower-t29'),
      move: 'deliver:16>t29',
      not: [
        [/t21/, 'deliver_green'],
        [/./, 'deliver_skip'],
      ],
    },
    { say: 'druid', at: `${role('valley-druid')}, ${move('brave:vd')}`, move: 'brave:vd', not: [[/./, 'druid_cowardly']] },
    {
      say: 'druid_deliver',
      at: at('tower-t21'),
      move: 'deliver:16>t21',
      not: [
        [/^skip/, 'druid_skip'],
        [/./, 'druid_other'],
      ],
    },
    { say: 'ana_fairy', at: at('cloud-22'), then: [[2, 'brave:wf'], [2, 'cloud:22']] },
    { say: 'round_end', at: `${at('seat-1-score')}, ${at('seat-2-score')}` },
    { say: 'bewitched', at: '[data-part="round"]' },
    { say: 'score', at: at('seat-1') },
    { say: 'end' },
  ],
};
