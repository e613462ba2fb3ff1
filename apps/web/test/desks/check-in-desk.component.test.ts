import type { CheckInGroup } from '@rokade/presentation/desks/check-in/check-in-list.ts';
import { viewCheckIn } from '@rokade/tournament';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { playerId, started, tournamentOf } from '../../../../test/tournament/played-journal.ts';
import CheckInDesk from '../../src/lib/desks/check-in/CheckInDesk.svelte';
import PlainDoor from '../../src/lib/desks/check-in/PlainDoor.svelte';
import { click, formsShown, settle, showPart, textsOf } from './part-room.ts';

const before = tournamentOf([
  ...started.slice(0, 3),
  { kind: 'check-in', round: 1, players: [playerId('b')] },
]);
const { round, rows } = viewCheckIn(before);
const groups: readonly CheckInGroup[] = [
  { id: before.id, name: 'A', version: before.version, round, rows },
];
const props = { place: before.id, groups, csrf: 'a token' };

/** The commands that the page sent. */
let sent: object[] = [];

beforeEach(() => {
  localStorage.clear();
  sent = [];
  vi.stubGlobal('fetch', async (_: string, { body }: { readonly body: string }) => {
    sent.push(JSON.parse(body).command);
    return Response.json({ ok: true, version: before.version + sent.length, entries: [] });
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

/** Selects a player in the list. */
async function choose(name: string): Promise<void> {
  const line = [...document.querySelectorAll('li label')].find(({ textContent }) =>
    textContent.includes(name),
  );
  line?.querySelector('input')?.click();
  await settle();
}

describe('the desk at the door', () => {
  it.each([
    [/^Still missing|missing/i, 'Hansen, Ida', 'a', ['check-in', 'undo-check-in']],
    [/here/i, 'Møller, Bo', 'b', ['undo-check-in', 'check-in']],
  ] as const)('%s: undo takes back what was done', async (list, name, player, kinds) => {
    await showPart(CheckInDesk, props);
    const tab = textsOf('button.choice').find((text) => list.test(text)) ?? '';
    await click(tab);
    await choose(name);
    const [button = ''] = textsOf('.bar button');
    await click(button);
    await click('Undo');
    await settle();
    expect(sent).toEqual(kinds.map((kind) => ({ kind, round: 1, players: [player] })));
  });

  it('without the page’s script lets in whoever is missing, and takes back whoever is here', async () => {
    await showPart(PlainDoor, { groups });
    const buttons = (kind: string) =>
      [...document.forms]
        .filter((form) => new FormData(form).get('command.kind') === kind)
        .flatMap((form) => [
          ...form.querySelectorAll<HTMLButtonElement>('[name="command.players"]'),
        ])
        .map(({ value }) => value);
    expect(Object.keys(formsShown())).toHaveLength(2);
    expect(buttons('check-in').toSorted()).toEqual(['a', 'c', 'd']);
    expect(buttons('undo-check-in')).toEqual(['b']);
  });
});
