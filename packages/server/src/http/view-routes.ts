import type { Act } from '@rokade/installation';
import { err, ok, type Result } from '@rokade/rules';
import {
  publishedRounds,
  type Tournament,
  viewAppeals,
  viewChampionship,
  viewCheckIn,
  viewCrosstable,
  viewDuties,
  viewExcuses,
  viewOpenGames,
  viewRatedOtherwise,
  viewRound,
  viewSentReports,
  viewStandings,
} from '@rokade/tournament';
import type { Application } from '../application.ts';
import type { AppError } from '../kinds/tournament-types.ts';
import { listChanges } from '../lists/list-changes.ts';
import { type ApiRoute, get } from './api-route.ts';
import { atTournament, seenTournament } from './at-address.ts';
import { answerWith, type Exchange } from './exchange.ts';
import { mayHere } from './may-here.ts';

type View = (t: Tournament, exchange: Exchange) => Result<object, AppError>;

/** The number of a round in a path; NaN if it is not a number. */
const roundNumberIn = (text: string): number =>
  /^\d{1,3}$/.test(text) ? Number(text) : Number.NaN;

const viewPairings: View = (t, { req }) => {
  const round = roundNumberIn(req.param('round') ?? '');
  const view = viewRound(t, round);
  return view === null ? err({ code: 'store.missing' }) : ok(view);
};

/** The round of `?round=`, else the newest published. */
function requestedRound(t: Tournament, { req }: Exchange): Result<number, AppError> {
  const text = req.query('round');
  if (text === undefined) return ok(publishedRounds(t));
  const round = roundNumberIn(text);
  return round <= publishedRounds(t) ? ok(round) : err({ code: 'store.missing' });
}

const viewAfterRound =
  (view: (t: Tournament, round: number) => object): View =>
  (t, exchange) => {
    const round = requestedRound(t, exchange);
    return round.ok ? ok(view(t, round.value)) : round;
  };

/** A view that the organiser may hide from the public. */
const ifChosen =
  (choice: 'standings' | 'crosstable', view: View): View =>
  (t, exchange) =>
    mayHere(exchange, 'see-event') || t.settings.visibility[choice]
      ? view(t, exchange)
      : err({ code: 'store.missing' });

/** A view of a tournament, with its path below the tournament's. */
interface ViewRoute extends Pick<ApiRoute, 'path' | 'summary' | 'query'> {
  readonly view: View;
}

const afterRound = { round: 'The number of a published round; left out: the newest' };

const forEverybody: readonly ViewRoute[] = [
  {
    path: 'championship',
    summary: 'Classes of a championship: target scores, what each player needs, next year',
    view(t) {
      const view = viewChampionship(t);
      return view === null ? err({ code: 'championship.none' }) : ok(view);
    },
  },
  {
    path: 'rounds/{round}',
    summary: 'A round by boards, with results and reasons',
    view: viewPairings,
  },
  {
    path: 'standings',
    summary: 'The standings, after the newest published round or after `?round=`',
    query: afterRound,
    view: ifChosen('standings', viewAfterRound(viewStandings)),
  },
  {
    path: 'crosstable',
    summary: 'The crosstable, after the newest published round or after `?round=`',
    query: afterRound,
    view: ifChosen('crosstable', viewAfterRound(viewCrosstable)),
  },
  {
    path: 'open-games',
    summary:
      'Postponed games, the next due first, and all games still to be played, player by player',
    view: (t) => ok(viewOpenGames(t)),
  },
];

const forArbiters: readonly ViewRoute[] = [
  {
    path: 'appeals',
    summary: 'Appeals against rulings: what is due, and who decides by which article',
    view: (t) => ok(viewAppeals(t)),
  },
  {
    path: 'excuses',
    summary: 'Players who were absent with an excuse, and how many of these excuses count',
    view: (t) => ok(viewExcuses(t)),
  },
  {
    path: 'duties',
    summary: 'The duties of the arbiters by article, and those done too late',
    view: (t, exchange) => ok({ duties: viewDuties(t, exchange.get('desk').hall()) }),
  },
  {
    path: 'sent-reports',
    summary: 'The reports sent, the changes since, and the results that are rated differently',
    view: (t) => ok({ sent: viewSentReports(t), ratedOtherwise: viewRatedOtherwise(t) }),
  },
  {
    path: 'list-changes',
    summary:
      'The numbers, titles and federations that differ from the rating lists in force on the first day; `change-players` takes them over',
    view: (t, exchange) => ok({ changes: listChanges(exchange.get('desk').lists, t) }),
  },
];

const viewRoute =
  (app: Application, act: Act) =>
  ({ path, view, ...described }: ViewRoute): ApiRoute => ({
    ...described,
    path: `/tournaments/{id}/${path}`,
    act,
    ...get(
      atTournament(async (exchange, id) => {
        const seen = await seenTournament(app, exchange, id);
        return seen.ok ? view(seen.value, exchange) : seen;
      }),
    ),
  });

/**
 * The routes with views of a tournament. Drafts, hidden views, and those about rating offices and lists are
 * for people who are signed in.
 */
export const viewRoutes = (app: Application): readonly ApiRoute[] => [
  {
    path: '/tournaments/{id}/check-in',
    act: 'check-in',
    summary:
      'The check-in before the next round: who is expected, who is there, and who noted them',
    ...get(atTournament(async (_, id) => answerWith(await app.tournaments.get(id), viewCheckIn))),
  },
  ...forEverybody.map(viewRoute(app, 'read-public')),
  ...forArbiters.map(viewRoute(app, 'see-event')),
];
