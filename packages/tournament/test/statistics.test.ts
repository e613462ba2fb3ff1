import type { GameResult } from '@rokade/tournament';
import { viewStatistics } from '@rokade/tournament';
import { describe, expect, it } from 'vitest';
import { playerId, run, started } from '../../../test/tournament/journal-driver.ts';

const played = (white: number, black: number): GameResult => ({ kind: 'played', white, black });

/** Round 1 of nine, with a result of each kind: four boards and a bye. */
const results: readonly GameResult[] = [
  played(2, 0),
  played(0, 2),
  played(1, 1),
  { kind: 'forfeit', absent: 'black', notice: false },
];

const state = results.reduce(
  (now, result, index) => run(now, { kind: 'enter-result', round: 1, board: index + 1, result }),
  started(9),
).state;

describe('a tournament in numbers', () => {
  const view = viewStatistics(state, 1);

  it('counts results by colour, round by round and together', () => {
    const counts = { games: 3, whiteWins: 1, draws: 1, blackWins: 1, decided: 0, unplayed: 1 };
    expect(view.rounds).toEqual([{ round: 1, ...counts, open: 0, byes: 1, whiteShare: 50 }]);
    expect(view.total).toEqual({ ...view.rounds[0], round: null });
    expect(view.byes).toEqual([{ bye: 'pairing-allocated', times: 1 }]);
  });

  it('keeps what an arbiter decided apart from wins and draws, and games put off among the open', () => {
    const decided = run(started(4), {
      kind: 'enter-result',
      round: 1,
      board: 2,
      result: { kind: 'pending', why: 'adjourned', due: '' },
    }).state;
    expect(viewStatistics(decided, 1).total).toMatchObject({ games: 0, open: 2, whiteShare: null });
  });

  it('names the games that the lower rated player won, the greatest difference first', () => {
    const [first] = view.upsets;
    const games = state.rounds[0]?.games ?? [];
    const won = games.filter(({ result }) => result?.kind === 'played' && result.white !== 1);
    const ratingOf = (id: string) =>
      state.players.find((player) => player.id === id)?.details.rating ?? 0;
    const upsets = won.filter(({ white, black, result }) => {
      const winner = result?.kind === 'played' && result.white === 2 ? white : black;
      return ratingOf(winner) < ratingOf(winner === white ? black : white);
    });
    expect(view.upsets).toHaveLength(upsets.length);
    expect(first?.difference).toBe((first?.loser.rating ?? 0) - (first?.winner.rating ?? 0));
  });

  it('adds up clubs, where there are two at least', () => {
    expect(view.clubs).toEqual([]);
    const moved = run(started(4), {
      kind: 'change-player',
      player: playerId('p1'),
      changes: { club: 'Vejle', rating: 1700 },
    }).state;
    expect(viewStatistics(moved, 1).clubs).toEqual([
      { name: 'Vejle', players: 1, halfPoints: 0, average: 0, rating: 1700 },
      { name: 'Aalborg', players: 3, halfPoints: 0, average: 0, rating: 1970 },
    ]);
  });
});
