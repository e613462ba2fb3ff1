import { ok } from '@rokade/rules';
import type { Application } from '../application.ts';
import { webhookRequestShape } from '../webhooks/webhooks.ts';
import { type ApiRoute, get, post, remove, takingJson } from './api-route.ts';
import { atLeague, missing } from './at-address.ts';
import { atPlace, hallKinds } from './at-place.ts';
import type { Exchange, Reply } from './exchange.ts';

const kindOf = { tournaments: 'tournament', events: 'event', leagues: 'league' } as const;

type Place = keyof typeof kindOf;

const hookIn = (exchange: Exchange): string => exchange.req.param('webhook') ?? '';

/** Passes the id in the address to a handler if such a league exists. */
const atKeptLeague =
  ({ leagues }: Application) =>
  <Rest extends readonly unknown[]>(
    handle: (exchange: Exchange, place: string, ...rest: Rest) => Promise<Reply>,
  ) =>
    atLeague(async (exchange, id, ...rest: Rest) =>
      (await leagues.belonging(id)).ok ? handle(exchange, id, ...rest) : missing,
    );

const routesOf = (app: Application, where: Place): readonly ApiRoute[] => {
  const at = where === 'leagues' ? atKeptLeague(app) : atPlace(app, where);
  const act = where === 'leagues' ? 'keep-league' : 'change-event';
  const { webhooks } = app;
  return [
    {
      path: `/${where}/{id}/webhooks`,
      act,
      summary: 'The webhooks, without their secrets',
      ...get(at(async (_, place) => ok({ webhooks: await webhooks.of(place) }))),
    },
    {
      path: `/${where}/{id}/webhooks`,
      act,
      summary:
        where === 'leagues'
          ? 'Create a webhook: match days, open line-ups and results are posted to an address; only this answer contains its secret'
          : 'Create a webhook: published rounds and results are posted to an address; only this answer contains its secret',
      status: 201,
      example: { address: 'https://club.example/rokade-news' },
      ...takingJson(
        webhookRequestShape,
        at((exchange, id, request) =>
          webhooks.add({ kind: kindOf[where], id }, request, exchange.get('session')?.name ?? ''),
        ),
      ),
    },
    {
      path: `/${where}/{id}/webhooks/{webhook}/test`,
      act,
      summary:
        'Send a test message and return its outcome; a webhook that is off is on again if it was taken',
      ...post(at((exchange, place) => webhooks.test(place, hookIn(exchange)))),
    },
    {
      path: `/${where}/{id}/webhooks/{webhook}`,
      act,
      summary: 'Remove a webhook',
      ...remove(at((exchange, place) => webhooks.remove(place, hookIn(exchange)))),
    },
  ];
};

/** The routes for webhooks. */
export const webhookRoutes = (app: Application): readonly ApiRoute[] =>
  ([...hallKinds, 'leagues'] as const).flatMap((kind) => routesOf(app, kind));
