import { isListMonth, ratingListSources } from '@rokade/register';
import { err, kindsOfPlay, ok, type Result } from '@rokade/rules';
import { z } from 'zod';
import type { Application } from '../application.ts';
import { firstIssue } from '../shapes/first-issue.ts';
import { atMost } from '../values/at-most.ts';
import { type ApiRoute, get, post, remove } from './api-route.ts';
import { answerWith, type Exchange, type Reply } from './exchange.ts';
import { bodyLimits } from './read-body.ts';
import type { ApiError } from './request-error.ts';

const searchShape = z.object({
  q: z.string().max(200).default(''),
  source: z.enum(ratingListSources).nullable().default(null),
  limit: z.coerce.number().int().min(1).max(100).default(20),
});

/** A parameter that may be missing or ''. */
const orNothing = <T extends z.ZodType>(shape: T) =>
  z.preprocess((text) => (text === '' ? undefined : text), shape.optional());

const sendShape = z.object({
  name: z.string().min(1).max(200),
  source: orNothing(z.enum(ratingListSources)),
  month: orNothing(z.string().refine(isListMonth)),
  type: orNothing(z.enum(kindsOfPlay)),
  keep: orNothing(z.coerce.number().int().min(1).max(1000)),
});

/** The parameters of a request's query, by their shape. */
function queryOf<T>(exchange: Exchange, shape: z.ZodType<T>): Result<T, ApiError> {
  const read = shape.safeParse(exchange.req.query());
  return read.success
    ? ok(read.data)
    : err({ code: 'request.invalid', at: firstIssue(read.error) });
}

async function send({ lists }: Application, exchange: Exchange): Promise<Reply> {
  const parameters = queryOf(exchange, sendShape);
  if (!parameters.ok) return parameters;
  const { body } = exchange.req.raw;
  const { name, source = null, month = null, type = null, keep = null } = parameters.value;
  const sent = await lists.send({
    name,
    source,
    month,
    kind: type,
    keep,
    pieces: body ?? new Blob([]).stream(),
    bytes: Number(exchange.req.header('content-length') ?? 0),
    limitMegabytes: bodyLimits.list,
  });
  return answerWith(sent, () => ({ underWay: lists.underWay() }));
}

/** How long it is waited for lists that are fetched, in milliseconds. */
const patience = 10_000;

const dailyRoute = (app: Application): ApiRoute => ({
  path: '/lists/daily',
  act: 'keep-lists',
  summary:
    'Fetch the lists of the addresses in the installation’s settings now; GET /lists then tells what came of each',
  ...post(async () => {
    // The page shows how far it is with a list that takes longer.
    await atMost(app.dailyLists.fetchDue(true), patience);
    return ok({ daily: app.dailyLists.of() });
  }),
});

/** The routes for rating lists: list them, search players, import and remove. */
export const listRoutes = (app: Application): readonly ApiRoute[] => {
  const { lists } = app;
  return [
    {
      path: '/lists',
      act: 'see-lists',
      summary:
        'The stored rating lists, the progress of an import, and the outcome of the last one',
      ...get(() =>
        ok({
          lists: lists.kept(),
          months: lists.months(),
          underWay: lists.underWay(),
          last: lists.lastTakenIn(),
          daily: app.dailyLists.of(),
        }),
      ),
    },
    {
      path: '/lists/search',
      act: 'see-lists',
      summary:
        'Players of the newest list of each source, the best matches first: `?q=` beginnings of names, numbers, club, federation in any order, `?source=`, `?limit=`',
      ...get((exchange) => {
        const question = queryOf(exchange, searchShape);
        if (!question.ok) return question;
        const { q, source, limit } = question.value;
        return ok({ players: lists.search(q, { source, limit }) });
      }),
    },
    {
      path: '/lists',
      act: 'keep-lists',
      summary:
        'Import a rating list; the body is the file itself. `?name=` of the file; `?source=`, `?month=` and `?type=` if the list does not contain them; `?keep=` the number of months to store. Answers once the file is received; GET then returns the progress',
      status: 202,
      ...post((exchange) => send(app, exchange)),
    },
    dailyRoute(app),
    {
      path: '/lists/under-way',
      act: 'keep-lists',
      summary: 'Stop the import under way; the stored lists stay',
      ...remove(() => (lists.interrupt() ? ok(null) : err({ code: 'list.missing' }))),
    },
    {
      path: '/lists/{source}/{month}',
      act: 'keep-lists',
      summary: 'Remove the list of a month',
      ...remove((exchange) => {
        const source = ratingListSources.find((one) => one === exchange.req.param('source'));
        const month = exchange.req.param('month') ?? '';
        return source !== undefined && lists.remove(source, month)
          ? ok(null)
          : err({ code: 'list.missing' });
      }),
    },
  ];
};
