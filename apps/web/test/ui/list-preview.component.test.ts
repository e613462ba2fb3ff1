import { checkedList, parsePlayerList } from '@rokade/formats';
import { flushSync, mount, unmount } from 'svelte';
import { afterEach, describe, expect, test } from 'vitest';
import ListPreviewRoom from './ListPreviewRoom.svelte';

let mounted: object | null = null;

afterEach(async () => {
  if (mounted) await unmount(mounted);
  mounted = null;
});

/** Shows a list of so many players; one more has a rating that is none, one no comma in the name. */
function open(count: number): void {
  const good = Array.from({ length: count }, (_, index) => `Player, No${index};1500`);
  const text = ['Name;Rating', ...good, 'Krog, Eva;many', 'Ida Hansen;1600'].join('\n');
  const list = checkedList(parsePlayerList(text), { players: [] });
  mounted = mount(ListPreviewRoom, { target: document.body, props: { list } });
  flushSync();
}

const placeOf = (words: string): number =>
  (document.querySelector('main')?.textContent ?? '').indexOf(words);

describe('the preview of a list of players', () => {
  test('begins with its button, then what is faulty, then what is doubtful, then whoever is new', () => {
    open(120);
    const places = ['Enter', 'Row 122', 'without a comma', '121 players can be entered'].map(
      placeOf,
    );
    expect(places).not.toContain(-1);
    expect(places).toEqual(places.toSorted((a, b) => a - b));
  });

  test('folds whoever is new to how many there are, and shows all of them once it is opened', async () => {
    open(120);
    const folded = document.querySelector('details');
    expect(folded?.open).toBe(false);
    expect(document.querySelectorAll('tbody tr').length).toBeLessThan(60);
    if (folded) folded.open = true;
    folded?.dispatchEvent(new Event('toggle'));
    flushSync();
    expect(document.querySelectorAll('tbody tr')).toHaveLength(121);
  });

  test('shows a few as they are', () => {
    open(3);
    expect(document.querySelector('details')?.open).toBe(true);
  });
});
