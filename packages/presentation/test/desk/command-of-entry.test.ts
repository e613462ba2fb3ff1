import {
  commandOfEntry,
  isAlreadyDone,
  resultSince,
} from '@rokade/presentation/console/outbox/command-of-entry.ts';
import type { GameResult, JournalEntry, JournalEvent } from '@rokade/tournament';
import { describe, expect, it } from 'vitest';
import { queuedResult } from './queued-result.ts';

const win: GameResult = { kind: 'played', white: 2, black: 0 };
const draw: GameResult = { kind: 'played', white: 1, black: 1 };
const adjourned: GameResult = { kind: 'pending', why: 'adjourned', due: '' };

const entry = (result: GameResult | null, before: GameResult | null) =>
  queuedResult({ round: 3, board: 2, result, before });

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

const swapped = line({ kind: 'colours-swapped', round: 3, board: 2 });
const returned = line({ kind: 'returned-to', toVersion: 4 });
const withdrawn = line({ kind: 'round-withdrawn', round: 3 });

describe('what others wrote meanwhile', () => {
  it('is the newest result of this board alone, and whose', () => {
    const since = [entered(2, win), entered(1, draw)];
    expect(resultSince({ round: 3, board: 2 }, since)).toEqual({ result: win, by: 'A' });
    expect(resultSince({ round: 3, board: 9 }, since)).toBeNull();
  });

  it('counts as done where it is the same', () => {
    expect(isAlreadyDone(entry(win, null), [entered(2, draw), entered(2, win)])).toBe(true);
    expect(isAlreadyDone(entry(win, null), [entered(2, win), entered(2, draw)])).toBe(false);
    expect(isAlreadyDone(entry(win, null), [])).toBe(false);
  });

  it.each([
    ['a return took it away', [entered(2, win), returned]],
    ['the round was taken back', [entered(2, win), withdrawn]],
    ['the colours were swapped after it', [entered(2, win), swapped]],
    ['the colours were swapped before it', [swapped, entered(2, win)]],
  ])('is not known where %s', (_, since) => {
    expect(resultSince({ round: 3, board: 2 }, since)).toBeNull();
    expect(isAlreadyDone(entry(win, null), since)).toBe(false);
  });
});
