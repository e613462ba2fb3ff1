import { flushSync, mount, unmount } from 'svelte';
import { afterEach, expect, it } from 'vitest';
import TickRoom from './TickRoom.svelte';

let shown: Record<string, unknown> | null = null;
afterEach(async () => {
  if (shown !== null) await unmount(shown);
  document.body.replaceChildren();
});

function open(isTicked: boolean) {
  shown = mount(TickRoom, { target: document.body, props: { isTicked } });
  flushSync();
  return document.querySelectorAll<HTMLInputElement>('input[name=uses]');
}

async function tick(box: HTMLInputElement | undefined, checked: boolean) {
  if (box === undefined) throw new Error('no box');
  box.checked = checked;
  box.dispatchEvent(new Event('change', { bubbles: true }));
  await Promise.resolve();
  flushSync();
}

const state = () => ({
  isStrong: document.querySelector('button')?.classList.contains('strong'),
  says: document.querySelector('[role=status]')?.textContent,
});

it('is the strong button only while something is ticked, and says so while nothing is', async () => {
  const [first, second] = open(true);
  expect(state()).toEqual({ isStrong: true, says: '' });
  await tick(first, false);
  expect(state().isStrong).toBe(true);
  await tick(second, false);
  expect(state()).toEqual({ isStrong: false, says: 'Nothing is ticked yet.' });
  await tick(second, true);
  expect(state()).toEqual({ isStrong: true, says: '' });
});
