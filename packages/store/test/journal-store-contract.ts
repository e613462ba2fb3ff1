import type { TournamentEvent } from '@rokade/tournament';
import { tournamentBook } from '@rokade/tournament';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  everyBook,
  type JournalChange,
  type JournalStore,
  type Listing,
  type ListMarks,
  type ListQuestion,
  type Seen,
  type Storage,
} from '../src/index.ts';
import { countingBook, countingEntries } from './counting-book.ts';
import { erasing, sampleEntries, tournamentId, withoutNames } from './sample-journal.ts';

/**
 * A fresh, empty store, a function that opens its content a second time, and one that opens it as
 * another process does while it is open (null: the store keeps nothing).
 */
export interface StoreUnderTest {
  readonly storage: Storage;
  readonly reopen: (() => Promise<Storage>) | null;
  readonly openBeside: (() => Promise<Storage>) | null;
  readonly cleanUp: () => Promise<void>;
}

/** The facts on a book in lists and searches. */
const listing = (name: string, marks: Partial<ListMarks> = {}): Listing => ({
  summary: { name },
  marks: { format: 1, words: name, state: '', day: '', isPublic: false, ties: [], ...marks },
});

const seen = (some: Partial<Seen>): Seen => ({
  isPublic: false,
  ids: [],
  organisations: [],
  ...some,
});

const autumn = tournamentId('autumn');
const spring = tournamentId('spring');

