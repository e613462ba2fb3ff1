import { type ContestId, emptyContestValues, emptyEntryValues } from '@rokade/club';
import { type EventCommand, type EventId, emptyEventValues } from '@rokade/event';
import { entriesOf } from '@rokade/presentation/desks/club/entries-of.ts';
import { ruleSetsOf } from '@rokade/rules';
import type { Session } from '@rokade/server';
import { freePlayRows } from '@rokade/tables';
import { emptyDetails, type PlayerId, usualSettings } from '@rokade/tournament';
import { describe, expect, it } from 'vitest';
import { carryOut, ida, idOf, memoryApplication } from './memory-application.ts';
import { loadPage } from './page-room.ts';

const people = [
  { id: 'a', name: 'Åberg, Bo', club: 'Sydøst', birthDate: '' },
  { id: 'b', name: 'Dam, Eli', club: 'Sydøst', birthDate: '2001' },
  { id: 'c', name: 'Eli Dam', club: 'Brønshøj', birthDate: '1958' },
];
const names = ['Dam, Eli (Sydøst)', 'Eli Dam (Brønshøj)', 'Åberg, Bo'];

const event = 'open' as EventId;
const group = idOf('open-a');
const session: Session = {
  accountId: 'ida',
  name: 'Ida Hansen',
  csrf: 'a token',
  rights: [
    { role: 'owner', for: { kind: 'organisation', organisation: 'own' } },
    ...[event, group].map((id) => {
      return { role: 'chief-arbiter', for: { kind: 'event', event: id } } as const;
    }),
  ],
};

/** An event of three people, two of one name, of whom one plays in a group already. */
async function hall() {
  const app = await memoryApplication();
  await carryOut(
    app,
    group,
    { kind: 'create-tournament', id: group, settings: { ...usualSettings, name: 'A', group: 'A' } },
    {
      kind: 'enter-players',
      players: people.map(({ id, ...values }) => ({
        id: id as PlayerId,
        missed: [],
        listed: {},
        details: { ...emptyDetails, ...values },
      })),
    },
  );
  const entrants = people.map(({ id, ...values }) => ({
    id,
    group: null,
    values: { ...emptyDetails, ...values },
  }));
  const commands = [
    { kind: 'make-event', id: event, values: { ...emptyEventValues, name: 'Open' } },
    { kind: 'enter-entrants', entrants },
    { kind: 'add-group', group },
  ];
  for (const [basedOn, command] of commands.entries()) {
    const request = { basedOn, command: command as EventCommand, reason: '', confirmed: true };
    const done = await app.events.execute(event, request, ida);
    if (!done.ok) throw new Error(JSON.stringify(done.error));
  }
  return app;
}

interface Named {
  readonly name: string;
}

describe('two of one name are told apart', () => {
  const named = (rows: unknown) => (rows as readonly Named[]).map(({ name }) => name).toSorted();

  it.each([
    ['entries', ({ entrants }) => entrants],
    ['entries/office', ({ rows }) => rows],
    ['entries/office', ({ ratings }) => ratings],
    ['money', ({ fees }) => fees],
    [
      'check-in',
      ({ doors }) =>
        (doors as { rows: { player: Named }[] }[]).flatMap((one) =>
          one.rows.map(({ player }) => player),
        ),
    ],
  ] as readonly (readonly [string, (data: Readonly<Record<string, unknown>>) => unknown])[])(
    'in %s of an event',
    async (page, rowsOf) => {
      const app = await hall();
      const route = `/console/events/[event]/${page}`;
      const { status, data } = await loadPage(app, session, { route, params: { event } });
      expect([status, named(rowsOf(data))]).toEqual([200, names]);
    },
  );

  it('in the tables and pickers of a competition, which stand in the alphabet', async () => {
    const app = await memoryApplication();
    const id = 'aar' as ContestId;
    const values = { ...emptyContestValues, name: 'Friparti' };
    const commands = [
      {
        kind: 'make-contest',
        id,
        format: 'free-play',
        rules: ruleSetsOf('free-play')[0],
        seed: 'frø',
        values,
      },
      ...people.map((one) => ({
        kind: 'enter-entry',
        entry: one.id,
        rating: null,
        day: '2026-01-01',
        values: { ...emptyEntryValues, name: one.name, born: one.birthDate },
      })),
    ];
    for (const [basedOn, command] of commands.entries()) {
      const request = { basedOn, command, reason: '', confirmed: true };
      const done = await app.contests.execute(id, request as never, ida);
      if (!done.ok) throw new Error(JSON.stringify(done.error));
    }
    const found = await app.contests.get(id);
    if (!found.ok) throw new Error(found.error.code);
    const called = ['Dam, Eli (2001)', 'Eli Dam (1958)', 'Åberg, Bo'];
    expect(named(freePlayRows(found.value))).toEqual(called);
    const inDanish = entriesOf(found.value, 'da').map(({ text }) => text);
    expect(inDanish).toEqual(called);
    const inEnglish = entriesOf(found.value, 'en', ['b', 'a']).map(({ text }) => text);
    expect(inEnglish).toEqual(['Åberg, Bo', 'Dam, Eli (2001)']);
  });
});
