import { flushSync, mount, unmount } from 'svelte';
import { afterEach, expect, it } from 'vitest';
import PeopleRoom from './PeopleRoom.svelte';

let shown: Record<string, unknown> | null = null;
afterEach(async () => {
  if (shown !== null) await unmount(shown);
  document.body.replaceChildren();
});

const person = (id: string, isEntered = false) => ({ id, name: id, more: '', isEntered });

async function open(people: readonly ReturnType<typeof person>[]) {
  shown = mount(PeopleRoom, { target: document.body, props: { people } });
  for (let turns = 0; turns < 5; turns += 1) {
    await new Promise((resolve) => setTimeout(resolve));
    flushSync();
  }
}

const boxes = () => [...document.querySelectorAll<HTMLInputElement>('input[type=checkbox]')];
const ticked = () =>
  boxes().flatMap(({ name, value, checked }) => (name === 'person' && checked ? [value] : []));

it('ticks all who are not entered yet at once, and each by itself', async () => {
  await open([person('a'), person('b', true), person('c')]);
  const [all, first] = boxes();
  expect(ticked()).toEqual([]);
  all?.click();
  flushSync();
  expect(ticked()).toEqual(['a', 'c']);
  first?.click();
  flushSync();
  expect(ticked()).toEqual(['c']);
});

it('has no box for all where there is one to choose', async () => {
  await open([person('a'), person('b', true)]);
  expect(boxes()).toHaveLength(2);
});
