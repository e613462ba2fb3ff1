import {
  type Contest,
  contestResults,
  type FormatCode,
  type ItemResults,
  parseContestId,
  publicContest,
  type SeasonResult,
  seasonView,
} from '@rokade/club';
import { parseEventId } from '@rokade/event';
import { compareAlphabetically } from '@rokade/rules';
import { parseTournamentId, type Tournament, viewStandings } from '@rokade/tournament';
import type { Application } from '../../application.ts';
import { belongingOf } from '../belonging-of.ts';

/** Whether results are read as the public sees them, or all of them. */
export type SeenBy = 'everybody' | 'desk';

type Books = Pick<Application, 'tournaments' | 'events' | 'contests' | 'leagues'>;

const isPlayed = ({ result }: Tournament['rounds'][number]['games'][number]): boolean =>
  result?.kind === 'played';

/** The results of all players of a tournament; empty before the first published round. */
function tournamentResults(t: Tournament): readonly SeasonResult[] {
  const rounds = t.rounds.filter(({ status }) => status === 'published');
  if (rounds.length === 0) return [];
  const games = rounds.flatMap((round) => round.games.filter(isPlayed));
  return viewStandings(t).rows.map(({ player: { id, name }, rank, halfPoints }) => ({
    name,
    place: rank,
    halfPoints,
    person: t.players.find((one) => one.id === id)?.details.person ?? '',
    games: games.filter(({ white, black }) => white === id || black === id).length,
  }));
}

async function ofTournament(
  { tournaments }: Books,
  text: string,
  seenBy: SeenBy,
): Promise<readonly SeasonResult[]> {
  const id = parseTournamentId(text);
  if (id === null) return [];
  if (seenBy === 'desk') {
    const found = await tournaments.get(id);
    return found.ok ? tournamentResults(found.value) : [];
  }
  const shown = await tournaments.shown(id, 'everybody');
  const isShown = shown.ok && shown.value.t.settings.visibility.standings;
  return isShown ? tournamentResults(shown.value.t) : [];
}

async function ofEvent(
  books: Books,
  text: string,
  seenBy: SeenBy,
): Promise<readonly SeasonResult[]> {
  const id = parseEventId(text);
  const found = id === null ? null : await books.events.get(id);
  if (found?.ok !== true) return [];
  const groups = found.value.groups.map((group) => ofTournament(books, group, seenBy));
  return (await Promise.all(groups)).flat();
}

async function ofContest(
  { contests }: Books,
  text: string,
  seenBy: SeenBy,
  { values: { firstDay, lastDay } }: Contest,
): Promise<readonly SeasonResult[]> {
  const id = parseContestId(text);
  const found = id === null ? null : await contests.get(id);
  if (found?.ok !== true) return [];
  // A competition that goes on over the years counts with what was played in this season.
  const period = found.value.values.lastDay === '' ? { firstDay, lastDay } : undefined;
  if (seenBy === 'desk') return contestResults(found.value, period);
  return found.value.values.published ? contestResults(publicContest(found.value), period) : [];
}

const readers = { tournament: ofTournament, event: ofEvent, contest: ofContest } as const;

/** The results of the items of a season, in its order; empty for items that are not played in a book. */
export async function seasonResults(
  books: Books,
  contest: Contest,
  seenBy: SeenBy,
): Promise<readonly ItemResults[]> {
  const owner = await books.contests.belonging(contest.id);
  if (!owner.ok) return [];
  const { organisation } = owner.value;
  const all = (seasonView(contest)?.items ?? []).map(async ({ item, name, book }) => {
    // A season does not show books of other organisations.
    const isRead = book !== null && (await belongingOf(books, book)).organisation === organisation;
    const results = isRead ? await readers[book.kind](books, book.id, seenBy, contest) : [];
    return { item, name, results };
  });
  return Promise.all(all);
}

/** The competitions of an organisation in a format: the public ones, or all. */
async function ofFormat(
  { contests }: Books,
  organisation: string,
  { seenBy, format }: { readonly seenBy: SeenBy; readonly format: FormatCode },
): Promise<readonly Contest[]> {
  const listed = (await contests.list()).filter(
    ({ organisation: of, summary }) =>
      of === organisation && summary?.format === format && (seenBy === 'desk' || summary.published),
  );
  const all = await Promise.all(listed.map(({ id }) => contests.get(id)));
  return all.flatMap((found) => (found.ok ? [found.value] : []));
}

/** The seasons of an organisation, the newest first: the public ones, or all. */
export const seasonsOf = async (
  books: Books,
  organisation: string,
  seenBy: SeenBy,
): Promise<readonly Contest[]> =>
  (await ofFormat(books, organisation, { seenBy, format: 'season' })).toSorted((a, b) =>
    a.values.firstDay < b.values.firstDay ? 1 : -1,
  );

/** The trophies of an organisation, sorted by name in the same way on every machine. */
export const trophiesOf = async (
  books: Books,
  organisation: string,
  seenBy: SeenBy,
): Promise<readonly Contest[]> =>
  (await ofFormat(books, organisation, { seenBy, format: 'trophy' })).toSorted((a, b) =>
    compareAlphabetically(a.values.name, b.values.name),
  );
