import { emptyDetails, type PlayerId, usualSettings } from '@rokade/tournament';
import { expect, it } from 'vitest';
import { relatedTournaments } from '../src/lib/server/tournaments/related-tournaments.ts';
import { carryOut, idOf, memoryApplication } from './memory-application.ts';

it('of the tournaments that go with one a reader is told those that they may see', async () => {
  const app = await memoryApplication();
  const [first, final] = [idOf('first'), idOf('final')];
  const settings = { ...usualSettings, name: 'First' };
  const origin = { kind: 'stage', tournaments: [first] } as const;
  await carryOut(app, first, { kind: 'create-tournament', id: first, settings });
  const made = { ...settings, name: 'Final', origin };
  const players = [{ id: 'p1' as PlayerId, details: { ...emptyDetails, name: 'Alm, Ida' } }];
  await carryOut(
    app,
    final,
    { kind: 'create-tournament', id: final, settings: made },
    { kind: 'enter-players', players },
  );
  const of = async (id: typeof first, sees: boolean) => {
    const found = await app.tournaments.get(id);
    if (!found.ok) throw new Error(found.error.code);
    const { from, stages } = await relatedTournaments(app, found.value, () => sees);
    return [...from, ...stages].map(({ label }) => label);
  };
  expect([await of(first, true), await of(final, true)]).toEqual([['Final'], ['First']]);
  expect([await of(first, false), await of(final, false)]).toEqual([[], []]);
});
