import type { PrizePlan } from '@rokade/rules';
import { type PlayerId, tournamentEvent } from '@rokade/tournament';
import { expect, test } from 'vitest';
import { schemaOf } from '../src/shapes/schema-of.ts';
import { applicationForTest, carryOut, playerId, startTournament } from './sample-tournament.ts';

const plan: PrizePlan<PlayerId> = {
  currency: 'DKK',
  year: 2026,
  ties: 'half-and-half',
  perPlayer: 'better',
  roundTo: 50,
  decisions: [{ by: 'lot', players: [playerId(1), playerId(2)] }],
  lists: [
    {
      name: 'Præmier',
      who: [
        { kind: 'rating', from: null, to: 1799 },
        { kind: 'seniors', fromAge: 60 },
        { kind: 'listed', players: [playerId(1)] },
      ],
      ties: 'undivided',
      besides: true,
      prizes: [{ money: 50000, honour: 'Pokal' }],
    },
  ],
};

test('prizes leave with the journal and come back with it', async () => {
  const app = await applicationForTest();
  const id = await startTournament(app);
  await carryOut(app, id, { kind: 'set-prizes', prizes: { plan, visible: true } });
  const exported = await app.tournaments.exportJson(id);
  const other = await applicationForTest();
  const taken = await other.tournaments.importJson(exported.ok ? exported.value : '');
  expect(taken).toEqual({ ok: true, value: id });
  const state = await other.tournaments.get(id);
  expect(state.ok && state.value.prizes).toEqual({ plan, visible: true });
});

test.each([
  ['half an øre', { ...plan, roundTo: 0.5 }],
  ['a currency that is none', { ...plan, currency: 'XYZ' }],
  ['a rule for ties that is none', { ...plan, ties: 'by-lot' }],
  ['something besides', { ...plan, note: '' }],
  [
    'a condition without its age',
    { ...plan, lists: [{ ...plan.lists[0], who: [{ kind: 'juniors' }] }] },
  ],
])('%s is no entry of a journal', (_, wrong) => {
  const event = { kind: 'prizes-set', prizes: { plan: wrong, visible: true } };
  expect(schemaOf(tournamentEvent).safeParse(event).success).toBe(false);
});

test('an imported plan that names a player who is not there is refused', async () => {
  const app = await applicationForTest();
  const id = await startTournament(app);
  await carryOut(app, id, { kind: 'set-prizes', prizes: { plan, visible: false } });
  const exported = await app.tournaments.exportJson(id);
  const text = exported.ok ? exported.value : '';
  const other = await applicationForTest();
  const taken = await other.tournaments.importJson(
    text.replaceAll('"players":["p1"]', '"players":["p9"]'),
  );
  expect(taken).toMatchObject({ ok: false, error: { code: 'import.invalid' } });
});
