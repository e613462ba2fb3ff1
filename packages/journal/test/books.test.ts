import { describe, expect, it, test } from 'vitest';
import {
  carryOn,
  conflictsWith,
  decideRequest,
  effectiveEntries,
  foldJournal,
  foldReturn,
  makeEntries,
  migrateEvent,
  type Recorded,
  statesAlong,
} from '../src/index.ts';
import { type Added, countingBook } from './counting-book.ts';

const actor = { id: 'a', name: 'Ida' };

/** A number counts, `back` returns to a version. */
const journal = (...lines: readonly (number | { readonly back: number })[]) =>
  makeEntries(
    lines.map((line): Recorded<Added>['event'] =>
      typeof line === 'number'
        ? { kind: 'added', number: line }
        : { kind: 'returned-to', toVersion: line.back },
    ),
    { version: 0, at: '2026-11-22T10:00:00.000Z', actor, reason: '' },
  );

const folds = [
  ['nothing', journal(), null],
  ['what happened', journal(1, 2, 4), 7],
  ['a return', journal(1, 2, 4, { back: 1 }), 1],
  ['what comes after it', journal(1, 2, 4, { back: 1 }, 8), 9],
  ['a return taken back', journal(1, 2, { back: 1 }, 8, { back: 2 }), 3],
  ['a return to a return', journal(1, 2, { back: 1 }, 8, { back: 3 }), 1],
] as const;

describe('a journal of any kind', () => {
  it.each(folds)('folds %s', (_, entries, sum) => {
    const folded = foldJournal(countingBook, entries);
    expect(folded).toEqual(sum === null ? null : { version: entries.length, sum });
    expect(statesAlong(countingBook, entries).at(-1) ?? null).toEqual(folded);
  });

  it('counts what no return left behind', () => {
    const counting = effectiveEntries(journal(1, 2, { back: 1 }, 8));
    expect(counting.map(({ version }) => version)).toEqual([1, 4]);
  });

  it('keeps what lasts through every return', () => {
    const book = { ...countingBook, lasts: ({ number }: Added) => number >= 100 };
    const lines = [
      ...[1, 100, 2, { back: 1 }, 200, 4, { back: 3 }, { back: 6 }, { back: 4 }],
      ...[300, { back: 9 }],
    ] as const;
    const sums = [1, 101, 103, 101, 301, 305, 303, 305, 301, 601, 601];
    const entries = journal(...lines);
    expect(statesAlong(book, entries).map(({ sum }) => sum)).toEqual(sums);
    sums.forEach((sum, index) => {
      const version = index + 1;
      expect(foldJournal(book, entries.slice(0, version))).toEqual({ version, sum });
      const line = entries[index]?.event;
      if (line?.kind !== 'returned-to') return;
      expect(foldReturn(book, entries.slice(0, index), line.toVersion)?.sum).toBe(sum);
    });
    const counting = effectiveEntries(entries, book).map(({ version }) => version);
    expect(counting).toEqual([1, 2, 5, 10]);
  });

  it('is carried on entry by entry, but not over a return', () => {
    const entries = journal(1, 2, 4);
    const before = foldJournal(countingBook, entries.slice(0, 1));
    expect(carryOn(countingBook, before, entries.slice(1))).toEqual({ version: 3, sum: 7 });
    expect(carryOn(countingBook, before, journal(1, { back: 1 }).slice(1))).toBeNull();
  });

  it('takes an old event through every later format', () => {
    const old = { kind: 'added', number: 1 };
    expect(migrateEvent(countingBook, old, 1)).toEqual({ ...old, first: true, second: true });
    expect(migrateEvent(countingBook, old, 2)).toEqual({ ...old, second: undefined });
    expect(migrateEvent(countingBook, old, 3)).toBe(old);
  });
});

describe('a request', () => {
  const state = { version: 3, sum: 20 };
  const earlier = { version: 1, sum: 1 };
  const returnTo = (toVersion: number) => ({ kind: 'return-to', toVersion }) as const;
  const plain = { reason: '', confirmed: false };

  it('of its own is for the book to decide', () => {
    const command = { kind: 'add', number: 2 } as const;
    const decided = decideRequest(countingBook, state, { ...plain, command }, null);
    expect(decided).toEqual({ ok: true, value: [{ kind: 'added', number: 2 }] });
    const refused = { ...command, number: -1 };
    expect(decideRequest(countingBook, state, { ...plain, command: refused }, null)).toEqual({
      ok: false,
      error: { code: 'count.negative' },
    });
  });

  it('to return asks the book for objections alone', () => {
    const request = { ...plain, command: returnTo(1) };
    expect(decideRequest(countingBook, state, request, earlier)).toEqual({
      ok: false,
      error: { code: 'count.asks' },
    });
    expect(decideRequest(countingBook, state, { ...request, confirmed: true }, earlier)).toEqual({
      ok: true,
      value: [{ kind: 'returned-to', toVersion: 1 }],
    });
  });

  it.each([0, 3, 4, 1.5, Number.NaN])('cannot return from version 3 to %d', (version) => {
    const request = { ...plain, command: returnTo(version) };
    expect(decideRequest(countingBook, state, request, earlier)).toEqual({
      ok: false,
      error: { code: 'journal.unknown-version', version },
    });
  });

  it('cannot return where nothing was written', () => {
    const request = { ...plain, command: returnTo(1) };
    expect(decideRequest(countingBook, null, request, null).ok).toBe(false);
  });
});

test.each([
  ['nothing new', 2, journal(), false],
  ['something else', 2, journal(1), false],
  ['what it rests on', 2, journal(1, 2), true],
  ['a return', 2, journal({ back: 1 }), true],
] as const)('after %s', (_, number, since, stops) => {
  expect(conflictsWith(countingBook, { kind: 'add', number }, since)).toBe(stops);
});

test('a return is stopped by whatever was written', () => {
  const command = { kind: 'return-to', toVersion: 1 } as const;
  expect(conflictsWith(countingBook, command, journal(1))).toBe(true);
  expect(conflictsWith(countingBook, command, journal())).toBe(false);
});
