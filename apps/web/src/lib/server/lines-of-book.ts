import type { BookLines } from '#lib/console/book-lines.ts';
import { contestHistory } from '#lib/desks/club/contest-history.ts';
import { historyLines as eventLines } from '#lib/desks/events/history-lines.ts';
import { historyLines as installationLines } from '#lib/desks/installation/history-lines.ts';
import { historyLines as ratingsLines } from '#lib/desks/ratings/history-lines.ts';
import { moneyLines } from './money-page.ts';
import { registerLines } from './register-page.ts';
import { sanctionLines } from './sanctions-page.ts';

/** Entries of a book in words; `id` is what its address at the API names. */
type LinesOf = (locals: App.Locals, entries: readonly never[], id: string) => unknown;

/** The books by the first word of their address at the API; an event's money stands below the event. */
const books: readonly (readonly [RegExp, LinesOf])[] = [
  [/^\/events\/([^/]+)\/money\b/, moneyLines],
  [/^\/events\/([^/]+)/, ({ t }, entries) => eventLines(t, entries, new Map())],
  [/^\/contests\/([^/]+)/, ({ t }, entries) => contestHistory(t, entries)],
  [/^\/installation\b/, ({ t }, entries) => installationLines(t, entries)],
  [/^\/register\b/, registerLines],
  [/^\/ratings\b/, ({ t, app }, entries) => ratingsLines(t, app.ratings.now(), entries)],
  [/^\/sanctions\b/, sanctionLines],
];

/** What others wrote into the book at an address of the API, in words; nothing where there is no such book. */
export async function linesOfBook(
  locals: App.Locals,
  to: string,
  entries: readonly unknown[],
): Promise<BookLines> {
  for (const [pattern, linesOf] of books) {
    const found = pattern.exec(to);
    if (found !== null) {
      return (await linesOf(locals, entries as readonly never[], found[1] ?? '')) as BookLines;
    }
  }
  return [];
}
