import { type Asker, type BookAtDesk, makeBook } from './desk.ts';
import type { Member } from './members.ts';

interface Wanted {
  readonly format: string;
  readonly rules: string;
  readonly name: string;
  readonly people: readonly Member[];
  /** The year, where no days are given. */
  readonly year?: number;
  readonly firstDay?: string;
  readonly lastDay?: string;
}

/** Records an act of a competition; a reason confirms what the API asks about. */
export const note = (book: BookAtDesk, act: object, reason = ''): Promise<void> =>
  book.tell({ kind: 'note-act', act }, reason);

/** Enters a player on a day. */
export const enter = (
  book: BookAtDesk,
  { id: entry, name, rating, born }: Member,
  day: string,
): Promise<void> =>
  book.tell({
    kind: 'enter-entry',
    entry,
    values: { name, born: String(born), person: '' },
    rating,
    day,
  });

/** Makes a competition of the year and enters its players. */
export async function makeContest(
  asker: Asker,
  { format, rules, name, people, year, ...more }: Wanted,
): Promise<BookAtDesk> {
  const days = { firstDay: `${year}-01-01`, lastDay: `${year}-12-31`, ...more };
  const values = { name, leader: 'Behr, Bernd', ...days, published: true };
  const book = await makeBook(asker, 'contests', { format, rules, values });
  for (const one of people) await enter(book, one, days.firstDay);
  return book;
}
