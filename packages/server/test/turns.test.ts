import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { makeTurns } from '../src/outside/turns.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const busy = new Error('busy', { cause: { code: 'store.failed', problem: 'busy' } });

/** Turns that note for whom they were taken. */
function noting() {
  const done: string[] = [];
  const turns = makeTurns<string>({
    keyOf: (name) => name,
    work: async (name) => void done.push(name),
  });
  return { done, turns };
}

it('changes that come without a pause put a turn off no longer than one does', async () => {
  const { done, turns } = noting();
  for (let changes = 0; changes < 100; changes++) {
    turns.takeAfter('a', 500);
    await vi.advanceTimersByTimeAsync(100);
  }
  expect(done.length).toBeGreaterThanOrEqual(16);
});

it('a turn is taken at the earlier of two moments', async () => {
  const { done, turns } = noting();
  turns.takeAfter('a', 60_000);
  turns.takeAfter('a', 100);
  turns.takeAfter('a', 30_000);
  await vi.advanceTimersByTimeAsync(100);
  expect(done).toEqual(['a']);
  await vi.advanceTimersByTimeAsync(120_000);
  expect(done).toEqual(['a']);
});

it('what the store does not find at the start is looked for again', async () => {
  const { done, turns } = noting();
  let failures = 2;
  turns.takeAll(async () => {
    failures -= 1;
    if (failures >= 0) throw busy;
    return ['a', 'b'];
  });
  await vi.advanceTimersByTimeAsync(59_000);
  expect(done).toEqual([]);
  await vi.advanceTimersByTimeAsync(62_000);
  expect(done).toEqual(['a', 'b']);
});

it('nothing is looked for again once all is closed', async () => {
  const { turns } = noting();
  const find = vi.fn().mockRejectedValue(busy);
  turns.takeAll(find);
  await vi.advanceTimersByTimeAsync(0);
  await turns.close();
  await vi.advanceTimersByTimeAsync(600_000);
  expect(find).toHaveBeenCalledTimes(1);
});
