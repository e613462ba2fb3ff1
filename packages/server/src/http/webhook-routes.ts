import type { Application } from '../application.ts';
import { webhookRequestShape } from '../webhooks/webhooks.ts';
import { type ApiRoute, takingJson } from './api-route.ts';
import { answer, type Exchange, refuse } from './exchange.ts';
import { hallKinds, placeIn } from './screen-routes.ts';

const kindOf = { tournaments: 'tournament', events: 'event' } as const;

const hookIn = (exchange: Exchange): string => exchange.req.param('webhook') ?? '';

const routesOf = (app: Application, where: keyof typeof kindOf): readonly ApiRoute[] => [
  {
    method: 'get',
    path: `/${where}/{id}/webhooks`,
    act: 'change-event',
    summary: 'Addresses that are told of published rounds and results, never their secrets',
    handle: async (exchange) => {
      const place = await placeIn(app, where, exchange);
      if (!place.ok) return refuse(exchange, place.error);
      return exchange.json({ webhooks: await app.webhooks.of(place.value) });
    },
  },
  {
    method: 'post',
    path: `/${where}/{id}/webhooks`,
    act: 'change-event',
    summary: 'Tell an address of published rounds and results; its secret is told only here',
    ...takingJson(webhookRequestShape, async (exchange, request) => {
      const place = await placeIn(app, where, exchange);
      if (!place.ok) return refuse(exchange, place.error);
      const asked = { kind: kindOf[where], id: place.value };
      const added = await app.webhooks.add(asked, request, exchange.get('session')?.name ?? '');
      return answer(exchange, added, (value) => exchange.json(value, 201));
    }),
  },
  {
    method: 'post',
    path: `/${where}/{id}/webhooks/{webhook}/test`,
    act: 'change-event',
    summary:
      'Send a message that says nothing, and how it was answered; taken, it switches on again',
    handle: async (exchange) => {
      const place = await placeIn(app, where, exchange);
      if (!place.ok) return refuse(exchange, place.error);
      const tested = await app.webhooks.test(place.value, hookIn(exchange));
      return answer(exchange, tested, (value) => exchange.json(value));
    },
  },
  {
    method: 'delete',
    path: `/${where}/{id}/webhooks/{webhook}`,
    act: 'change-event',
    summary: 'Tell an address nothing more',
    handle: async (exchange) => {
      const place = await placeIn(app, where, exchange);
      if (!place.ok) return refuse(exchange, place.error);
      const removed = await app.webhooks.remove(place.value, hookIn(exchange));
      return answer(exchange, removed, () => exchange.body(null, 204));
    },
  },
];

/** Addresses that are told of published rounds and results. */
export const webhookRoutes = (app: Application): readonly ApiRoute[] =>
  hallKinds.flatMap((kind) => routesOf(app, kind));
