import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  type EntrantId,
  type EventCommand,
  type EventId,
  emptyEventValues,
  type GroupId,
  type MoneyValues,
} from '@rokade/event';
import { freeForAll } from '@rokade/rules';
import { createApplication } from '@rokade/server';
import { emptyDetails, usualSettings } from '@rokade/tournament';
import { describe, expect, it, onTestFinished } from 'vitest';
import { machine } from '../src/input/with-opened.ts';
import { run } from '../src/run.ts';
import { terminalIn } from './case-terminal.ts';
import { tournamentId } from './journal-of.ts';

const christmas = 'christmas' as EventId;
const group = tournamentId('elite');

const entrants = [
  { name: 'Hansen, Ida', club: 'Brønden', birthDate: '2001-02-03', rating: 1812 },
  { name: 'Voß, Bo; den ældre', title: 'FM', fideRating: 2101 },
];

const commands: readonly EventCommand[] = [
  {
    kind: 'make-event',
    id: christmas,
    values: {
      ...emptyEventValues,
      name: 'Juleskak',
      place: 'Aarhus',
      firstDay: '2026-12-26',
      lastDay: '2026-12-29',
    },
  },
  { kind: 'add-group', group: group as string as GroupId },
  {
    kind: 'enter-entrants',
    entrants: entrants.map((values, place) => ({
      id: `e${place}` as EntrantId,
      values: { ...emptyDetails, ...values },
      group: place === 0 ? (group as string as GroupId) : null,
    })),
  },
];

/** A data folder, with or without an event. */
async function folderForTest(isFilled = false): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'rokade-event-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const created = await createApplication({ dataDirectory: folder });
  if (!created.ok) throw new Error(created.error.code);
  const { events, tournaments, close } = created.value;
  if (isFilled) {
    const settings = { ...usualSettings, name: 'Juleskak', group: 'Elite' };
    const create = { kind: 'create-tournament', id: group, settings } as const;
    const unconfirmed = { reason: '', confirmed: false };
    const made = await tournaments.execute(
      group,
      { ...unconfirmed, basedOn: 0, command: create },
      machine,
    );
    expect(made.ok).toBe(true);
    for (const [basedOn, command] of commands.entries()) {
      const done = await events.execute(christmas, { ...unconfirmed, basedOn, command }, machine);
      expect(done.ok).toBe(true);
    }
  }
  await close();
  return folder;
}

/** Sets the fees of the event of a folder. */
async function setFees(folder: string): Promise<void> {
  const created = await createApplication({ dataDirectory: folder });
  if (!created.ok) throw new Error(created.error.code);
  const changes: Partial<MoneyValues> = {
    currency: 'DKK',
    fees: [{ ...freeForAll, kind: 'fee', name: 'Indskud', amount: 30_000 }],
  };
  const command = { kind: 'change-money', changes } as const;
  const request = { basedOn: 0, reason: '', confirmed: false, command };
  const done = await created.value.money.execute(christmas, request, machine);
  expect(done.ok).toBe(true);
  await created.value.close();
}

const rokade = (folder: string, ...words: readonly string[]) =>
  run(['event', ...words, '--data', folder, '--lang', 'en'], terminalIn(folder));

