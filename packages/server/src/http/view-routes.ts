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
import type { AppError, Application } from '../application.ts';
import { listChanges } from '../lists/list-changes.ts';
import { idIn, seenTournament } from './access.ts';
import type { ApiRoute } from './api-route.ts';
import { answer, type Exchange } from './exchange.ts';
import { mayHere } from './may-here.ts';

type View = (t: Tournament, exchange: Exchange) => Result<object, AppError>;

/** A round's number as it stands in an address; NaN if it is none. */
const roundNumberIn = (text: string): number =>
  /^\d{1,3}$/.test(text) ? Number(text) : Number.NaN;

const viewPairings: View = (t, { req }) => {
  const round = roundNumberIn(req.param('round') ?? '');
  const view = viewRound(t, round);
  return view === null ? err({ code: 'store.missing' }) : ok(view);
};

/** The round asked for with `?round=`, or the newest published. */
function wantedRound(t: Tournament, { req }: Exchange): Result<number, AppError> {
  const text = req.query('round');
  if (text === undefined) return ok(publishedRounds(t));
  const round = roundNumberIn(text);
  return round <= publishedRounds(t) ? ok(round) : err({ code: 'store.missing' });
}

const viewAfterRound =
  (view: (t: Tournament, round: number) => object): View =>
  (t, exchange) => {
    const round = wantedRound(t, exchange);
    return round.ok ? ok(view(t, round.value)) : round;
  };

/** A view that the organiser may keep from the public. */
const ifChosen =
  (choice: 'standings' | 'crosstable', view: View): View =>
  (t, exchange) =>
    mayHere(exchange, 'see-event') || t.settings.visibility[choice]
      ? view(t, exchange)
      : err({ code: 'store.missing' });

const viewRoute = (
  app: Application,
  {
    path,
    summary,
    act = 'read-public',
  }: Pick<ApiRoute, 'path' | 'summary'> & { readonly act?: Act },
  view: View,
): ApiRoute => ({
  method: 'get',
  path: `/tournaments/{id}/${path}`,
  act,
  summary,
  handle: async (exchange) => {
    const seen = await seenTournament(app, exchange);
    const viewed = seen.ok ? view(seen.value, exchange) : seen;
    return answer(exchange, viewed, (value) => exchange.json(value));
  },
});

const checkInRoute = (app: Application): ApiRoute => ({
  method: 'get',
  path: '/tournaments/{id}/check-in',
  act: 'check-in',
  summary: 'Who is looked for before the next round, who is there, and who saw them',
  handle: async (exchange) => {
    const id = idIn(exchange);
    const found = id.ok ? await app.tournaments.get(id.value) : id;
    return answer(exchange, found, (t) => exchange.json(viewCheckIn(t)));
  },
});

const appealsRoute = (app: Application): ApiRoute =>
  viewRoute(
    app,
    {
      path: 'appeals',
      summary: 'Protests against rulings, with what is due and who decides by which article',
      act: 'see-event',
    },
    (t) => ok(viewAppeals(t)),
  );

const championshipRoute = (app: Application): ApiRoute =>
  viewRoute(
    app,
    {
      path: 'championship',
      summary: 'Classes of a championship: target scores, what each player needs, next year',
    },
    (t) => {
      const view = viewChampionship(t);
      return view === null ? err({ code: 'championship.none' }) : ok(view);
    },
  );

const excusesRoute = (app: Application): ApiRoute =>
  viewRoute(
    app,
    {
      path: 'excuses',
      summary: 'Who stayed away from rounds with an excuse, and how many of these count',
      act: 'see-event',
    },
    (t) => ok(viewExcuses(t)),
  );

const dutiesRoute = (app: Application): ApiRoute =>
  viewRoute(
    app,
    {
      path: 'duties',
      summary: 'What is due of whoever leads play, by article, and what was done too late',
      act: 'see-event',
    },
    (t) => ok({ duties: viewDuties(t, app.hall()) }),
  );

/**
 * Tables of a tournament; drafts and what the organiser keeps back are for signed-in people only, and so is
 * what rating offices and rating lists say.
 */
export const viewRoutes = (app: Application): readonly ApiRoute[] => [
  checkInRoute(app),
  appealsRoute(app),
  championshipRoute(app),
  viewRoute(
    app,
    { path: 'rounds/{round}', summary: 'A round by boards, with results and reasons' },
    viewPairings,
  ),
  viewRoute(
    app,
    {
      path: 'standings',
      summary: 'The standings, after the newest published round or after `?round=`',
    },
    ifChosen('standings', viewAfterRound(viewStandings)),
  ),
  viewRoute(
    app,
    {
      path: 'crosstable',
      summary: 'The crosstable, after the newest published round or after `?round=`',
    },
    ifChosen('crosstable', viewAfterRound(viewCrosstable)),
  ),
  viewRoute(
    app,
    {
      path: 'open-games',
      summary:
        'Games put off, the next due first, and all games still to be played, player by player',
    },
    (t) => ok(viewOpenGames(t)),
  ),
  excusesRoute(app),
  dutiesRoute(app),
  viewRoute(
    app,
    {
      path: 'sent-reports',
      summary:
        'Which reports were sent, what has changed since, and which results are rated otherwise than they stand',
      act: 'see-event',
    },
    (t) => ok({ sent: viewSentReports(t), ratedOtherwise: viewRatedOtherwise(t) }),
  ),
  viewRoute(
    app,
    {
      path: 'list-changes',
      summary:
        'Whose number, title or federation is another in the rating lists that count on the first day; `change-players` takes it over',
      act: 'see-event',
    },
    (t) => ok({ changes: listChanges(app.lists, t) }),
  ),
];
