import { parseContestId } from '@rokade/club';
import { parseLeagueId } from '@rokade/league';
import type { BookLines } from '@rokade/presentation/console/journal/book-lines.ts';
import { contestHistory } from '@rokade/presentation/desks/club/contest-history.ts';
import { historyLines as eventLines } from '@rokade/presentation/desks/events/history-lines.ts';
import { historyLines as installationLines } from '@rokade/presentation/desks/installation/history-lines.ts';
import { leagueHistory } from '@rokade/presentation/desks/leagues/league-history.ts';
import { historyLines as ratingsLines } from '@rokade/presentation/desks/ratings/history-lines.ts';
import { moneyLines } from '../money/money-page.ts';
import { registerLines } from '../register/register-page.ts';
import { sanctionLines } from '../register/sanctions-page.ts';
import { entryLines } from '../tournaments/entry-lines.ts';

/** Describes entries of a book as lines; `id` is the id in the book's API path. */
type LinesOf = (locals: App.Locals, entries: readonly never[], id: string) => unknown;

/** The entries of a competition as lines; they name people by the entries before them. */
const contestLines: LinesOf = async ({ t, app }, entries, id) => {
  const contest = parseContestId(id);
  const read = contest === null ? null : await app.contests.journal(contest);
  const versions = new Set(entries.map(({ version }: { readonly version: number }) => version));
  const whole = read?.ok === true ? read.value : entries;
  return contestHistory(t, whole).filter(({ version }) => versions.has(version));
};

/** The entries of a league as lines; they name teams by the entries before them. */
const leagueLines: LinesOf = async (locals, entries, id) => {
  const league = parseLeagueId(id);
  const read = league === null ? null : await locals.app.leagues.journal(league);
  const versions = new Set(entries.map(({ version }: { readonly version: number }) => version));
  const whole = read?.ok === true ? read.value : entries;
  return leagueHistory(locals, whole).filter(({ version }) => versions.has(version));
};

/** The books by their API paths. The first match counts, so money is before its event. */
const books: readonly (readonly [RegExp, LinesOf])[] = [
  [/^\/events\/([^/]+)\/money\b/, moneyLines],
  [/^\/events\/([^/]+)/, ({ t }, entries) => eventLines(t, entries, new Map())],
  [/^\/contests\/([^/]+)/, contestLines],
  [/^\/leagues\/([^/]+)/, leagueLines],
  [/^\/tournaments\/([^/]+)\/(?:commands|settings|people|members|list)$/, entryLines],
  [/^\/installation\b/, ({ t }, entries) => installationLines(t, entries)],
  [/^\/register\b/, registerLines],
  [/^\/ratings\b/, ({ t, app }, entries) => ratingsLines(t, app.ratings.now(), entries)],
  [/^\/sanctions\b/, sanctionLines],
];

/** Describes the entries that others wrote in the book at an API path; [] for other paths. */
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
