// What somebody likes, kept in this browser: theme, speed of motion, sounds, language.
import { languages, nearestLanguage, setLanguage, type Language } from '../language/words';

export type Theme = 'auto' | 'light' | 'dark';
export type Speed = 'slow' | 'normal' | 'fast' | 'none';
interface Kept {
  theme: Theme;
  speed: Speed;
  sounds: boolean;
  language: Language | '';
  finishedGames: number; // the first one gets a little more help
  railOpen: boolean;
}

const place = 'ludoteca.settings';
const paces: Record<Speed, number> = { slow: 1.7, normal: 1, fast: 0.5, none: 0 };

function kept(): Partial<Kept> {
  try {
    return JSON.parse(localStorage.getItem(place) ?? '{}') as Partial<Kept>;
  } catch {
    return {};
  }
}

export const settings = $state<Kept>({
  theme: 'auto',
  speed: 'normal',
  sounds: false,
  language: '',
  finishedGames: 0,
  railOpen: true,
  ...kept(),
});

const darkSystem = matchMedia('(prefers-color-scheme: dark)');
const calmSystem = matchMedia('(prefers-reduced-motion: reduce)');
const system = $state({ dark: darkSystem.matches, calm: calmSystem.matches });
darkSystem.addEventListener('change', () => ((system.dark = darkSystem.matches), showTheme()));
calmSystem.addEventListener('change', () => (system.calm = calmSystem.matches));

export function keep(change: Partial<Kept>): void {
  Object.assign(settings, change);
  try {
    localStorage.setItem(place, JSON.stringify(settings));
  } catch {
    // A browser that keeps nothing is fine: the settings last for this visit.
  }
  if (change.theme) showTheme();
}

export function isDark(): boolean {
  return settings.theme === 'dark' || (settings.theme === 'auto' && system.dark);
}

export function isCalm(): boolean {
  return system.calm;
}

// The multiplier of animation times; 0: none.
export function pace(): number {
  return system.calm ? 0 : paces[settings.speed];
}

export function showTheme(): void {
  const root = document.documentElement;
  root.dataset['theme'] = isDark() ? 'dark' : 'light';
  const paper = getComputedStyle(root).getPropertyValue('--paper').trim();
  document.querySelector('meta[name="theme-color"]')?.setAttribute('content', paper);
}

// The table of a game has its own light.
export function showGame(game: string | null): void {
  const root = document.documentElement;
  if (game) root.dataset['game'] = game;
  else delete root.dataset['game'];
  showTheme();
}

export async function startSettings(): Promise<void> {
  showTheme();
  const wish = new URLSearchParams(location.search).get('lang');
  const asked = languages.find((one) => one === wish);
  await setLanguage(asked ?? (settings.language || nearestLanguage(navigator.languages)));
}
