import { viewCrosstable, viewStandings } from '@rokade/tournament';
import { describe, expect, test } from 'vitest';
import { run, started } from '../../../test/tournament/journal-driver.ts';
import { scoredPlayers } from '../src/questions/records.ts';
import { oncePerState } from '../src/state/once-per-state.ts';

const win = { kind: 'played', white: 2, black: 0 } as const;
const enter = (board: number) => ({ kind: 'enter-result', round: 1, board, result: win }) as const;

describe('a view', () => {
  test('is computed once for a state, and anew for the next', () => {
    const before = run(started(4), enter(1));
    const standings = viewStandings(before.state);
    expect(viewStandings(before.state, 1)).toBe(standings);
    expect(viewCrosstable(before.state)).toBe(viewCrosstable(before.state));
    const after = run(before, enter(2));
    expect(viewStandings(after.state).rows.map(({ halfPoints }) => halfPoints)).toEqual([
      2, 2, 0, 0,
    ]);
    expect(viewStandings(before.state)).toBe(standings);
  });

  test('is kept for the rounds that were looked at last', () => {
    const computed: number[] = [];
    const look = oncePerState((_, round: number) => computed.push(round));
    const { state } = started(4);
    for (const round of [1, 2, 3, 4, 1, 5, 1, 2]) look(state, round);
    expect(computed).toEqual([1, 2, 3, 4, 5, 2]);
    look({ ...state }, 1);
    expect(computed).toHaveLength(7);
  });

  test('counts players once for each way of counting', () => {
    const { state } = run(started(4), enter(1));
    const counted = scoredPlayers(state, 1);
    expect(scoredPlayers(state, 1, { points: { ...state.settings.scoring } })).toBe(counted);
    const others = [
      scoredPlayers(state, 0),
      scoredPlayers(state, 1, { openGames: 'draw' }),
      ...(['win', 'draw', 'loss'] as const).map((worth) =>
        scoredPlayers(state, 1, { points: { ...state.settings.scoring, [worth]: 3 } }),
      ),
    ];
    expect(new Set([counted, ...others]).size).toBe(6);
  });
});
