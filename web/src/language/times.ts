// Times in the language of the page.
import { language } from './words';

const units: [Intl.RelativeTimeFormatUnit, number][] = [
  ['year', 31_536_000],
  ['month', 2_592_000],
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
];

// "2 hours ago"
export function ago(time: number): string {
  const seconds = (time - Date.now()) / 1000;
  const words = new Intl.RelativeTimeFormat(language(), { numeric: 'auto' });
  for (const [unit, size] of units) {
    if (Math.abs(seconds) >= size) return words.format(Math.round(seconds / size), unit);
  }
  return words.format(0, 'minute');
}

export function day(time: number): string {
  return new Intl.DateTimeFormat(language(), { dateStyle: 'medium' }).format(time);
}

// A span of seconds as long as a clock shows it: "1:05", or in days and hours.
export function span(seconds: number): string {
  const whole = Math.max(0, Math.ceil(seconds));
  if (whole >= 3600) return unit(whole / 3600 >= 48 ? whole / 86_400 : whole / 3600, whole / 3600 >= 48 ? 'day' : 'hour');
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
}

export function unit(value: number, of: 'minute' | 'hour' | 'day'): string {
  return new Intl.NumberFormat(language(), { style: 'unit', unit: of, unitDisplay: 'long', maximumFractionDigits: 0 }).format(value);
}
