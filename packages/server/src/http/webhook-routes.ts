import { ok } from '@rokade/rules';
import type { Application } from '../application.ts';
import { webhookRequestShape } from '../webhooks/webhooks.ts';
import { type ApiRoute, get, post, remove, takingJson } from './api-route.ts';
import { atPlace, hallKinds } from './at-place.ts';
import type { Exchange } from './exchange.ts';

const kindOf = { tournaments: 'tournament', events: 'event' } as const;

const hookIn = (exchange: Exchange): string => exchange.req.param('webhook') ?? '';

const routesOf = (app: Application, where: keyof typeof kindOf): readonly ApiRoute[] => {
  const at = atPlace(app, where);
  const { webhooks } = app;
  return [
    {
      path: `/${where}/{id}/webhooks`,
      act: 'change-event',
      summary: 'The webhooks, without their secrets',
      ...get(at(async (_, place) => ok({ webhooks: await webhooks.of(place) }))),
    },
    {
      path: `/${where}/{id}/webhooks`,
      act: 'change-event',
      summary:
        'Create a webhook: published rounds and results are posted to an address; only this answer contains its secret',
      status: 201,
      ...takingJson(
        webhookRequestShape,
        at((exchange, id, request) =>
          webhooks.add({ kind: kindOf[where], id }, request, exchange.get('session')?.name ?? ''),
        ),
      ),
    },
    {
      path: `/${where}/{id}/webhooks/{webhook}/test`,
      act: 'change-event',
      summary:
        'Send a test message and return its outcome; a webhook that is off is on again if it was taken',
      ...post(at((exchange, place) => webhooks.test(place, hookIn(exchange)))),
    },
    {
      path: `/${where}/{id}/webhooks/{webhook}`,
      act: 'change-event',
      summary: 'Remove a webhook',
      ...remove(at((exchange, place) => webhooks.remove(place, hookIn(exchange)))),
    },
  ];
};

/** The routes for webhooks. */
export const webhookRoutes = (app: Application): readonly ApiRoute[] =>
  hallKinds.flatMap((kind) => routesOf(app, kind));
