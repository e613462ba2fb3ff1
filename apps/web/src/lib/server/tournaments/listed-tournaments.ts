import { compareDays } from '@rokade/rules';
import type {
  Application,
  ListedState,
  ListFilters,
  SeenTournaments,
  TournamentPage,
  TournamentQuestion,
  TournamentSummary,
} from '@rokade/server';
import { questionOf, withoutEntryLists } from '@rokade/server';
import { alphabetOf } from '@rokade/tables';
import type { TournamentId } from '@rokade/tournament';

type Some = readonly TournamentSummary[];

/** The summary of one tournament; undefined: it does not exist. */
export async function listedOne(
  { tournaments }: Application,
  id: string,
): Promise<TournamentSummary | undefined> {
  const only = { isPublic: false, ids: [id], organisations: [] };
  return (await tournaments.page({ only, most: 1 })).tournaments[0];
}

/** The summaries of the tournaments with these ids, as far as they exist. */
export const listedOf = async (
  { tournaments }: Application,
  ids: readonly TournamentId[],
): Promise<Some> =>
  (await tournaments.page({ only: { isPublic: false, ids, organisations: [] } })).tournaments;

/** The states in public lists: no demo, and no group from which all players were removed. */
const shownStates: readonly ListedState[] = ['running', 'upcoming', 'finished'];

/** The number of tournaments of each state on the front page, and on a page of search results. */
const mostOfState = 20;
const mostOnPage = 50;

/** Compares by first day, then by name and group. */
const byDay =
  (direction: 1 | -1) =>
  (a: TournamentSummary, b: TournamentSummary): number =>
    direction * compareDays(a.firstDate.slice(0, 10), b.firstDate.slice(0, 10)) ||
    alphabetOf('da')(a.name, b.name) ||
    alphabetOf('da')(a.group, b.group);

async function publicPage(app: Application, question: TournamentQuestion): Promise<TournamentPage> {
  const found = await app.tournaments.page({
    archived: false,
    states: shownStates,
    only: { isPublic: true, ids: [], organisations: [] },
    ...question,
  });
  const order = byDay(question.order === 'oldest-day' ? 1 : -1);
  const page = await withoutEntryLists(app, found);
  const shown = page.tournaments
    .filter(({ damaged }) => damaged === null)
    // The public does not see to which organisations a tournament was handed in.
    .map((one) => ({ ...one, handedTo: [] }));
  return { ...page, tournaments: shown.toSorted(order) };
}

/** The organisation whose tournaments are listed; {} = all. */
type Whose = Pick<TournamentQuestion, 'organisation'>;

/** One page of the public tournaments that match a visitor's search, the newest first. */
export const searchedPublic = (
  app: Application,
  filters: ListFilters,
  whose: Whose = {},
): Promise<TournamentPage> =>
  publicPage(app, { ...questionOf(filters), ...whose, order: 'newest-day', most: mostOnPage });

/** The number of archived public tournaments. */
export const archivedPublic = async (app: Application, whose: Whose = {}): Promise<number> =>
  (await publicPage(app, { archived: true, most: 1, ...whose })).total;

/** The public tournaments by state, each list with the nearest day first. */
export async function landingLists(app: Application, whose: Whose = {}) {
  const shown = { ...whose, most: mostOfState };
  return {
    running: await publicPage(app, { states: ['running'], order: 'newest-day', ...shown }),
    upcoming: await publicPage(app, { states: ['upcoming'], order: 'oldest-day', ...shown }),
    finished: await publicPage(app, { states: ['finished'], order: 'newest-day', ...shown }),
  };
}

/** One page of the tournaments that a reader sees in the console, the last changed first. */
export async function searchedOwn(
  app: Application,
  filters: ListFilters,
  only: SeenTournaments,
): Promise<TournamentPage> {
  const question = {
    ...questionOf(filters),
    only,
    order: 'newest-change',
    most: mostOnPage,
  } as const;
  return withoutEntryLists(app, await app.tournaments.page(question));
}
