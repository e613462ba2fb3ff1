import { isListMonth, ratingListSources } from '@rokade/register';
import { err, kindsOfPlay, ok, type Result } from '@rokade/rules';
import { z } from 'zod';
import type { Application } from '../application.ts';
import { firstIssue } from '../shapes/first-issue.ts';
import { type ApiRoute, get, post, remove } from './api-route.ts';
import { type Exchange, type Reply, telling } from './exchange.ts';
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
  return telling(sent, () => ({ underWay: lists.underWay() }));
}

/** The routes for rating lists: list them, search players, import and remove. */
export const listRoutes = (app: Application): readonly ApiRoute[] => {
  const { lists } = app;
  return [
    {
      path: '/lists',
      act: 'see-lists',
      summary: 'The rating lists that are kept, how far one under way is, what became of the last',
      ...get(() =>
        ok({
          lists: lists.kept(),
          months: lists.months(),
          underWay: lists.underWay(),
          last: lists.lastTakenIn(),
        }),
      ),
    },
    {
      path: '/lists/search',
      act: 'see-lists',
      summary:
        'Players of the newest list of each source, the best hits first: `?q=` beginnings of names, numbers, club, federation in any order, `?source=`, `?limit=`',
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
        'Take in a rating list, the bytes of the file as they are; `?name=` of the file, `?source=`, `?month=`, `?type=` where it does not say them itself, `?keep=` so many months. Answers once it is here; then GET tells how far its reading is',
      status: 202,
      ...post((exchange) => send(app, exchange)),
    },
    {
      path: '/lists/under-way',
      act: 'keep-lists',
      summary: 'Break off the list that is on its way; those that are kept stay',
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
