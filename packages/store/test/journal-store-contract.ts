import type { TournamentEvent } from '@rokade/tournament';
import { tournamentBook } from '@rokade/tournament';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { JournalChange, JournalStore, Storage } from '../src/index.ts';
import { countingBook, countingEntries } from './counting-book.ts';
import { erasing, sampleEntries, tournamentId, withoutNames } from './sample-journal.ts';

/**
 * A fresh, empty store, the way to open what it kept a second time, and the way to open it as another
 * process does while it is open (null: it keeps nothing).
 */
export interface StoreUnderTest {
  readonly storage: Storage;
  readonly reopen: (() => Promise<Storage>) | null;
  readonly openBeside: (() => Promise<Storage>) | null;
  readonly cleanUp: () => Promise<void>;
}

const autumn = tournamentId('autumn');
const spring = tournamentId('spring');

/** What every journal store must do, whatever it keeps journals in. */
export function describeJournalStore(name: string, make: () => Promise<StoreUnderTest>): void {
  describe(`journal store: ${name}`, () => {
    let made: StoreUnderTest;
    let storage: Storage;
    let store: JournalStore<TournamentEvent>;
    beforeEach(async () => {
      made = await make();
      storage = made.storage;
      store = storage.journals(tournamentBook);
    });
    afterEach(async () => {
      await storage.close();
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
      const version = first.ok ? 3 : 4;
      const won = { ok: true, value: version };
      const lost = {
        ok: false,
        error: { code: 'store.append-conflict', actualVersion: version },
      };
      expect([first, second]).toEqual(first.ok ? [won, lost] : [lost, won]);
      expect(await store.read(autumn, 0)).toEqual({
        ok: true,
        value: sampleEntries(autumn, 1, version),
      });
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
          {
            id: autumn,
            version: 3,
            changedAt: sampleEntries(autumn, 3, 3)[0]?.at,
            summary: null,
            archived: false,
          },
          {
            id: spring,
            version: 2,
            changedAt: sampleEntries(spring, 2, 2)[0]?.at,
            summary: null,
            archived: false,
          },
        ],
      });
    });

    it('keeps kinds of books apart, under the same id, too', async () => {
      const counting = storage.journals(countingBook);
      const heard: unknown[] = [];
      counting.subscribe((change) => heard.push(change));
      await store.append(autumn, 0, sampleEntries(autumn, 1, 3));
      await counting.append(autumn, 0, countingEntries(1, 2));
      expect(await counting.read(autumn, 0)).toEqual({ ok: true, value: countingEntries(1, 2) });
      expect(await store.read(autumn, 0)).toEqual({ ok: true, value: sampleEntries(autumn, 1, 3) });
      expect(await counting.list()).toMatchObject({ value: [{ id: autumn, version: 2 }] });
      expect(await store.list()).toMatchObject({ value: [{ id: autumn, version: 3 }] });
      await counting.remove(autumn, 2);
      expect(heard).toHaveLength(2);
      expect(await store.read(autumn, 0)).toMatchObject({ ok: true });
      expect(storage.journals(countingBook)).toBe(counting);
    });

    it('lists with each journal what its newest entries’ writer said of it', async () => {
      const summary = async () => {
        const heads = await store.list();
        return heads.ok ? heads.value.map((head) => head.summary) : heads.error;
      };
      await store.append(autumn, 0, sampleEntries(autumn, 1, 1), { name: 'Åse' });
      expect(await summary()).toEqual([{ name: 'Åse' }]);
      await store.append(autumn, 0, sampleEntries(autumn, 1, 1), { name: 'too late' });
      expect(await summary()).toEqual([{ name: 'Åse' }]);
      await store.append(autumn, 1, sampleEntries(autumn, 2, 2));
      expect(await summary()).toEqual([null]);
      await store.summarise(autumn, 1, { name: 'of an older version' });
      expect(await summary()).toEqual([null]);
      await store.summarise(autumn, 2, { name: 'made up' });
      expect(await summary()).toEqual([{ name: 'made up' }]);
    });

    it('erases what it keeps of a person, and nothing else; the chain holds', async () => {
      const erased = { ...sampleEntries(autumn, 5, 5)[0]!, event: erasing('p-2') };
      await store.append(autumn, 0, sampleEntries(autumn, 1, 4));
      await store.append(spring, 0, sampleEntries(spring, 1, 4));
      expect(await store.append(autumn, 4, [erased])).toEqual({ ok: true, value: 5 });
      await store.append(autumn, 5, sampleEntries(autumn, 6, 6));
      const journal = sampleEntries(autumn, 1, 6).map((entry) =>
        entry.version === 3 ? withoutNames(entry) : entry.version === 5 ? erased : entry,
      );
      expect(await store.read(autumn, 0)).toEqual({ ok: true, value: journal });
      expect(await store.read(autumn, 2)).toEqual({ ok: true, value: journal.slice(2) });
      expect(await store.read(spring, 0)).toEqual({ ok: true, value: sampleEntries(spring, 1, 4) });
      const sealed = await store.readSealed(autumn);
      expect(sealed.ok && [...sealed.value.beside.keys()]).toEqual([2, 4, 6]);
      expect(sealed.ok && JSON.stringify(sealed.value.chained)).not.toContain('Åse');
    });

    it('erases what is written and erased at once, and keeps what is written of them later', async () => {
      const [created, entered] = sampleEntries(autumn, 1, 2);
      const again = { ...entered!, version: 4 };
      const erased = { ...entered!, version: 3, event: erasing('p-1') };
      await store.append(autumn, 0, [created!, entered!, erased, again]);
      expect(await store.read(autumn, 0)).toEqual({
        ok: true,
        value: [created, withoutNames(entered!), erased, again],
      });
    });

    it('puts a journal away and takes it out again, and tells so; it goes on as before', async () => {
      const heard: unknown[] = [];
      const archived = async () => {
        const heads = await store.list();
        return heads.ok && heads.value[0]?.archived;
      };
      await store.append(autumn, 0, sampleEntries(autumn, 1, 2));
      store.subscribe((change) => heard.push(change));
      expect(await store.archive(autumn, true)).toEqual({ ok: true, value: null });
      expect(await archived()).toBe(true);
      await store.append(autumn, 2, sampleEntries(autumn, 3, 3));
      expect(await archived()).toBe(true);
      expect(await store.archive(autumn, false)).toEqual({ ok: true, value: null });
      expect(await archived()).toBe(false);
      expect(heard).toEqual([
        { id: autumn, version: 2, entries: [] },
        { id: autumn, version: 3, entries: sampleEntries(autumn, 3, 3) },
        { id: autumn, version: 3, entries: [] },
      ]);
      expect(await store.archive(spring, true)).toMatchObject({ error: { code: 'store.missing' } });
    });

    it('removes a journal that nobody wrote in meanwhile, remembers it, and begins it anew', async () => {
      await store.append(autumn, 0, sampleEntries(autumn, 1, 3));
      expect(await store.remove(autumn, 2)).toEqual({
        ok: false,
        error: { code: 'store.append-conflict', actualVersion: 3 },
      });
      expect(await store.remove(autumn, 3)).toEqual({ ok: true, value: null });
      expect(await store.read(autumn, 0)).toEqual({ ok: false, error: { code: 'store.removed' } });
      expect(await store.remove(autumn, 3)).toMatchObject({ error: { code: 'store.missing' } });
      expect(await store.append(autumn, 0, sampleEntries(autumn, 1, 1))).toMatchObject({
        ok: true,
      });
      expect(await store.read(autumn, 0)).toMatchObject({ ok: true });
      expect(await store.remove(autumn, 1)).toMatchObject({ ok: true });
      expect(await store.read(spring, 0)).toMatchObject({ error: { code: 'store.missing' } });
    });

    it('lets several processes append, and each hears of the others', async () => {
      if (made.openBeside === null) return;
      const other = await made.openBeside();
      const others = other.journals(tournamentBook);
      const heard: JournalChange<TournamentEvent>[] = [];
      await store.append(autumn, 0, sampleEntries(autumn, 1, 2));
      store.subscribe((change) => heard.push(change));
      expect(await others.append(autumn, 2, sampleEntries(autumn, 3, 4))).toMatchObject({
        value: 4,
      });
      expect(await store.append(autumn, 2, sampleEntries(autumn, 3, 3))).toEqual({
        ok: false,
        error: { code: 'store.append-conflict', actualVersion: 4 },
      });
      await others.append(autumn, 4, sampleEntries(autumn, 5, 5));
      await others.append(spring, 0, sampleEntries(spring, 1, 1));
      await others.remove(spring, 1);
      await expect.poll(() => heard.length, { timeout: 20_000 }).toBe(4);
      expect(heard).toEqual([
        { id: autumn, version: 4, entries: sampleEntries(autumn, 3, 4) },
        { id: autumn, version: 5, entries: sampleEntries(autumn, 5, 5) },
        // Gone before it could be read.
        { id: spring, version: 1, entries: [] },
        { id: spring, version: 0, entries: [] },
      ]);
      await other.close();
    });

    it('finds everything again when it is opened anew', async () => {
      await store.append(autumn, 0, sampleEntries(autumn, 1, 20));
      await store.append(autumn, 20, sampleEntries(autumn, 21, 21));
      if (made.reopen === null) return;
      await storage.close();
      storage = await made.reopen();
      store = storage.journals(tournamentBook);
      expect(await store.read(autumn, 0)).toEqual({
        ok: true,
        value: sampleEntries(autumn, 1, 21),
      });
    });
  });
}
