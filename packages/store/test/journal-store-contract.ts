import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { JournalChange, JournalStore } from '../src/index.ts';
import { sampleEntries, tournamentId } from './sample-journal.ts';

/** A fresh, empty store and the way to open what it kept a second time (null: it keeps nothing). */
export interface StoreUnderTest {
  readonly store: JournalStore;
  readonly reopen: (() => Promise<JournalStore>) | null;
  readonly cleanUp: () => Promise<void>;
}

const autumn = tournamentId('autumn');
const spring = tournamentId('spring');

/** What every journal store must do, whatever it keeps journals in. */
export function describeJournalStore(name: string, make: () => Promise<StoreUnderTest>): void {
  describe(`journal store: ${name}`, () => {
    let made: StoreUnderTest;
    let store: JournalStore;
    beforeEach(async () => {
      made = await make();
      store = made.store;
    });
    afterEach(async () => {
      await store.close();
      await made.cleanUp();
    });

    it('gives back what was appended, in order', async () => {
      const entries = sampleEntries(autumn, 1, 5);
      expect(await store.append(autumn, 0, entries.slice(0, 3))).toEqual({ ok: true, value: 3 });
      expect(await store.append(autumn, 3, entries.slice(3))).toEqual({ ok: true, value: 5 });
      expect(await store.read(autumn, 0)).toEqual({ ok: true, value: entries });
    });

    it('reads on from a version', async () => {
      await store.append(autumn, 0, sampleEntries(autumn, 1, 5));
      expect(await store.read(autumn, 3)).toEqual({ ok: true, value: sampleEntries(autumn, 4, 5) });
      expect(await store.read(autumn, 5)).toEqual({ ok: true, value: [] });
    });

    it('tells the slower of two writers the version it finds, and keeps the faster one’s', async () => {
      await store.append(autumn, 0, sampleEntries(autumn, 1, 2));
      const [first, second] = await Promise.all([
        store.append(autumn, 2, sampleEntries(autumn, 3, 3)),
        store.append(autumn, 2, sampleEntries(autumn, 3, 4)),
      ]);
      expect(first).toEqual({ ok: true, value: 3 });
      expect(second).toEqual({
        ok: false,
        error: { code: 'store.append-conflict', actualVersion: 3 },
      });
      expect(await store.read(autumn, 0)).toEqual({ ok: true, value: sampleEntries(autumn, 1, 3) });
    });

    it('begins a journal once', async () => {
      await store.append(autumn, 0, sampleEntries(autumn, 1, 1));
      expect(await store.append(autumn, 0, sampleEntries(autumn, 1, 1))).toEqual({
        ok: false,
        error: { code: 'store.append-conflict', actualVersion: 1 },
      });
    });

    it('refuses a version that is not there yet', async () => {
      expect(await store.append(autumn, 4, sampleEntries(autumn, 5, 5))).toEqual({
        ok: false,
        error: { code: 'store.append-conflict', actualVersion: 0 },
      });
      expect(await store.read(autumn, 0)).toEqual({ ok: false, error: { code: 'store.missing' } });
    });

    it('keeps journals apart', async () => {
      await store.append(autumn, 0, sampleEntries(autumn, 1, 3));
      await store.append(spring, 0, sampleEntries(spring, 1, 2));
      expect(await store.read(spring, 0)).toEqual({ ok: true, value: sampleEntries(spring, 1, 2) });
      expect(await store.list()).toEqual({
        ok: true,
        value: [
          { id: autumn, version: 3, changedAt: sampleEntries(autumn, 3, 3)[0]?.at },
          { id: spring, version: 2, changedAt: sampleEntries(spring, 2, 2)[0]?.at },
        ],
      });
    });

    it('takes thousands of entries at once', async () => {
      const entries = sampleEntries(autumn, 1, 8000);
      expect(await store.append(autumn, 0, entries)).toEqual({ ok: true, value: 8000 });
      expect(await store.read(autumn, 0)).toEqual({ ok: true, value: entries });
    });

    it('knows an unknown journal as missing', async () => {
      const missing = { ok: false, error: { code: 'store.missing' } };
      expect(await store.read(autumn, 0)).toEqual(missing);
      expect(await store.readSound(autumn)).toEqual(missing);
      expect(await store.remove(autumn)).toEqual(missing);
    });

    it('removes a journal and nothing else', async () => {
      await store.append(autumn, 0, sampleEntries(autumn, 1, 3));
      await store.append(spring, 0, sampleEntries(spring, 1, 2));
      expect(await store.remove(autumn)).toEqual({ ok: true, value: null });
      expect(await store.read(autumn, 0)).toEqual({ ok: false, error: { code: 'store.missing' } });
      expect(await store.read(spring, 0)).toMatchObject({ ok: true });
    });

    it('tells subscribers what was written, until they leave', async () => {
      const heard: JournalChange[] = [];
      const leave = store.subscribe((change) => heard.push(change));
      const entries = sampleEntries(autumn, 1, 2);
      await store.append(autumn, 0, entries);
      await store.append(autumn, 0, entries);
      await store.remove(autumn);
      leave();
      await store.append(autumn, 0, entries);
      expect(heard).toEqual([
        { id: autumn, version: 2, entries },
        { id: autumn, version: 0, entries: [] },
      ]);
    });

    it('finds everything again when it is opened anew', async () => {
      await store.append(autumn, 0, sampleEntries(autumn, 1, 20));
      await store.append(autumn, 20, sampleEntries(autumn, 21, 21));
      if (made.reopen === null) return;
      await store.close();
      store = await made.reopen();
      expect(await store.read(autumn, 0)).toEqual({
        ok: true,
        value: sampleEntries(autumn, 1, 21),
      });
    });
  });
}
