// The runes live in words.svelte.ts; everybody imports from here.
export * from './words.svelte';
