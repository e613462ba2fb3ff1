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
import { derivedTournaments, madeFrom, questionAsked } from '@rokade/server';
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

/** Whether it may be an entry list: nothing was played in it, and it was made of no other. */
const mayBeList = ({ origin, roundsPlayed, players, damaged }: TournamentSummary): boolean =>
  origin === null && roundsPlayed === 0 && players > 1 && damaged === null;

/** A page without the entry lists whose groups are played: they are no tournaments of their own. */
async function withoutEntryLists(app: Application, page: TournamentPage): Promise<TournamentPage> {
  const shown = await Promise.all(
    page.tournaments.map(async (one) => {
      const isDivided =
        mayBeList(one) &&
        derivedTournaments(await madeFrom(app, one.id), one.id, 'group').length > 0;
      return isDivided ? [] : [one];
    }),
  );
  const tournaments = shown.flat();
  return { ...page, tournaments, total: page.total - page.tournaments.length + tournaments.length };
}

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
export async function searchedOwn(
  app: Application,
  asked: AskedList,
  only: SeenTournaments,
): Promise<TournamentPage> {
  const question = {
    ...questionAsked(asked),
    only,
    order: 'newest-change',
    most: mostOnPage,
  } as const;
  return withoutEntryLists(app, await app.tournaments.page(question));
}
