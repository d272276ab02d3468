// Who is who: every kid of the edition, put together from the parts so that the name shows.
import { skins, type Brows, type Eyes, type Head, type Mark, type Mouth, type Nose } from './face_parts';
import type { Glasses, Hat, Neck } from './gear';
import type { HairName } from './hair';

export interface Look {
  head: Head;
  skin: number; // of skins
  hair: HairName;
  hue: string; // of the hair
  eyes: Eyes;
  mouth: Mouth;
  brows?: Brows;
  nose?: Nose;
  marks?: Mark[];
  hat?: Hat;
  cloth?: string; // of hat or gear
  glasses?: Glasses;
  neck?: Neck;
  shirt: string;
  small?: boolean;
}
export type Portrait = Look | [Look, Look] | 'sheet';

const black = '#2f2a2a', brown = '#5f3b20', rust = '#c4552a', blond = '#eac254', sand = '#b98a4e', grey = '#8e8f96', pink = '#d0478f', green = '#4c9a4a', white = '#f4efe4', blue = '#3d6fb3';

export const kidLooks: Record<string, Portrait> = {
  Bones: { head: 'long', skin: 0, hair: 'crop', hue: black, eyes: 'sleepy', mouth: 'teeth', brows: 'flat', hat: 'bone', cloth: '#33373d', shirt: '#33373d' },
  Captain: { head: 'square', skin: 2, hair: 'crop', hue: brown, eyes: 'dot', mouth: 'grin', brows: 'up', hat: 'captain', cloth: '#27457a', shirt: '#27457a', neck: 'medal' },
  Chef: { head: 'pear', skin: 1, hair: 'side', hue: sand, eyes: 'happy', mouth: 'smile', marks: ['blush', 'moustache'], hat: 'chef', shirt: '#fffdf6', neck: 'neckerchief' },
  Doc: { head: 'egg', skin: 4, hair: 'buns', hue: black, eyes: 'big', mouth: 'smile', hat: 'mirror', glasses: 'round', shirt: '#e8f1f4', neck: 'stethoscope' },
  Einstein: { head: 'heart', skin: 1, hair: 'wild', hue: white, eyes: 'dot', mouth: 'tongue', brows: 'up', glasses: 'round', marks: ['moustache'], shirt: '#6b5a8c' },
  Patch: { head: 'round', skin: 3, hair: 'crop', hue: black, eyes: 'dot', mouth: 'gap', marks: ['plaster'], hat: 'bandana', cloth: '#b93a26', glasses: 'patch', shirt: '#e9e2cf' },
  'Noodle Twins': [
    { head: 'egg', skin: 0, hair: 'noodles', hue: blond, eyes: 'dot', mouth: 'smile', shirt: '#27703f' },
    { head: 'egg', skin: 0, hair: 'noodles', hue: blond, eyes: 'happy', mouth: 'tongue', glasses: 'square', shirt: '#e3b21f' },
  ],
  Ghost: 'sheet',
  'Golden Boy': { head: 'heart', skin: 1, hair: 'quiff', hue: blond, eyes: 'wink', mouth: 'grin', brows: 'one', hat: 'laurel', shirt: '#e3b21f', neck: 'medal' },
  Prince: { head: 'egg', skin: 3, hair: 'bob', hue: black, eyes: 'lash', mouth: 'smirk', brows: 'up', hat: 'crown', cloth: '#ffcf3d', shirt: '#733a9b' },
  Tiny: { head: 'round', skin: 2, hair: 'crop', hue: brown, eyes: 'wide', mouth: 'pucker', hat: 'cap', cloth: '#733a9b', shirt: '#d8452f', small: true },
  Puddin: { head: 'wide', skin: 1, hair: 'bowl', hue: '#8a4b22', eyes: 'happy', mouth: 'smile', marks: ['blush'], hat: 'cherry', shirt: '#f3d08b' },
  Bitsy: { head: 'round', skin: 4, hair: 'puffs', hue: black, eyes: 'lash', mouth: 'smile', marks: ['blush'], hat: 'flower', cloth: '#ef8a34', shirt: '#ef8a34', small: true },
  Doodles: { head: 'heart', skin: 0, hair: 'bob', hue: rust, eyes: 'dot', mouth: 'smirk', marks: ['paint'], hat: 'beret', cloth: '#b3226f', shirt: '#4b6cb0' },
  Dot: { head: 'round', skin: 1, hair: 'bob', hue: black, eyes: 'lash', mouth: 'smile', marks: ['freckles'], hat: 'dottedBow', cloth: '#d8452f', shirt: '#fffaf0' },
  Giggles: { head: 'round', skin: 3, hair: 'curls', hue: brown, eyes: 'happy', mouth: 'laugh', marks: ['blush'], shirt: '#ef8a34' },
  Kitty: { head: 'heart', skin: 2, hair: 'long', hue: black, eyes: 'lash', mouth: 'smile', marks: ['whiskers'], nose: 'up', hat: 'catEars', cloth: '#4a4547', shirt: '#b3226f' },
  Penny: { head: 'egg', skin: 0, hair: 'braids', hue: rust, eyes: 'dot', mouth: 'gap', marks: ['freckles'], shirt: '#27703f' },
  'Sweet Pea': { head: 'pear', skin: 4, hair: 'ponytail', hue: black, eyes: 'happy', mouth: 'smile', hat: 'sprout', cloth: '#6db34a', marks: ['blush'], shirt: '#8bc34a' },
  Tink: { head: 'egg', skin: 1, hair: 'ponytail', hue: '#7c4a9c', eyes: 'side', mouth: 'smirk', marks: ['smudge'], hat: 'goggles', cloth: '#b98a4e', shirt: '#5d7384' },
  'Icky & Sticky': [
    { head: 'round', skin: 2, hair: 'none', hue: green, eyes: 'odd', mouth: 'tongue', marks: ['goo'], shirt: '#733a9b' },
    { head: 'long', skin: 0, hair: 'none', hue: green, eyes: 'squint', mouth: 'frown', marks: ['goo'], shirt: '#b3226f' },
  ],
  Bug: { head: 'egg', skin: 3, hair: 'crop', hue: black, eyes: 'big', mouth: 'smile', hat: 'antennae', cloth: '#8bc34a', shirt: '#27703f' },
  Lefty: { head: 'square', skin: 1, hair: 'side', hue: blond, eyes: 'winkLeft', mouth: 'smirk', hat: 'capLeft', cloth: '#1d6aad', shirt: '#d9dfe4', marks: ['freckles'] },
  Moose: { head: 'wide', skin: 2, hair: 'crop', hue: brown, eyes: 'sleepy', mouth: 'smile', nose: 'big', hat: 'antlers', shirt: '#82501f' },
  Rusty: { head: 'square', skin: 0, hair: 'spiky', hue: rust, eyes: 'dot', mouth: 'gap', marks: ['freckles'], brows: 'up', shirt: '#e3b21f' },
  Sarge: { head: 'square', skin: 4, hair: 'none', hue: black, eyes: 'dot', mouth: 'flat', brows: 'angry', hat: 'colander', marks: ['whiteStripe'], shirt: '#5d6b3a' },
  Scout: { head: 'round', skin: 5, hair: 'puffs', hue: black, eyes: 'dot', mouth: 'grin', hat: 'scout', cloth: '#a9824a', shirt: '#7b8a52', neck: 'neckerchief' },
  Wart: { head: 'pear', skin: 1, hair: 'none', hue: green, eyes: 'odd', mouth: 'gap', marks: ['warts'], hat: 'frog', cloth: '#6aa84f', shirt: '#6aa84f' },
  Worm: { head: 'long', skin: 2, hair: 'crop', hue: sand, eyes: 'sleepy', mouth: 'tongue', hat: 'stripes', cloth: '#e58aa0', shirt: '#e58aa0' },
  'The Moles': [
    { head: 'pear', skin: 3, hair: 'none', hue: black, eyes: 'squint', mouth: 'teeth', nose: 'big', hat: 'miner', cloth: '#e3b21f', shirt: '#82501f' },
    { head: 'wide', skin: 1, hair: 'none', hue: brown, eyes: 'big', mouth: 'smile', nose: 'big', glasses: 'round', hat: 'miner', cloth: '#d8452f', shirt: '#5d7384' },
  ],
  'The Ant': { head: 'heart', skin: 2, hair: 'none', hue: black, eyes: 'big', mouth: 'flat', brows: 'angry', hat: 'shell', cloth: '#7a2a26', shirt: '#7a2a26' },
  Dash: { head: 'egg', skin: 5, hair: 'sweep', hue: black, eyes: 'side', mouth: 'grin', hat: 'boltBand', cloth: '#b93a26', shirt: '#ef8a34' },
  Munch: { head: 'wide', skin: 1, hair: 'side', hue: brown, eyes: 'happy', mouth: 'full', shirt: '#d8452f' },
  Skids: { head: 'egg', skin: 3, hair: 'curls', hue: brown, eyes: 'dot', mouth: 'gap', marks: ['plasterNose', 'smudge'], hat: 'helmet', cloth: '#1d6aad', shirt: '#e3b21f' },
  Spike: { head: 'square', skin: 1, hair: 'mohawk', hue: green, eyes: 'dot', mouth: 'teeth', brows: 'angry', shirt: '#33373d' },
  Thunder: { head: 'round', skin: 5, hair: 'afro', hue: black, eyes: 'dot', mouth: 'shout', brows: 'angry', marks: ['bolt'], shirt: '#733a9b' },
  Zip: { head: 'egg', skin: 2, hair: 'spiky', hue: black, eyes: 'side', mouth: 'smirk', hat: 'zip', cloth: '#c8382b', shirt: '#c8382b' },
  'Rocket Bros': [
    { head: 'round', skin: 4, hair: 'none', hue: black, eyes: 'wide', mouth: 'shout', hat: 'rocket', cloth: '#e9edf0', shirt: '#b93a26' },
    { head: 'round', skin: 1, hair: 'none', hue: black, eyes: 'happy', mouth: 'grin', hat: 'rocket', cloth: '#8fb8d8', shirt: '#1d6aad' },
  ],
  'Baby Face': { head: 'wide', skin: 0, hair: 'curl', hue: blond, eyes: 'big', mouth: 'dummy', marks: ['blush'], shirt: '#8fc9e8' },
  Blitz: { head: 'heart', skin: 3, hair: 'spiky', hue: '#1f3a6b', eyes: 'dot', mouth: 'grin', glasses: 'swim', shirt: '#1d6aad' },
  Crash: { head: 'round', skin: 2, hair: 'crop', hue: rust, eyes: 'stars', mouth: 'oh', marks: ['plaster', 'plasterBrow'], hat: 'cracked', cloth: '#e3b21f', shirt: '#d8452f' },
  'Lil Boss': { head: 'square', skin: 1, hair: 'side', hue: black, eyes: 'dot', mouth: 'flat', glasses: 'sun', shirt: '#33373d', neck: 'tie', small: true },
  Punky: { head: 'egg', skin: 0, hair: 'shaved', hue: pink, eyes: 'lash', mouth: 'smirk', brows: 'one', hat: 'headphones', cloth: '#33373d', shirt: '#1d6aad' },
  Sparky: { head: 'round', skin: 1, hair: 'flame', hue: '#e08a1e', eyes: 'wide', mouth: 'grin', marks: ['smudge'], hat: 'sparks', shirt: '#27703f' },
  'The Scrappers': [
    { head: 'square', skin: 2, hair: 'mohawk', hue: black, eyes: 'dot', mouth: 'teeth', brows: 'angry', marks: ['shiner'], shirt: '#1d6aad' },
    { head: 'round', skin: 0, hair: 'pigtails', hue: rust, eyes: 'dot', mouth: 'gap', brows: 'angry', marks: ['plasterNose'], shirt: '#b93a26' },
  ],
  Ace: { head: 'egg', skin: 1, hair: 'none', hue: brown, eyes: 'dot', mouth: 'grin', brows: 'up', hat: 'pilot', cloth: '#82501f', neck: 'scarf', shirt: '#27703f' },
  Blades: { head: 'heart', skin: 4, hair: 'long', hue: '#7d1f2b', eyes: 'dot', mouth: 'smirk', glasses: 'star', hat: 'band', cloth: '#d8452f', shirt: '#d8452f' },
  Bud: { head: 'wide', skin: 3, hair: 'afro', hue: '#4a2d18', eyes: 'sleepy', mouth: 'smile', hat: 'flower', cloth: '#ffd24a', shirt: '#e3b21f' },
  Flipper: { head: 'egg', skin: 2, hair: 'none', hue: black, eyes: 'big', mouth: 'pucker', hat: 'swimCap', cloth: '#ef8a34', glasses: 'snorkel', shirt: '#3fa7b5' },
  Smoke: { head: 'long', skin: 0, hair: 'sweep', hue: grey, eyes: 'sleepy', mouth: 'flat', brows: 'flat', hat: 'hood', cloth: '#4a4f57', shirt: '#4a4f57' },
};

const keys = <T extends object>(of: T): (keyof T)[] => Object.keys(of) as (keyof T)[];
// A kid of another edition gets a face from its name, always the same one.
export function lookOf(name: string, parts: { heads: object; hairs: object; eyes: object; mouths: object }): Portrait {
  const known = kidLooks[name];
  if (known) return known;
  let seed = [...name].reduce((sum, letter) => (sum * 31 + letter.codePointAt(0)!) >>> 0, 7);
  const pick = <T>(from: readonly T[]): T => from[(seed = (seed * 1103515245 + 12345) >>> 0) % from.length]!;
  return {
    head: pick(keys(parts.heads)) as Head,
    skin: pick([...skins.keys()]),
    hair: pick(keys(parts.hairs)) as HairName,
    hue: pick([black, brown, rust, blond, sand, blue]),
    eyes: pick(keys(parts.eyes)) as Eyes,
    mouth: pick(keys(parts.mouths)) as Mouth,
    shirt: pick(['#1d6aad', '#27703f', '#b93a26', '#e3b21f', '#733a9b']),
  };
}
