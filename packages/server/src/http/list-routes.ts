import { isListMonth, ratingListSources } from '@rokade/register';
import { kindsOfPlay } from '@rokade/rules';
import { z } from 'zod';
import type { Application } from '../application.ts';
import { firstIssue } from '../shapes/first-issue.ts';
import type { ApiRoute } from './api-route.ts';
import { answer, type Exchange, refuse } from './exchange.ts';
import { bodyLimits } from './read-body.ts';

const searchShape = z.object({
  q: z.string().max(200).default(''),
  source: z.enum(ratingListSources).nullable().default(null),
  limit: z.coerce.number().int().min(1).max(100).default(20),
});

/** '' in an address says nothing, as a field left empty does. */
const orNothing = <T extends z.ZodType>(shape: T) =>
  z.preprocess((text) => (text === '' ? undefined : text), shape.optional());

const sendShape = z.object({
  name: z.string().min(1).max(200),
  source: orNothing(z.enum(ratingListSources)),
  month: orNothing(z.string().refine(isListMonth)),
  type: orNothing(z.enum(kindsOfPlay)),
  keep: orNothing(z.coerce.number().int().min(1).max(1000)),
});

/** What an address asks for; a fault of it is answered. */
function asked<T>(exchange: Exchange, shape: z.ZodType<T>): T | Response {
  const read = shape.safeParse(exchange.req.query());
  return read.success
    ? read.data
    : refuse(exchange, { code: 'request.invalid', at: firstIssue(read.error) });
}

const nothing = (exchange: Exchange) => () => exchange.body(null, 204);

async function send({ lists }: Application, exchange: Exchange): Promise<Response> {
  const said = asked(exchange, sendShape);
  if (said instanceof Response) return said;
  const { body } = exchange.req.raw;
  const { name, source = null, month = null, type = null, keep = null } = said;
  const sent = await lists.send({
    ...{ name, source, month, kind: type, keep },
    pieces: body ?? new Blob([]).stream(),
    bytes: Number(exchange.req.header('content-length') ?? 0),
    limitMegabytes: bodyLimits.list,
  });
  return answer(exchange, sent, () => exchange.json({ underWay: lists.underWay() }, 202));
}

/** Rating lists: which there are, looking somebody up, taking one in. */
export const listRoutes = (app: Application): readonly ApiRoute[] => {
  const { lists } = app;
  return [
    {
      method: 'get',
      path: '/lists',
      act: 'see-lists',
      summary: 'The rating lists that are kept, how far one under way is, what became of the last',
      handle: (exchange) =>
        exchange.json({
          lists: lists.kept(),
          months: lists.months(),
          underWay: lists.underWay(),
          last: lists.lastTakenIn(),
        }),
    },
    {
      method: 'get',
      path: '/lists/search',
      act: 'see-lists',
      summary:
        'Players of the newest list of each source, the best hits first: `?q=` beginnings of names, numbers, club, federation in any order, `?source=`, `?limit=`',
      handle: (exchange) => {
        const question = asked(exchange, searchShape);
        if (question instanceof Response) return question;
        const { q, source, limit } = question;
        return exchange.json({ players: lists.search(q, { source, limit }) });
      },
    },
    {
      method: 'post',
      path: '/lists',
      act: 'keep-lists',
      summary:
        'Take in a rating list, the bytes of the file as they are; `?name=` of the file, `?source=`, `?month=`, `?type=` where it does not say them itself, `?keep=` so many months. Answers once it is here; then GET tells how far its reading is',
      handle: (exchange) => send(app, exchange),
    },
    {
      method: 'delete',
      path: '/lists/under-way',
      act: 'keep-lists',
      summary: 'Break off the list that is on its way; those that are kept stay',
      handle: (exchange) =>
        lists.interrupt() ? nothing(exchange)() : refuse(exchange, { code: 'list.missing' }),
    },
    {
      method: 'delete',
      path: '/lists/{source}/{month}',
      act: 'keep-lists',
      summary: 'Remove the list of a month',
      handle: (exchange) => {
        const source = ratingListSources.find((one) => one === exchange.req.param('source'));
        const month = exchange.req.param('month') ?? '';
        return source !== undefined && lists.remove(source, month)
          ? nothing(exchange)()
          : refuse(exchange, { code: 'list.missing' });
      },
    },
  ];
};
