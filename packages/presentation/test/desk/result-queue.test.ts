import {
  arrivedAt,
  builtOn,
  changed,
  changesBoard,
  enqueued,
  latestFor,
  nextToSend,
  type QueuedResult,
  type ResultQueue,
  restored,
  retryDelay,
  unsaved,
  without,
} from '@rokade/presentation/console/outbox/result-queue.ts';
import type { GameResult } from '@rokade/tournament';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { queuedResult } from './queued-result.ts';

const win: GameResult = { kind: 'played', white: 2, black: 0 };
const draw: GameResult = { kind: 'played', white: 1, black: 1 };

const entry = (key: number, board: number, more: Partial<QueuedResult> = {}): QueuedResult =>
  queuedResult({ key, board, ...more });

describe('a queue of results', () => {
  it('sends one after the other, in order', () => {
    const queue = enqueued(enqueued([], entry(1, 4)), entry(2, 5));
    expect(nextToSend(queue)?.key).toBe(1);
    const sending = changed(queue, 1, { state: { kind: 'sending', attempts: 0 } });
    expect(nextToSend(sending)).toBeNull();
    expect(nextToSend(changed(sending, 1, { state: { kind: 'saved', version: 11 } }))?.key).toBe(2);
  });

  it('replaces what waits unsent for the same board', () => {
    const queue = enqueued(enqueued([], entry(1, 4)), entry(2, 4, { result: draw }));
    expect(queue.map(({ key }) => key)).toEqual([2]);
  });

  it('has the new entry come upon what the replaced one would have come upon', () => {
    const first = entry(1, 4, { before: draw, beforeBy: 'Ida', state: { kind: 'asking' } });
    const queue = enqueued([first], entry(2, 4, { before: win, result: null }));
    expect(queue).toEqual([entry(2, 4, { before: draw, beforeBy: 'Ida', result: null })]);
  });

  it('keeps nothing of an entry taken back unsent', () => {
    const taken = entry(2, 4, { before: win, result: null });
    expect(enqueued([entry(1, 4), entry(3, 5)], taken)).toEqual([entry(3, 5)]);
  });

  it('keeps what may have arrived although no answer came', () => {
    const tried = entry(1, 4, { state: { kind: 'waiting', attempts: 2 } });
    expect(enqueued([tried], entry(2, 4)).map(({ key }) => key)).toEqual([1, 2]);
  });

  it('builds a second entry for a board on the first once that is saved', () => {
    const first = entry(1, 4, { state: { kind: 'waiting', attempts: 2 } });
    const queue = enqueued(enqueued([first], entry(2, 4, { result: draw })), entry(3, 5));
    expect(builtOn(queue, first, 14).map(({ basedOn }) => basedOn)).toEqual([10, 14, 10]);
  });

  it('goes past a board that waits for an answer', () => {
    const asking = entry(1, 4, { state: { kind: 'asking' } });
    expect(nextToSend([asking, entry(2, 5)])?.key).toBe(2);
  });

  it('shows the newest entry of a board', () => {
    const tried = entry(1, 4, { state: { kind: 'sending', attempts: 1 } });
    const queue = enqueued([tried], entry(2, 4, { result: draw }));
    expect(latestFor(queue, { round: 1, board: 4 })?.result).toEqual(draw);
    expect(latestFor(queue, { round: 2, board: 4 })).toBeNull();
  });

  it('forgets an entry when the page has its version, not before', () => {
    const queue = [entry(1, 4, { state: { kind: 'saved', version: 12 } })];
    expect(arrivedAt(queue, 11)).toEqual(queue);
    expect(arrivedAt(queue, 12)).toEqual([]);
    expect(unsaved(queue)).toEqual([]);
  });

  it('sends again after a reload what had no answer', () => {
    const queue = [
      entry(1, 1, { state: { kind: 'sending', attempts: 0 } }),
      entry(2, 2, { state: { kind: 'asking' } }),
      entry(3, 3, { state: { kind: 'saved', version: 11 } }),
    ];
    expect(restored(queue).map(({ key, state }) => [key, state.kind])).toEqual([
      [1, 'waiting'],
      [2, 'waiting'],
    ]);
  });

  it('waits longer after each attempt, never more than eight seconds', () => {
    expect([0, 1, 2, 3, 4, 5, 20].map(retryDelay)).toEqual([0, 500, 1000, 2000, 4000, 8000, 8000]);
  });
});

/** What can happen to a queue while an arbiter types and a network comes and goes. */
type Happening =
  | { readonly kind: 'typed'; readonly board: number; readonly result: GameResult | null }
  | { readonly kind: 'saved' | 'lost' };

const happening: fc.Arbitrary<Happening> = fc.oneof(
  fc.record({
    kind: fc.constant('typed' as const),
    board: fc.integer({ min: 1, max: 3 }),
    result: fc.constantFrom(win, draw, null),
  }),
  fc.record({ kind: fc.constantFrom('saved' as const, 'lost' as const) }),
);

interface World {
  readonly queue: ResultQueue;
  /** What the server holds, by board. */
  readonly server: ReadonlyMap<number, GameResult | null>;
  readonly typed: ReadonlyMap<number, GameResult | null>;
  readonly lastKey: number;
}

function after(world: World, next: Happening): World {
  const resultOn = (board: number) => world.server.get(board) ?? null;
  if (next.kind === 'typed') {
    const { board, result } = next;
    const latest = latestFor(world.queue, { round: 1, board });
    const before = latest === null ? resultOn(board) : latest.result;
    if (!changesBoard(before, result)) return world;
    const key = world.lastKey + 1;
    return {
      ...world,
      lastKey: key,
      queue: enqueued(world.queue, entry(key, board, { before, result })),
      typed: new Map(world.typed).set(board, result),
    };
  }
  const sent = nextToSend(world.queue);
  if (sent === null) return world;
  const attempts = sent.state.kind === 'waiting' ? sent.state.attempts : 0;
  // What is there already is no fault; else a result is entered on an open board, corrected on another.
  const current = resultOn(sent.board);
  if (changesBoard(current, sent.result)) expect(sent.before === null).toBe(current === null);
  // A lost answer: the server may have it all the same.
  const server = new Map(world.server).set(sent.board, sent.result);
  return next.kind === 'saved'
    ? { ...world, server, queue: without(world.queue, sent.key) }
    : {
        ...world,
        server,
        queue: changed(world.queue, sent.key, {
          state: { kind: 'waiting', attempts: attempts + 1 },
        }),
      };
}

describe('whatever is typed and whenever the network fails', () => {
  it('once all is sent the server holds for each board what was typed last', () => {
    fc.assert(
      fc.property(fc.array(happening, { maxLength: 40 }), (happenings) => {
        const start: World = { queue: [], server: new Map(), typed: new Map(), lastKey: 0 };
        let world = happenings.reduce(after, start);
        while (nextToSend(world.queue) !== null) world = after(world, { kind: 'saved' });
        for (const [board, result] of world.typed) {
          expect(world.server.get(board) ?? null).toEqual(result);
        }
      }),
    );
  });
});
