// The ten roles, each a small scene of 100 by 62: who it is, and where.
import type { Role } from '../types';
import { bolt, ink, potion, wand } from './pieces';
import { forest, hill, moon, mountain, prairie, puffAt, sky, stars } from './scenery';

const line = `stroke="${ink}" stroke-width="1.3" stroke-linejoin="round"`;

// Flies to the right on her broom; hat and dress tell the four apart, and the land below.
const witch = (hat: string, dress: string, hair: string): string =>
  `<g transform="translate(50 34) rotate(-7)"><path d="M-34 9L30 1" stroke="${ink}" stroke-width="4.2" stroke-linecap="round"/><path d="M-34 9L30 1" stroke="#a9774a" stroke-width="2" stroke-linecap="round"/>` +
  `<path d="M-22 7Q-34 2-46 10q5 1 7 2-4 2-5 6 6 0 9-2 7 0 13-7z" fill="#e5b657" ${line}/>` +
  `<path d="M-2-13Q-20-9-27 5q12-1 18-5z" fill="${hat}" ${line}/>` +
  `<path d="M-9 5q-1-14 7-20l8 0q5 3 4 9l8 5q3 2 1 5l-12-1q-3 5 2 10l-5 3q-11-2-13-11z" fill="${dress}" ${line}/>` +
  `<path d="M-3-19q-6 3-5 11 5-1 7-5z" fill="${hair}" ${line}/><circle cx="3" cy="-20" r="6" fill="#f3cfa8" ${line}/><path d="M8.5-20.5l3.5 2-3.5 1" fill="#f3cfa8" ${line}/><circle cx="5.5" cy="-21" r=".9" fill="${ink}"/><path d="M5-16.5q2 .5 3-.5" fill="none" stroke="${ink}" stroke-width="1" stroke-linecap="round"/>` +
  `<path d="M-9-23Q3-28 15-22 8-22 8-25 5-38-6-42-1-34-3-26-5-24-9-23Z" fill="${hat}" ${line}/></g>`;

const druid = (robe: string, hood: string, at: string): string =>
  `<g transform="${at}"><path d="M25-30V26" stroke="${ink}" stroke-width="4.2" stroke-linecap="round"/><path d="M25-30V26" stroke="#a9774a" stroke-width="2" stroke-linecap="round"/><path d="M25-30q-7-8-12-1 3 5 7 1" fill="none" stroke="${ink}" stroke-width="2.4" stroke-linecap="round"/>` +
  `<path d="M-17 28Q-16-6-6-15H8Q18-6 19 28Z" fill="${robe}" ${line}/><path d="M-10-10Q-13-30 1-31 14-30 12-10Q1-2-10-10Z" fill="${hood}" ${line}/>` +
  `<path d="M-6-13Q-7-25 1-25 9-25 8-13Q1-7-6-13Z" fill="#f0c9a0" ${line}/><path d="M-7-15Q-6 6 1 12 8 6 9-15 5-10 1-11-3-10-7-15Z" fill="#f6f1e4" ${line}/>` +
  `<circle cx="-2" cy="-18" r="1" fill="${ink}"/><circle cx="4" cy="-18" r="1" fill="${ink}"/><path d="M12 2q8 1 13-1" stroke="${robe}" stroke-width="6" stroke-linecap="round"/><circle cx="25" cy="1" r="3" fill="#f0c9a0" ${line}/>` +
  `<path d="M-11 2q-9 3-13 0" stroke="${robe}" stroke-width="6" stroke-linecap="round"/><circle cx="-24" cy="2" r="3" fill="#f0c9a0" ${line}/>`;

const gatherer = (scarf: string, dress: string, crop: string): string =>
  `<g transform="translate(34 38)"><path d="M-18 26Q-18 0-7-6H8Q19 0 19 26Z" fill="${dress}" ${line}/><circle cx="0" cy="-15" r="10" fill="#eec39a" ${line}/>` +
  `<path d="M-12-11Q-13-29 1-28 13-27 12-13 5-17 0-21-4-15-12-11Z" fill="${scarf}" ${line}/><path d="M-11-12q-6 3-4 8 4 0 6-4" fill="${scarf}" ${line}/>` +
  `<circle cx="-2" cy="-14" r="1.1" fill="${ink}"/><circle cx="6" cy="-14" r="1.1" fill="${ink}"/><path d="M-1-9.5q3 2.5 6 0" fill="none" stroke="${ink}" stroke-width="1.2" stroke-linecap="round"/><path d="M11 6Q22 14 34 10" fill="none" stroke="${ink}" stroke-width="8" stroke-linecap="round"/><path d="M11 6Q22 14 34 10" fill="none" stroke="${dress}" stroke-width="5.5" stroke-linecap="round"/></g>` +
  `<path d="M50 38Q67 12 86 38" fill="none" stroke="${ink}" stroke-width="3"/><g transform="translate(68 36)">${crop}</g>` +
  `<path d="M46 38H91L86 60H51Z" fill="#d2a263" ${line}/><path d="M47 43H90M49 49H88M50 55H87M57 38V60M68 38V60M80 38V60" fill="none" stroke="#8c5f2a" stroke-width="1.1"/>`;

