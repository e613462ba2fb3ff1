import type { GameResult, JournalEntry, JournalEvent } from '@rokade/tournament';
import { describe, expect, it } from 'vitest';
import { commandOfEntry, isAlreadyDone, resultSince } from '../../src/lib/desk/command-of-entry.ts';
import type { QueuedResult } from '../../src/lib/desk/result-queue.ts';

const win: GameResult = { kind: 'played', white: 2, black: 0 };
const draw: GameResult = { kind: 'played', white: 1, black: 1 };
const adjourned: GameResult = { kind: 'pending', why: 'adjourned', due: '' };

const entry = (result: GameResult | null, before: GameResult | null): QueuedResult => ({
  key: 1,
  round: 3,
  board: 2,
  result,
  before,
  basedOn: 5,
  reason: '',
  confirmed: false,
  state: { kind: 'waiting', attempts: 0 },
});

const line = (event: JournalEvent): JournalEntry => ({
  version: 6,
  at: '',
  actor: { id: 'a', name: 'A' },
  reason: '',
  event,
});

const entered = (board: number, result: GameResult): JournalEntry =>
  line({ kind: 'result-entered', round: 3, board, result });

describe('commandOfEntry', () => {
  it.each([
    ['an open board', win, null, 'enter-result'],
    ['an adjourned game', win, adjourned, 'enter-result'],
    ['a board with a result', win, draw, 'correct-result'],
    ['clearing', null, win, 'correct-result'],
  ] as const)('%s', (_, result, before, kind) => {
    expect(commandOfEntry(entry(result, before))).toEqual({ kind, round: 3, board: 2, result });
  });
});

describe('what others said meanwhile', () => {
  it('is the newest thing about this board alone', () => {
    expect(resultSince({ round: 3, board: 2 }, [entered(2, win), entered(1, draw)])).toEqual(win);
    expect(resultSince({ round: 3, board: 9 }, [entered(2, win)])).toBeUndefined();
  });

  it('counts as done where it is the same', () => {
    expect(isAlreadyDone(entry(win, null), [entered(2, draw), entered(2, win)])).toBe(true);
    expect(isAlreadyDone(entry(win, null), [entered(2, win), entered(2, draw)])).toBe(false);
    expect(isAlreadyDone(entry(win, null), [])).toBe(false);
  });

  it('is not a swap of colours', () => {
    expect(
      isAlreadyDone(entry(win, null), [line({ kind: 'colours-swapped', round: 3, board: 2 })]),
    ).toBe(false);
  });
});
