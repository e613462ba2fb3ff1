import {
  actOf,
  changesWithout,
  eventRemarks,
  explainEvent,
  type ListDays,
  namedListOn,
  namedLists,
  parseActId,
  parseRatedPersonId,
  personSteps,
  type RatingsTypes,
  ratingsBook,
  sampleCheck,
} from '@rokade/ratings';
import { err, isDay, ok, type Result, registerRulesOn } from '@rokade/rules';
import type { Application } from '../application.ts';
import type { RatingsError } from '../ratings/ratings-types.ts';
import { type ApiRoute, get } from './api-route.ts';
import { missing } from './at-address.ts';
import type { Exchange } from './exchange.ts';
import { ownBookRoutes } from './routes-of-own-book.ts';

/** The day of `?day=`; today in local time if it is missing. */
function dayIn({ hall }: Application, { req }: Exchange): Result<string, RatingsError> {
  const day = req.query('day') ?? hall().now.slice(0, 10);
  return isDay(day) ? ok(day) : err({ code: 'request.invalid', at: 'day' });
}

/** The day of `?since=`, after which candidate results count; nothing if it is missing. */
function sinceIn({ req }: Exchange): Result<Pick<ListDays, 'since'>, RatingsError> {
  const since = req.query('since');
  if (since === undefined) return ok({});
  return isDay(since) ? ok({ since }) : err({ code: 'request.invalid', at: 'since' });
}

/** A list of ratings by its name and day, with the edition of the rules in force. */
function listIn(app: Application, exchange: Exchange): Result<object, RatingsError> {
  const day = dayIn(app, exchange);
  if (!day.ok) return day;
  const since = sinceIn(exchange);
  if (!since.ok) return since;
  const name = exchange.req.query('list') ?? 'all';
  const list = namedLists.find((one) => one === name);
  if (list === undefined) return err({ code: 'request.invalid', at: 'list' });
  const state = app.ratings.now();
  const { edition } = registerRulesOn(day.value);
  const players = namedListOn(state, list, { day: day.value, ...since.value });
  return ok({ version: state.version, edition, day: day.value, list, players });
}

/** An act; for an event with the calculation of its groups, row by row, and remarks. */
function eventIn({ ratings }: Application, { req }: Exchange): Result<object, RatingsError> {
  const id = parseActId(req.param('act') ?? '');
  const state = ratings.now();
  const act = id === null ? undefined : actOf(state, id);
  if (act === undefined) return missing;
  if (act.kind !== 'event') return ok({ act });
  return ok({ act, groups: explainEvent(state, act), remarks: eventRemarks(state, act) });
}

const json = (
  path: string,
  summary: string,
  view: (exchange: Exchange) => Result<object, RatingsError>,
): ApiRoute => ({
  path,
  act: 'see-ratings',
  summary,
  ...get(view),
});

const readingRoutes = (app: Application): readonly ApiRoute[] => {
  const { ratings } = app;
  return [
    json('/ratings', 'A list of registered ratings on a day', (exchange) => listIn(app, exchange)),
    json('/ratings/people/{person}', 'All ratings that a person ever had', ({ req }) => {
      const person = parseRatedPersonId(req.param('person') ?? '');
      const steps = person === null ? [] : personSteps(ratings.now(), person);
      return steps.length === 0 ? missing : ok({ person, steps });
    }),
    json('/ratings/acts', 'All acts that count: lists, grants, events and adjustments', () =>
      ok({ version: ratings.now().version, acts: ratings.now().acts }),
    ),
    json('/ratings/acts/{act}', 'One act; for an event each rating with its games', (exchange) =>
      eventIn(app, exchange),
    ),
    json(
      '/ratings/acts/{act}/without',
      'The ratings that would differ without the act',
      ({ req }) => {
        const act = parseActId(req.param('act') ?? '');
        const state = ratings.now();
        return act === null || actOf(state, act) === undefined
          ? missing
          : ok({ changes: changesWithout(state, act) });
      },
    ),
    json(
      '/ratings/sample',
      'A random sample of events, with the differences from their reports',
      (exchange) => {
        const day = dayIn(app, exchange);
        if (!day.ok) return day;
        const { seed = '', size = '5' } = exchange.req.query();
        if (!/^\d{1,3}$/.test(size)) return err({ code: 'request.invalid', at: 'size' });
        const request = { seed, size: Number(size), day: day.value };
        return ok({ events: sampleCheck(ratings.now(), request) });
      },
    ),
  ];
};

/** The routes for the book of ratings: read, change, export and import. */
export const ratingsRoutes = (app: Application): readonly ApiRoute[] => [
  ...readingRoutes(app),
  ...ownBookRoutes<RatingsTypes>({
    name: 'ratings',
    commandShape: ratingsBook.commandShape,
    bookOf: () => app.ratings,
    acts: { change: 'keep-ratings', takeOut: 'keep-ratings' },
    summaries: {
      change:
        'Report an event, grant a rating, cancel an act …; once it is answered, it is on disk',
      export: 'The book of ratings as one JSON file',
      salvage: 'The sound entries of a damaged book of ratings, as an export',
      import: 'Import such a file if there is no book of ratings yet',
    },
  }),
];