/** The checks that every journal store must pass, whatever it keeps journals in. */
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
            organisation: 'own',
            handedTo: [],
          },
          {
            id: spring,
            version: 2,
            changedAt: sampleEntries(spring, 2, 2)[0]?.at,
            summary: null,
            archived: false,
            organisation: 'own',
            handedTo: [],
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
      await store.append(autumn, 0, sampleEntries(autumn, 1, 1), listing('Åse'));
      expect(await summary()).toEqual([{ name: 'Åse' }]);
      await store.append(autumn, 0, sampleEntries(autumn, 1, 1), listing('too late'));
      expect(await summary()).toEqual([{ name: 'Åse' }]);
      await store.append(autumn, 1, sampleEntries(autumn, 2, 2));
      expect(await summary()).toEqual([null]);
      await store.summarise([{ id: autumn, version: 1, listing: listing('of an older version') }]);
      expect(await summary()).toEqual([null]);
      await store.summarise([{ id: autumn, version: 2, listing: listing('made up') }]);
      expect(await summary()).toEqual([{ name: 'made up' }]);
    });

    describe('a list by pages', () => {
      const marks: Readonly<Record<string, Partial<ListMarks>>> = {
        autumn: { words: 'autumn open arhus', state: 'running', day: '2026-11-20', isPublic: true },
        easter: { words: 'easter cup', state: 'finished', day: '2026-04-03', ties: ['event Cup'] },
        spring: { words: 'spring open', state: 'finished', day: '2026-03-01', isPublic: true },
        winter: { words: '100% winter', state: 'upcoming', ties: ['event Cup 2', 'from easter'] },
      };
      const names = Object.keys(marks);
      beforeEach(async () => {
        for (const [index, name] of names.entries()) {
          const entries = sampleEntries(tournamentId(name), 1, index + 1);
          await store.append(name, 0, entries, listing(name, marks[name]));
        }
        await storage.journals(countingBook).append('autumn', 0, countingEntries(1, 1));
      });
      const ask = async (question: Partial<ListQuestion>) => {
        const page = await store.page({ ...everyBook, ...question });
        if (!page.ok) throw new Error(page.error.code);
        return page.value;
      };
      const found = async (question: Partial<ListQuestion>) =>
        (await ask(question)).heads.map(({ id }) => id);

      const questions: readonly (readonly [string, Partial<ListQuestion>, readonly string[]])[] = [
        ['all of the kind, by id', {}, names],
        ['by a word', { words: ['open'] }, ['autumn', 'spring']],
        ['by all the words, in any order', { words: ['arhus', 'open'] }, ['autumn']],
        ['by what is a sign to the database', { words: ['0%'] }, ['winter']],
        ['not by a sign as if it stood for any', { words: ['e%r'] }, []],
        ['not by an underline as if it were any letter', { words: ['a_tumn'] }, []],
        ['by what they do', { states: ['running', 'upcoming'] }, ['autumn', 'winter']],
        ['none that does one of nothing', { states: [] }, []],
        ['those put away', { archived: true }, []],
        ['from a day on', { since: '2026-04-03' }, ['autumn', 'easter']],
        ['until a day, those with one', { until: '2026-04-03' }, ['easter', 'spring']],
        ['by what they have in common, whole', { tie: 'event Cup' }, ['easter']],
        ['by another thing in common', { tie: 'from easter' }, ['winter']],
        ['public ones', { only: seen({ isPublic: true }) }, ['autumn', 'spring']],
        ['those named', { only: seen({ ids: ['winter'] }) }, ['winter']],
        [
          'public ones and those named',
          { only: seen({ isPublic: true, ids: ['winter', 'nothing'] }) },
          ['autumn', 'spring', 'winter'],
        ],
        ['none that is nothing', { only: seen({}) }, []],
        ['the newest day first', { order: 'newest-day' }, ['autumn', 'easter', 'spring', 'winter']],
        ['the oldest day first', { order: 'oldest-day' }, ['winter', 'spring', 'easter', 'autumn']],
        [
          'the last changed first',
          { order: 'newest-change' },
          ['winter', 'spring', 'easter', 'autumn'],
        ],
      ];
      it.each(questions)('finds %s', async (_, question, ids) => {
        expect(await found(question)).toEqual(ids);
      });

      it('goes on where the page before ended, in every order, and counts all pages', async () => {
        for (const order of ['id', 'newest-day', 'oldest-day', 'newest-change'] as const) {
          const whole = await found({ order });
          const seen: string[] = [];
          let after: string | null = '';
          while (after !== null) {
            const page = await ask({ order, after, most: 1 });
            expect(page.total).toBe(4);
            seen.push(...page.heads.map(({ id }) => id));
            after = page.next;
          }
          expect(seen).toEqual(whole);
        }
      });

      it('takes another as the place it ended at has none of it', async () => {
        expect(await found({ after: 'nonsense' })).toEqual(names);
        expect(await found({ order: 'newest-day', after: '2026-04-03,a-gone' })).toEqual([
          'spring',
          'winter',
        ]);
      });

      it('gives with each what was said of it', async () => {
        const { heads } = await ask({ words: ['cup'] });
        expect(heads).toEqual([
          {
            id: 'easter',
            version: 2,
            changedAt: sampleEntries(tournamentId('easter'), 2, 2)[0]?.at,
            summary: { name: 'easter' },
            archived: false,
            organisation: 'own',
            handedTo: [],
          },
        ]);
      });

      it('knows those put away, and no more those removed', async () => {
        await store.archive('spring', true);
        await store.remove('winter');
        expect(await found({ archived: true })).toEqual(['spring']);
        expect(await found({ archived: false })).toEqual(['autumn', 'easter']);
      });

      it('tells whose marks are to be made anew', async () => {
        const unmarked = async (format: number) => {
          const heads = await store.unmarked(format);
          return heads.ok && heads.value.map(({ id }) => id).toSorted();
        };
        expect(await unmarked(1)).toEqual([]);
        expect(await unmarked(2)).toEqual(names);
        await store.append('autumn', 1, sampleEntries(autumn, 2, 2));
        expect(await unmarked(1)).toEqual(['autumn']);
        expect(await found({ words: ['autumn'] })).toEqual([]);
      });
    });

    describe('books of several organisations', () => {
      const begin = (name: string, organisation?: string) =>
        store.append(name, 0, sampleEntries(tournamentId(name), 1, 1), {
          ...listing(name, { isPublic: name === 'spring' }),
          ...(organisation === undefined ? {} : { organisation }),
        });
      const found = async (question: Partial<ListQuestion>) => {
        const page = await store.page({ ...everyBook, ...question });
        return page.ok && page.value.heads.map(({ id }) => id);
      };
      beforeEach(async () => {
        const { organisations } = storage;
        await organisations.takeAddress('corner', 'corner');
        await organisations.takeAddress('union', 'union');
        await begin('autumn');
        await begin('spring', 'corner');
        await begin('winter', 'corner');
        await store.handIn('winter', ['union', 'other']);
      });

      it('knows whose each is, from its beginning on', async () => {
        await store.append('winter', 1, sampleEntries(tournamentId('winter'), 2, 3), {
          ...listing('winter'),
          organisation: 'union',
        });
        const belongings = ['autumn', 'winter', 'none'].map((id) => store.belonging(id));
        expect(await Promise.all(belongings)).toEqual([
          { ok: true, value: { organisation: 'own', handedTo: [] } },
          { ok: true, value: { organisation: 'corner', handedTo: ['union', 'other'] } },
          { ok: false, error: { code: 'store.missing' } },
        ]);
      });

      const questions: readonly (readonly [string, Partial<ListQuestion>, readonly string[]])[] = [
        ['those of one', { organisation: 'corner' }, ['spring', 'winter']],
        ['none of another', { organisation: 'corn' }, []],
        ['what was handed in', { handedTo: 'union' }, ['winter']],
        ['not by a part of a name', { handedTo: 'uni' }, []],
        ['what one sees: its own', { only: seen({ organisations: ['own'] }) }, ['autumn']],
        ['and what was handed in to it', { only: seen({ organisations: ['union'] }) }, ['winter']],
        [
          'and what everybody sees',
          { only: seen({ isPublic: true, organisations: ['own'] }) },
          ['autumn', 'spring'],
        ],
      ];
      it.each(questions)('lists %s', async (_, question, ids) => {
        expect(await found(question)).toEqual(ids);
      });

      it('gives one to another, and tells so; it goes on as before', async () => {
        const changes: JournalChange<TournamentEvent>[] = [];
        store.subscribe((change) => changes.push(change));
        expect(await store.assign('autumn', 'union')).toEqual({ ok: true, value: null });
        expect(await store.assign('autumn', 'own')).toEqual({ ok: true, value: null });
        expect(await store.assign('autumn', 'corner')).toEqual({ ok: true, value: null });
        expect(changes).toEqual(Array(3).fill({ id: 'autumn', version: 1, entries: [] }));
        expect(await found({ organisation: 'corner' })).toEqual(['autumn', 'spring', 'winter']);
        expect(await store.read('autumn', 0)).toMatchObject({ ok: true });
      });

      it('gives one away that was handed in, and with it nobody keeps it', async () => {
        await store.assign('winter', 'union');
        const belonging = { organisation: 'union', handedTo: [] };
        expect(await store.belonging('winter')).toEqual({ ok: true, value: belonging });
        expect(await found({ handedTo: 'other' })).toEqual([]);
        await store.assign('winter', 'corner');
        await store.handIn('winter', ['union', 'other']);
      });

      it('begins nothing in one that is not there', async () => {
        const error = { code: 'organisation.unknown', organisation: 'nobody' };
        expect(await begin('easter', 'nobody')).toEqual({ ok: false, error });
        expect(await store.assign('autumn', 'nobody')).toEqual({ ok: false, error });
        expect(await store.read('easter', 0)).toMatchObject({ ok: false });
      });

      it('keeps one that has books; without any it is given up, and has none again', async () => {
        const { organisations } = storage;
        const full = (books: number) => ({
          ok: false,
          error: { code: 'organisation.not-empty', books },
        });
        expect(await organisations.giveUp('corner')).toEqual(full(2));
        expect(await organisations.giveUp('union')).toEqual(full(1));
        await store.handIn('winter', []);
        expect(await organisations.giveUp('union')).toEqual({ ok: true, value: null });
        expect(await begin('easter', 'union')).toMatchObject({ ok: false });
        expect(await organisations.organisationAt('union')).toBeNull();
      });

      it('never gives up one in which a book begins', async () => {
        const [begun, givenUp] = await Promise.all([
          begin('easter', 'union'),
          storage.organisations.giveUp('union'),
        ]);
        expect(begun.ok).toBe(!givenUp.ok);
      });

      it('gives an address to whoever is first; a former one leads on', async () => {
        const { organisations } = storage;
        const both = await Promise.all(
          ['corner', 'union'].map((one) => organisations.takeAddress('chess', one)),
        );
        expect(both.map(({ ok }) => ok).toSorted()).toEqual([false, true]);
        const error = { code: 'organisation.address-taken', address: 'chess' };
        expect(both.find(({ ok }) => !ok)).toEqual({ ok: false, error });
        const holder = both[0]?.ok === true ? 'corner' : 'union';
        await organisations.takeAddress('castle', holder);
        expect((await organisations.addresses()).get(holder)).toBe('castle');
        expect(await organisations.organisationAt('chess')).toBe(holder);
        await organisations.takeAddress('chess', holder);
        expect((await organisations.addresses()).get(holder)).toBe('chess');
      });
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
      const heardOf = (count: number) =>
        expect.poll(() => heard.length, { timeout: 20_000 }).toBe(count);
      await heardOf(3);
      await others.remove(spring, 1);
      await heardOf(4);
      expect(heard).toEqual([
        { id: autumn, version: 4, entries: sampleEntries(autumn, 3, 4) },
        { id: autumn, version: 5, entries: sampleEntries(autumn, 5, 5) },
        { id: spring, version: 1, entries: sampleEntries(spring, 1, 1) },
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
