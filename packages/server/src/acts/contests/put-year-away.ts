import { type ContestId, type PlannedItem, parseContestId, seasonView } from '@rokade/club';
import { parseEventId } from '@rokade/event';
import type { Belonging } from '@rokade/installation';
import { err, type Result } from '@rokade/rules';
import { parseTournamentId } from '@rokade/tournament';
import type { Application } from '../../application.ts';
import type { ContestError } from '../../contests/contests.ts';
import type { EventError } from '../../events/events.ts';
import type { AppError } from '../../kinds/tournament-types.ts';
import { belongingOf } from '../belonging-of.ts';

type Books = Pick<Application, 'tournaments' | 'events' | 'contests' | 'leagues'>;
type Book = NonNullable<PlannedItem['book']>;

interface PuttingAway {
  readonly archived: boolean;
  /** Whether the sender may archive a book. */
  readonly may: (id: string, belonging: Belonging) => boolean;
}

const booksNamed = (season: Parameters<typeof seasonView>[0]): readonly Book[] =>
  (seasonView(season)?.items ?? []).flatMap(({ book }) => (book === null ? [] : [book]));

/** The ids of the books that the programmes of other seasons name which are not archived. */
async function booksOfOthers({ contests }: Books, id: ContestId): Promise<ReadonlySet<string>> {
  const others = (await contests.list()).filter(
    (one) => one.id !== id && !one.archived && one.summary?.format === 'season',
  );
  const found = await Promise.all(others.map((one) => contests.get(one.id)));
  const named = found.flatMap((one) => (one.ok ? booksNamed(one.value) : []));
  return new Set(named.map((book) => book.id));
}

/** The books of a season that are archived with it: those that no other season's programme names. */
export async function booksOfYear(books: Books, id: ContestId): Promise<readonly Book[]> {
  const found = await books.contests.get(id);
  const named = found.ok ? booksNamed(found.value) : [];
  if (named.length === 0) return [];
  const others = await booksOfOthers(books, id);
  return named.filter((book) => !others.has(book.id));
}

async function putBook(
  { tournaments, events, contests }: Books,
  { kind, id: text }: Book,
  { archived, may }: PuttingAway,
): Promise<Result<null, EventError | AppError | ContestError> | null> {
  switch (kind) {
    case 'tournament': {
      const id = parseTournamentId(text);
      return id && tournaments.archive(id, archived);
    }
    case 'event': {
      const id = parseEventId(text);
      return id && events.putAway(id, { archived, may });
    }
    case 'contest': {
      const id = parseContestId(text);
      return id && contests.archive(id, archived);
    }
  }
}

/**
 * Archives a season with the books of its programme, or takes them all out of the archive. Books that
 * the sender may not archive stay as they are, and so do those that another season names too. The season
 * comes last: where the store fails, it stays, and a repetition goes on from there.
 */
export async function putYearAway(
  books: Books,
  id: ContestId,
  putting: PuttingAway,
): Promise<Result<null, ContestError>> {
  for (const book of await booksOfYear(books, id)) {
    const belonging = await belongingOf(books, book);
    if (!putting.may(book.id, belonging)) continue;
    const done = await putBook(books, book, putting);
    if (done?.ok === false && done.error.code === 'store.failed') return err(done.error);
  }
  return books.contests.archive(id, putting.archived);
}
