import { type Contest, type ContestId, emptyContestValues } from '@rokade/club';
import type { Application } from '@rokade/server';
import { emptyDetails, type PlayerId, usualSettings } from '@rokade/tournament';
import { describe, expect, it } from 'vitest';
import { eveningPlayed, eveningsToTake } from '../src/lib/server/club/evening-played.ts';
import { carryOut, ida, idOf, memoryApplication } from './memory-application.ts';

const contestId = 'lyn' as ContestId;
const tournament = idOf('lynaften');
const day = '2026-03-06';

/** A blitz year with Ida and Bo, Ida by her person, and an evening that is planned. */
const ofYear = [
  {
    kind: 'make-contest',
    id: contestId,
    format: 'blitz-year',
    rules: 'tempelhof-2018',
    seed: 'frø',
    values: { ...emptyContestValues, name: 'Lyn 2026' },
  },
  ...[
    { entry: 'ida', values: { name: 'Alm, I.', born: '', person: 'person-1' } },
    { entry: 'bo', values: { name: 'bech, bo', born: '', person: '' } },
  ].map((entry) => ({ kind: 'enter-entry', ...entry, rating: null, day: '2026-01-01' })),
  {
    kind: 'note-act',
    act: {
      kind: 'leg-planned',
      leg: 'marts',
      what: 'monthly',
      name: '',
      organiser: null,
      on: day,
      votesFor: 0,
      votesAgainst: 0,
      day: '2026-01-01',
    },
  },
];

const names = ['Alm, Ida', 'Gran, Ole', 'Bech, Bo', 'Holt, Eva'];

/** A round between those two and two others; White wins. */
async function play(app: Application): Promise<void> {
  const players = names.map((name, index) => ({
    id: `p${index}` as PlayerId,
    details: { ...emptyDetails, name, person: index === 0 ? 'person-1' : '' },
  }));
  const result = { kind: 'played', white: 2, black: 0 } as const;
  await carryOut(
    app,
    tournament,
    { kind: 'create-tournament', id: tournament, settings: { ...usualSettings, name: 'Marts' } },
    { kind: 'enter-players', players },
    { kind: 'set-draw-numbers', order: players.map(({ id }) => id) },
    { kind: 'pair-round' },
    { kind: 'publish-round' },
    ...[1, 2].map((board) => ({ kind: 'enter-result', round: 1, board, result }) as const),
  );
}

async function hall() {
  const app = await memoryApplication();
  await play(app);
  for (const [basedOn, command] of ofYear.entries()) {
    const request = { basedOn, command, reason: '', confirmed: true };
    const done = await app.contests.execute(contestId, request as never, ida);
    expect(done).toMatchObject({ ok: true });
  }
  const scope = { kind: 'organisation', organisation: app.organisation };
  const rights = [{ role: 'owner', for: scope }];
  const session = { rights, csrf: 'c', accountId: 'a', name: 'Ida' };
  const locals = { app, session, belongings: new Map(), t: (key: string) => key };
  return { app, locals: locals as unknown as App.Locals };
}

async function contestOf(app: Application): Promise<Contest> {
  const found = await app.contests.get(contestId);
  if (!found.ok) throw new Error(found.error.code);
  return found.value;
}

const look = async (locals: App.Locals) =>
  eveningPlayed(
    locals,
    await contestOf(locals.app),
    new URLSearchParams({ take: 'marts', from: tournament }),
  );

describe('an evening that was played as a tournament', () => {
  it('is offered, and stands in the form, by person, by name and with strangers', async () => {
    const { app, locals } = await hall();
    const unplayed = idOf('unplayed');
    const settings = { ...usualSettings, name: 'April' };
    await carryOut(app, unplayed, { kind: 'create-tournament', id: unplayed, settings });
    expect(await eveningsToTake(locals, await contestOf(app))).toEqual([
      { value: 'lynaften', text: 'Marts' },
    ]);
    const played = await look(locals);
    expect(played).toMatchObject({ games: '1', system: 'swiss' });
    expect(played?.results).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ entry: 'ida', guest: false }),
        expect.objectContaining({ entry: 'bo', guest: false }),
      ]),
    );
    expect(played?.strangers.map(({ name }) => name).toSorted()).toEqual([
      'Gran, Ole',
      'Holt, Eva',
    ]);
  });

  it('is shown to nobody who does not see the tournament', async () => {
    const { locals } = await hall();
    const without = { ...locals, session: { ...locals.session, rights: [] } };
    expect(await look(without as unknown as App.Locals)).toBeNull();
  });
});
