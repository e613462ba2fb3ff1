import { compareDays } from '@rokade/rules';
import type {
  Application,
  AskedList,
  ListedState,
  SeenTournaments,
  TournamentPage,
  TournamentQuestion,
  TournamentSummary,
} from '@rokade/server';
import { questionAsked } from '@rokade/server';
import { alphabetOf } from '@rokade/tables';
import type { TournamentId } from '@rokade/tournament';

type Some = readonly TournamentSummary[];

/** One tournament as lists show it; undefined: there is none. */
export async function listedOne(
  { tournaments }: Application,
  id: string,
): Promise<TournamentSummary | undefined> {
  const only = { isPublic: false, ids: [id], organisations: [] };
  return (await tournaments.page({ only, most: 1 })).tournaments[0];
}

/** Those of these ids that there are. */
export const listedOf = async (
  { tournaments }: Application,
  ids: readonly TournamentId[],
): Promise<Some> =>
  (await tournaments.page({ only: { isPublic: false, ids, organisations: [] } })).tournaments;

/** What visitors are shown in lists: no demo, and no group that nobody is left in. */
const shownStates: readonly ListedState[] = ['running', 'upcoming', 'finished'];

/** So many of each state the front page shows, and so many a page of what is searched. */
const mostOfState = 20;
const mostOnPage = 50;

/** Tournaments of one day stand by name and group. */
const byDay =
  (direction: 1 | -1) =>
  (a: TournamentSummary, b: TournamentSummary): number =>
    direction * compareDays(a.firstDate.slice(0, 10), b.firstDate.slice(0, 10)) ||
    alphabetOf('da')(a.name, b.name) ||
    alphabetOf('da')(a.group, b.group);

async function publicPage(
  { tournaments }: Application,
  question: TournamentQuestion,
): Promise<TournamentPage> {
  const page = await tournaments.page({
    archived: false,
    states: shownStates,
    only: { isPublic: true, ids: [], organisations: [] },
    ...question,
  });
  const order = byDay(question.order === 'oldest-day' ? 1 : -1);
  const shown = page.tournaments
    .filter(({ damaged }) => damaged === null)
    // To whom it was handed in is not everybody's business.
    .map((one) => ({ ...one, handedTo: [] }));
  return { ...page, tournaments: shown.toSorted(order) };
}

/** Of one organisation, or of all. */
type Whose = Pick<TournamentQuestion, 'organisation'>;

/** The public tournaments that a visitor asks for, a page at a time, the newest first. */
export const searchedPublic = (
  app: Application,
  asked: AskedList,
  whose: Whose = {},
): Promise<TournamentPage> =>
  publicPage(app, { ...questionAsked(asked), ...whose, order: 'newest-day', most: mostOnPage });

/** How many public tournaments are put away. */
export const archivedPublic = async (app: Application, whose: Whose = {}): Promise<number> =>
  (await publicPage(app, { archived: true, most: 1, ...whose })).total;

/** Public tournaments by what a visitor looks for, each list with the nearest in time first. */
export async function landingLists(app: Application, whose: Whose = {}) {
  const shown = { ...whose, most: mostOfState };
  return {
    running: await publicPage(app, { states: ['running'], order: 'newest-day', ...shown }),
    upcoming: await publicPage(app, { states: ['upcoming'], order: 'oldest-day', ...shown }),
    finished: await publicPage(app, { states: ['finished'], order: 'newest-day', ...shown }),
  };
}

/** The tournaments that somebody sees at the console, a page at a time, the last changed first. */
export const searchedOwn = (
  { tournaments }: Application,
  asked: AskedList,
  only: SeenTournaments,
): Promise<TournamentPage> =>
  tournaments.page({ ...questionAsked(asked), only, order: 'newest-change', most: mostOnPage });
