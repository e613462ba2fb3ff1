import type { Command, GameResult } from '@rokade/tournament';
import { describe, expect, test } from 'vitest';
import {
  type Driver,
  refusalOf,
  run,
  runConfirmed,
  started,
} from '../../../test/tournament/journal-driver.ts';

const won: GameResult = { kind: 'played', white: 2, black: 0 };
const drawn: GameResult = { kind: 'played', white: 1, black: 1 };

const enter = (board: number, result: GameResult): Command => ({
  kind: 'enter-result',
  round: 1,
  board,
  result,
});
const correct = (board: number, result: GameResult | null): Command => ({
  kind: 'correct-result',
  round: 1,
  board,
  result,
});
const verify = (results: readonly (readonly [number, GameResult])[], differences = 0): Command => ({
  kind: 'verify-round',
  round: 1,
  results: results.map(([board, result]) => ({ board, result })),
  differences,
});

const verifiedIn = ({ state }: Driver) => state.rounds[0]?.verified ?? null;

/** Six players, of whose three games two are over. */
const played = (): Driver => run(started(6), enter(1, won), enter(2, drawn));

describe('results compared with the slips', () => {
  test('are confirmed by name, with how many and what differed', () => {
    const done = run(
      played(),
      verify(
        [
          [2, drawn],
          [1, won],
        ],
        1,
      ),
    );
    expect(verifiedIn(done)).toMatchObject({
      by: 'Bo Møller',
      boards: [1, 2],
      of: 3,
      differences: 1,
      changed: [],
    });
    expect(done.entries.at(-1)?.event.kind).toBe('round-verified');
  });

  test.each([
    ['another result', [[1, drawn]], [1]],
    [
      'a board without one',
      [
        [1, won],
        [3, won],
      ],
      [3],
    ],
    ['a board that is not there', [[4, won]], [4]],
  ] as const)('are not confirmed as %s', (_, results, boards) => {
    const refusal = refusalOf(played(), verify(results));
    expect(refusal).toEqual({ code: 'verification.differs', round: 1, boards });
  });

  test('say what was written after that', () => {
    const done = run(
      played(),
      verify([
        [1, won],
        [2, drawn],
      ]),
    );
    const changed = run(done, correct(2, won), enter(3, won), correct(2, drawn));
    expect(verifiedIn(changed)?.changed).toEqual([2]);
    const swapped = run(changed, { kind: 'swap-colours', round: 1, board: 1 });
    expect(verifiedIn(swapped)?.changed).toEqual([1, 2]);
  });

  test('are confirmed anew by whoever compares them again', () => {
    const before = run(played(), verify([[1, won]]), correct(1, drawn));
    const again = run(before, verify([[1, drawn]]));
    expect(verifiedIn(again)).toMatchObject({ boards: [1], changed: [] });
  });

  test('go with a round that is taken back, and come back with it', () => {
    const done = run(played(), verify([[1, won]]));
    const back = runConfirmed(done, { kind: 'unpublish-round' });
    expect(back.state.rounds).toEqual([]);
    const undone = run(back, { kind: 'return-to', toVersion: done.entries.length });
    expect(verifiedIn(undone)).toMatchObject({ boards: [1] });
  });

  test('are those of a round that is out', () => {
    const draft = run(played(), enter(3, won), { kind: 'pair-round' });
    const command = { ...verify([[1, won]]), round: 2 } as Command;
    expect(refusalOf(draft, command).code).toBe('round.not-published');
    expect(refusalOf(draft, { ...command, round: 3 } as Command).code).toBe('round.unknown');
  });
});
