import type { TextStorage } from '@rokade/presentation/console/outbox/kept-unsent.ts';
import { keepQueue, takeKeptQueues } from '@rokade/presentation/console/outbox/queue-storage.ts';
import { describe, expect, it } from 'vitest';
import { queuedResult } from './queued-result.ts';

function storage(): TextStorage & { readonly texts: Map<string, string> } {
  const texts = new Map<string, string>();
  return {
    texts,
    get length() {
      return texts.size;
    },
    key: (index) => [...texts.keys()][index] ?? null,
    getItem: (key) => texts.get(key) ?? null,
    setItem: (key, value) => void texts.set(key, value),
    removeItem: (key) => void texts.delete(key),
  };
}

const waiting = queuedResult({
  key: 7,
  round: 2,
  board: 5,
  state: { kind: 'sending', attempts: 1 },
});

describe('unsent results in the browser', () => {
  it('come back after a reload of the same tab', () => {
    const kept = storage();
    keepQueue(kept, { tournament: 't', tab: 'one', now: 1000 }, [waiting]);
    const back = takeKeptQueues(kept, { tournament: 't', tab: 'one', now: 1500 });
    expect(back).toEqual([{ ...waiting, key: 1, state: { kind: 'waiting', attempts: 1 } }]);
  });

  it('come back from a version that kept no names', () => {
    const kept = storage();
    const { white, black, beforeBy, incident, ...older } = waiting;
    kept.setItem('rokade-desk-t-one', JSON.stringify({ at: 1, queue: [older] }));
    const [back] = takeKeptQueues(kept, { tournament: 't', tab: 'one', now: 2 });
    expect(back).toMatchObject({ board: 5, white: '', black: '', beforeBy: '', incident: null });
  });

  it('are taken over from a tab that was closed, not from one that lives', () => {
    const kept = storage();
    keepQueue(kept, { tournament: 't', tab: 'one', now: 1000 }, [waiting]);
    expect(takeKeptQueues(kept, { tournament: 't', tab: 'two', now: 5000 })).toEqual([]);
    expect(takeKeptQueues(kept, { tournament: 't', tab: 'two', now: 12_000 })).toHaveLength(1);
    expect(takeKeptQueues(kept, { tournament: 't', tab: 'three', now: 30_000 })).toEqual([]);
  });

  it('stay with their tournament', () => {
    const kept = storage();
    keepQueue(kept, { tournament: 'a', tab: 'one', now: 1000 }, [waiting]);
    expect(takeKeptQueues(kept, { tournament: 'b', tab: 'one', now: 99_000 })).toEqual([]);
  });

  it('leave nothing behind once all is saved', () => {
    const kept = storage();
    const place = { tournament: 't', tab: 'one', now: 1000 };
    keepQueue(kept, place, [waiting]);
    keepQueue(kept, place, []);
    expect(kept.texts.size).toBe(0);
  });

  it.each(['', 'no json', '[]', '{"at":1}', '{"at":1,"queue":[1,null,{}]}'])(
    'are empty where %j is kept',
    (text) => {
      const kept = storage();
      kept.setItem('rokade-desk-t-one', text);
      expect(takeKeptQueues(kept, { tournament: 't', tab: 'one', now: 1 })).toEqual([]);
    },
  );
});
