import { toNumber } from '@rokade/rules';
import { makeSystem, viewStandings } from '@rokade/tournament';
import { expect, test } from 'vitest';
import { run, started, whiteWinsAll } from '../../../test/tournament/journal-driver.ts';

const season = (options: Readonly<Record<string, unknown>> = {}) =>
  whiteWinsAll(
    started(4, {
      system: makeSystem('keizer', { topValue: 4, ...options }),
      tieBreaks: ['KZR-PTS'],
      roundsPlanned: 9,
    }),
  );

const rowsOf = ({ state }: ReturnType<typeof season>) =>
  viewStandings(state).rows.map(({ player, rank, values }) => [
    player.no,
    rank,
    values.map((value) => value?.stages.map(toNumber)[0]),
  ]);

test('a Keizer tournament is ranked by Keizer points instead of points', () => {
  expect(rowsOf(season())).toEqual([
    [1, 1, [4 + 3]],
    [2, 2, [3]],
    [4, 2, [2 + 1]],
    [3, 4, [1]],
  ]);
});

test('its options count', () => {
  // After the first reckoning the places are 1, 4, 2, 3, so these are worth 10, 9, 8 and 7.
  expect(rowsOf(season({ topValue: 10, ownValue: 'left-out', lossPercent: 50 }))).toEqual([
    [1, 1, [8]],
    [4, 2, [7]],
    [2, 3, [5]],
    [3, 4, [4.5]],
  ]);
});

test('its next round is paired by that ranking, and each line of a sum has its reason', () => {
  const next = run(season(), { kind: 'pair-round' });
  const games = next.state.rounds.at(-1)?.games.map(({ white, black }) => [white, black]);
  expect(games).toEqual([
    ['p1', 'p4'],
    ['p3', 'p2'],
  ]);
  const [first] = viewStandings(season().state).rows;
  const [value] = first?.values ?? [];
  expect(value?.because?.map(({ code }) => code)).toEqual(['tie-break.keizer-own-value']);
  expect(value?.workings).toMatchObject([
    { roundNumber: 1, opponent: 2, because: [{ code: 'tie-break.keizer-of-opponents-value' }] },
  ]);
});
