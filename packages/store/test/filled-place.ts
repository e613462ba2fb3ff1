import { tournamentBook } from '@rokade/tournament';
import { openStorage, type StoredAccount } from '../src/index.ts';
import { session } from './account-store-contract.ts';
import { countingBook, countingEntries } from './counting-book.ts';
import { sampleEntries, tournamentId } from './sample-journal.ts';

export const kinds = [tournamentBook, countingBook];
export const autumn = tournamentId('autumn');

export const ida: StoredAccount = {
  id: 'a',
  name: 'Ida Ørsted',
  passwordHash: 'x',
  role: 'admin',
  createdAt: '2026-11-22T10:00:00.000Z',
  disabledAt: null,
  passkeyOnly: false,
  person: null,
};

export async function opened(place: string) {
  const storage = await openStorage(place);
  if (!storage.ok) throw new Error(JSON.stringify(storage.error));
  return storage.value;
}

/** What `fill` stores in a place. */
export const filled = { books: 2, entries: 1205, accounts: 1, damaged: [] };

/** Fills a place with journals of two kinds, one archived, one removed, and an account that is signed in. */
export async function fill(place: string): Promise<void> {
  const { journals, accounts, close } = await opened(place);
  const tournaments = journals(tournamentBook);
  const marks = { format: 1, words: 'a', state: 'b', day: '', isPublic: true, ties: ['c'] };
  await tournaments.append(autumn, 0, sampleEntries(autumn, 1, 5), { summary: {}, marks });
  await tournaments.archive(autumn, true);
  await tournaments.append('spring', 0, sampleEntries(tournamentId('spring'), 1, 2));
  await tournaments.remove('spring');
  await journals(countingBook).append('many', 0, countingEntries(1, 1200));
  await accounts.add(ida);
  await accounts.addSession(session('t', 'a', '2030'));
  await close();
}

/** Everything that can be read from a place. */
export async function contentOf(place: string) {
  const { journals, accounts, close } = await opened(place);
  const [tournaments, counting] = [journals(tournamentBook), journals(countingBook)];
  const content = {
    heads: [await tournaments.list(), await counting.list()],
    sealed: [await tournaments.readSealed(autumn), await counting.readSealed('many')],
    removed: await tournaments.read('spring', 0),
    accounts: await accounts.list(ida.createdAt),
    session: await accounts.findSession('t'),
  };
  await close();
  return content;
}