describe('rokade event', () => {
  it('lists the events of a folder', async () => {
    expect((await rokade(await folderForTest(), 'list')).out).toBe('There are no events yet.\n');
    const folder = await folderForTest(true);
    const { out } = await rokade(folder, 'list');
    expect(out).toMatch(/christmas +Juleskak +Aarhus .* 1 +2\n/);
    const json = JSON.parse((await rokade(folder, 'list', '--format', 'json')).out);
    expect(json).toMatchObject([
      { event: 'christmas', name: 'Juleskak', groups: 1, entrants: 2, archived: false },
    ]);
  });

  it('shows one with its groups and its entry list, by its address or name', async () => {
    const folder = await folderForTest(true);
    for (const which of ['christmas', ' juleSKAK ']) {
      const { out } = await rokade(folder, 'show', which);
      expect(out).toContain('Juleskak, Aarhus, 2026-12-26 – 2026-12-29');
      expect(out).toContain('Elite  elite');
      expect(out).toMatch(/Hansen, Ida +Brønden +2001 +1812 +Elite/);
      expect(out).toMatch(/FM +Voß, Bo; den ældre +2101/);
    }
    const json = JSON.parse((await rokade(folder, 'show', 'christmas', '--format', 'json')).out);
    expect(json).toMatchObject({
      event: 'christmas',
      version: 4,
      firstDay: '2026-12-26',
      groups: [{ group: 'elite', name: 'Elite' }],
      entrants: [
        { entrant: 'e0', name: 'Hansen, Ida', group: 'elite' },
        { entrant: 'e1', group: null },
      ],
    });
  });

  it('writes the entry list as a file that can be read again', async () => {
    const folder = await folderForTest(true);
    const { out } = await rokade(folder, 'show', 'christmas', '--format', 'csv');
    const created = await createApplication({ dataDirectory: ':memory:' });
    if (!created.ok) throw new Error(created.error.code);
    const { players } = await created.value.tournaments.readPlayerList(out);
    await created.value.close();
    expect(players.map(({ details }) => details)).toMatchObject(entrants);
  });

  it('takes an event out of one folder and into another, where it says the same', async () => {
    const [from, to] = [await folderForTest(true), await folderForTest()];
    const { out } = await rokade(from, 'export', 'christmas');
    writeFileSync(join(to, 'event.json'), out);
    const imported = await rokade(to, 'import', 'event.json');
    expect(imported).toMatchObject({ exit: 0, errors: [] });
    expect(imported.out).toContain('at the address christmas');
    const shown = async (folder: string, which: string) =>
      JSON.parse((await rokade(folder, 'show', which, '--format', 'json')).out);
    const [there, here] = [await shown(from, 'christmas'), await shown(to, 'christmas')];
    // The group is a tournament, which is outside the event's book.
    expect(here).toEqual({ ...there, groups: [{ group: 'elite', name: 'elite' }] });

    const again = await rokade(to, 'import', 'event.json');
    const [, address = ''] = /at the address (\S+)\./.exec(again.out) ?? [];
    expect(address).toMatch(/^juleskak-/);
    expect(await shown(to, address)).toEqual({ ...here, event: address });
    expect((await rokade(to, 'show', 'Juleskak')).errors.join()).toContain(`christmas, ${address}`);
  });

  it('says who plays in which class, and why', async () => {
    const folder = await folderForTest(true);
    expect((await rokade(folder, 'classes', 'christmas')).exit).toBe(1);
    await rokade(folder, 'say', 'christmas', 'kind=championship');
    const { out, exit } = await rokade(folder, 'classes', 'christmas', '--format', 'json');
    expect(exit).toBe(0);
    expect(JSON.parse(out)).toMatchObject({
      rules: 'dsu-2002',
      places: [
        {
          class: 'National class',
          number: 1,
          name: 'Voß, Bo; den ældre',
          rating: 2101,
          article: 'DSU 2002 §36.5',
        },
        { class: 'Candidate class', name: 'Hansen, Ida', article: 'DSU 2002 §37.7' },
      ],
    });
    const csv = await rokade(folder, 'classes', 'christmas', '--format', 'csv');
    expect(csv.out.split('\n')[1]).toContain('National class,1,"Voß');
  });

  it('says what is due for an event, by when and by whom', async () => {
    const folder = await folderForTest(true);
    const { out } = await rokade(folder, 'timeline', 'Juleskak', '--day', '2027-01-02');
    expect(out).toContain('5 Jan 2027');
    expect(out).toContain('DSU 2002 §5g');
    expect(out).toContain('overdue');
    const json = await rokade(folder, 'timeline', 'Juleskak', '--format', 'json');
    expect(JSON.parse(json.out).points).toContainEqual(
      expect.objectContaining({ date: '2027-01-05', article: 'DSU 2002 §5g' }),
    );
  });

  it('says whom entry lists wait for, and what is to be said of an entry', async () => {
    const folder = await folderForTest(true);
    const entries = (...words: readonly string[]) =>
      run(['entries', ...words, '--data', folder, '--lang', 'en'], terminalIn(folder));
    const listed = await entries('list', '--day', '2026-12-16');
    expect(listed).toMatchObject({ exit: 0, errors: [] });
    expect(listed.out).toMatch(/19 Dec 2026 +3 days +Juleskak +christmas/);
    const { out } = await entries('list', '--day', '2026-12-20', '--format', 'json');
    expect(JSON.parse(out)).toMatchObject({
      day: '2026-12-20',
      lists: [{ event: 'christmas', left: 'one day over', article: 'DSU 2002 §64a' }],
    });
    const shown = await entries('show', 'Juleskak', '--format', 'json');
    expect(shown.exit).toBe(1);
    expect(JSON.parse(shown.out).entries).toMatchObject([
      { number: 1, name: 'Hansen, Ida', rating: 1812 },
      { number: 2, name: 'Voß, Bo; den ældre', rating: null },
    ]);
  });

  it('says what an invitation has to say, and says more in it', async () => {
    const folder = await folderForTest(true);
    const closed = await rokade(folder, 'say', 'Juleskak', 'kind=closed');
    expect(closed).toMatchObject({ exit: 0 });
    const lacking = await rokade(folder, 'invitation', 'Juleskak');
    expect(lacking).toMatchObject({ exit: 1 });
    expect(lacking.out).toContain('DSU 2002 §61b');
    await rokade(folder, 'say', 'Juleskak', 'conditions=members\\nand guests');
    await rokade(folder, 'say', 'Juleskak', 'grouping=by rating');
    await rokade(folder, 'say', 'Juleskak', 'adjourned=no game is adjourned');
    const whole = await rokade(folder, 'invitation', 'Juleskak', '--format', 'json');
    expect(whole).toMatchObject({ exit: 0 });
    expect(JSON.parse(whole.out).invitation.conditions).toBe('members\nand guests');
    for (const condition of ['king=e1', 'kind', 'kind=secret']) {
      expect(await rokade(folder, 'say', 'Juleskak', condition)).toMatchObject({ exit: 2 });
    }
    expect(await rokade(folder, 'say', 'Juleskak', 'entriesClose=soon')).toMatchObject({ exit: 1 });
  });

  it('says who owes which fee, as the API does', async () => {
    const folder = await folderForTest(true);
    const before = await rokade(folder, 'fees', 'christmas');
    expect(before).toMatchObject({ exit: 1, out: '' });
    expect(before.errors.join()).toContain('Set the entry fee first');
    await setFees(folder);
    const { out, exit } = await rokade(folder, 'fees', 'Juleskak');
    expect(exit).toBe(0);
    expect(out).toMatch(/Hansen, Ida +Brønden +Elite .*300/);
    expect(out).toMatch(/Voß, Bo; den ældre .*300/);
    const json = JSON.parse((await rokade(folder, 'fees', 'christmas', '--format', 'json')).out);
    expect(json).toMatchObject({
      event: 'christmas',
      currency: 'DKK',
      due: 60_000,
      paid: 0,
      owed: 60_000,
      fees: [{ id: 'e0', name: 'Hansen, Ida', due: 30_000, owed: 30_000, isLate: false }, {}],
    });
    expect((await rokade(folder, 'fees', 'christmas', '--format', 'csv')).out).toContain('Hansen');
  });

  it('says what it cannot do', async () => {
    const folder = await folderForTest(true);
    const unknown = await rokade(folder, 'burn');
    expect(unknown).toMatchObject({ exit: 2 });
    expect(unknown.errors.join()).toContain(
      'list, show, timeline, classes, fees, invitation, export, import, say',
    );
    expect(await rokade(folder, 'show')).toMatchObject({ exit: 2 });
    const nothing = await rokade(folder, 'show', 'easter');
    expect(nothing).toMatchObject({ exit: 1 });
    expect(nothing.errors.join()).toContain('there is no event with the address or name “easter”');
    expect(await rokade(folder, 'import', 'nothing.json')).toMatchObject({ exit: 2 });
    writeFileSync(join(folder, 'other.json'), '{"kind":"register"}');
    const other = await rokade(folder, 'import', 'other.json');
    expect(other).toMatchObject({ exit: 2 });
    expect(other.errors.join()).toMatch(/other\.json|file/i);
  });
});
