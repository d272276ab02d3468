// A shot held up for everybody: the photo with its verdict, drawn only while it flies.
import { mount, unmount } from 'svelte';
import Exposure from './Exposure.svelte';
import type { Happening } from './types';

export function exposure(event: Happening): { node: HTMLElement; drop(): void } {
  const node = document.createElement('div');
  const drawn = mount(Exposure, { target: node, props: { photo: event.photo!, sharp: event.sharp === true } });
  return {
    node,
    drop: () => {
      node.remove();
      void unmount(drawn);
    },
  };
}
