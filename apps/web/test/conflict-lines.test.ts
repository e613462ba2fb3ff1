import { playersConflicts } from '@rokade/presentation/console/notices/conflict-lines.ts';
import { translator } from '@rokade/texts/all';
import { emptyDetails, parsePlayerId, usualSettings } from '@rokade/tournament';
import { expect, it } from 'vitest';
import { carryOut, idOf, memoryApplication } from './memory-application.ts';

const t = translator('en');

it('says to somebody that they are arbiter of what they play in, and to nobody else there', async () => {
  const app = await memoryApplication();
  const id = idOf('autumn');
  const settings = {
    ...usualSettings,
    name: 'Autumn',
    group: 'A',
    federation: 'DEN',
    arbiters: ['IA Ida Alm'],
  };
  const players = ['Alm, Ida', 'Bo, Eva'].map((name, place) => {
    const player = parsePlayerId(`p${place}`);
    if (player === null) throw new Error('no id');
    return { id: player, details: { ...emptyDetails, name } };
  });
  await carryOut(
    app,
    id,
    { kind: 'create-tournament', id, settings },
    { kind: 'enter-players', players },
  );
  const state = await app.tournaments.get(id);
  if (!state.ok) throw new Error(state.error.code);
  const linesOf = (place: number) => {
    const player = state.value.players[place];
    return player === undefined ? [] : playersConflicts({ t }, [{ t: state.value, player }]);
  };
  expect(linesOf(0)).toEqual([expect.stringMatching(/^Autumn, A: IA Ida Alm, .*, plays too.*§6/)]);
  expect(linesOf(1)).toEqual([]);
});
