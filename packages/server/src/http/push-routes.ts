import { ok } from '@rokade/rules';
import type { Application } from '../application.ts';
import { subscriptionShape } from '../push/push.ts';
import { type ApiRoute, post, remove } from './api-route.ts';
import { atTournament, missing } from './at-address.ts';
import { type Exchange, visitorIn } from './exchange.ts';
import { readJson } from './read-body.ts';
import { languageOf } from './reader-choices.ts';

/** The site whose page is open at a visitor's. */
function originOf(exchange: Exchange): string {
  const { host, isSecure } = visitorIn(exchange);
  return `${isSecure ? 'https' : 'http'}://${host}`;
}

/** The routes with which phones ask to be told of a player, and end it. */
export const pushRoutes = ({ push, tournaments }: Application): readonly ApiRoute[] => [
  {
    path: '/tournaments/{id}/push',
    act: 'read-public',
    summary:
      'Tell a phone of one player what is public: rounds, results, the end; needs the owner’s leave',
    status: 201,
    example: {
      player: 'p1',
      endpoint: 'https://updates.push.services.mozilla.com/wpush/v2/example',
      keys: {
        p256dh:
          'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
        auth: 'BTBZMqHH6r4Tts7J_aSIgg',
      },
    },
    body: subscriptionShape,
    // The body is read only if the tournament is public, so that others do not reveal that they exist.
    ...post(
      atTournament(async (exchange, id) => {
        const shown = await tournaments.shown(id, 'everybody');
        if (!shown.ok) return shown;
        const request = await readJson(exchange, subscriptionShape);
        if (!request.ok) return request;
        const language = languageOf(exchange.req);
        return push.subscribe(id, request.value, { language, origin: originOf(exchange) });
      }),
    ),
  },
  {
    path: '/tournaments/{id}/push/{subscription}',
    act: 'read-public',
    summary: 'Tell the phone no more; 404: it had ended before',
    ...remove(
      atTournament(async (exchange, id) => {
        const ended = await push.unsubscribe(id, exchange.req.param('subscription') ?? '');
        return ended ? ok(null) : missing;
      }),
    ),
  },
];