const grapes = [[-12, -2], [-4, -4], [4, -3], [12, -2], [-8, -9], [0, -11], [8, -9], [-1, -17]].map(([x, y]) => `<circle cx="${x}" cy="${y}" r="5" fill="#9a52bd" ${line}/>`).join('') + `<path d="M-1-22q3-6 8-5-1 5-7 6" fill="#4f8f4f" ${line}/>`;
const carrots = [[-12, -18], [0, 4], [12, 20]].map(([x, turn]) => `<g transform="translate(${x} 2) rotate(${turn})"><path d="M-5-12Q0-16 5-12L0 8Z" fill="#e9822b" ${line}/><path d="M-1-14q-6-3-6-8 6 0 7 8m1 0q1-7 0-10m1 10q0-7 6-8 1 5-5 8" fill="#4f8f4f" ${line}/></g>`).join('');
const herbs = [[-13, -30], [-4, -8], [5, 12], [14, 32]].map(([x, turn]) => `<g transform="translate(${x} 3) rotate(${turn})"><path d="M0 4V-20" stroke="${ink}" stroke-width="1.6"/><path d="M0-20Q-7-16-1-9 7-14 0-20ZM0-10Q-9-9-7-2 0-2 0-10ZM0-10Q9-9 7-2 0-2 0-10Z" fill="#4ba36d" ${line}/></g>`).join('');

const held = (colour: 'orange' | 'violet' | 'green'): string => `<g transform="translate(-26 -7) rotate(-12) scale(.95)">${potion(colour)}</g></g>`;
const fairy =
  `<g transform="translate(36 34)"><path d="M-3-4Q-30-30-30-6-26 6-4 4ZM-3 2Q-28 8-18 22-8 22-2 8Z" fill="#cfe9ee" fill-opacity=".92" ${line}/><path d="M-1 0Q-12 26 4 30 16 24 6-2Z" fill="#e79cb4" ${line}/>` +
  `<path d="M4 26l-3 8m7-9l2 8" stroke="${ink}" stroke-width="2.2" stroke-linecap="round"/><path d="M5 3L21-4" stroke="${ink}" stroke-width="4.5" stroke-linecap="round"/><path d="M5 3L21-4" stroke="#f3cfa8" stroke-width="2.5" stroke-linecap="round"/>` +
  `<circle cx="3" cy="-11" r="7.5" fill="#f3cfa8" ${line}/><path d="M-5-9Q-9-22 4-21 13-20 10-12 6-17 1-16-1-11-5-9Z" fill="#d99a2b" ${line}/><circle cx="6" cy="-10.5" r="1" fill="${ink}"/><path d="M4-7q2 1.5 4 0" fill="none" stroke="${ink}" stroke-width="1" stroke-linecap="round"/></g>` +
  `<g transform="translate(62 26) rotate(18) scale(.9)">${wand}</g>${puffAt(82, 34, 1.25, '#e9f0f5')}<g transform="translate(83 50) scale(.75)">${bolt}</g>`;

const dusk = sky('#36547c', '#5d7597');
const rose = sky('#7a5a86', '#c98d83');
const day = sky('#8fb9c6', '#cfdfc9');
const gold = sky('#d79a5a', '#f0c987');

export const roleArt: Record<Role, string> = {
  'forest-witch': sky('#2f5568', '#4b7d78') + stars + moon(78, 14) + forest + witch('#1f4a38', '#3f7a56', '#b5652b'),
  'prairie-witch': gold + moon(82, 14, 8) + prairie + witch('#8a5a12', '#c9982f', '#5b3a1d'),
  'hill-witch': rose + stars + hill + witch('#7c3a1a', '#b5633a', '#2a2320'),
  'mountain-witch': dusk + stars + moon(22, 12, 7) + mountain + witch('#3a3764', '#6a67a0', '#e8e3d2'),
  'valley-druid': day + forest + prairie.replace('M0 50Q30 45 60 49T100 47V62H0Z', 'M30 62Q55 48 100 52V62Z') + druid('#4d7d55', '#2f5a43', 'translate(50 36)') + held('green'),
  'hill-druid': dusk + mountain.replace('M50 62L76 20 104 62Z', 'M56 62L80 14 108 62Z').replace('M76 20l-8 13 5-2 3 5 4-5 5 3z', 'M80 14l-8 14 5-2 3 5 4-5 5 3z') + `<path d="M-4 62Q20 44 50 52T104 50V62Z" fill="#d79a63" ${line}/>` + druid('#a5603a', '#6b4a86', 'translate(48 36)') + held('orange'),
  'fruit-gatherer': sky('#b98cc0', '#ecd3da') + `<path d="M0 50Q50 44 100 50V62H0Z" fill="#8fae6a" ${line}/>` + gatherer('#7b3f98', '#a98bc4', grapes),
  'root-gatherer': gold + `<path d="M0 50Q50 44 100 50V62H0Z" fill="#a9774a" ${line}/>` + gatherer('#b4470f', '#d9a066', carrots),
  'herb-gatherer': sky('#7fb8a0', '#dcebc9') + `<path d="M0 50Q50 44 100 50V62H0Z" fill="#5d8a58" ${line}/>` + gatherer('#1f6b45', '#7fae86', herbs),
  'weather-fairy': sky('#4a78a0', '#a9cbd6') + puffAt(14, 14, 0.9, '#dfe9ee') + `<path d="M0 56Q50 50 100 56V62H0Z" fill="#6d9a62" ${line}/>` + fairy,
};
