import { parseEventId } from '@rokade/event';
import {
  belongingTo,
  type InstallationId,
  may,
  parseInstallationId,
  placeIn,
} from '@rokade/installation';
import { text } from '@rokade/journal';
import { parseTournamentId } from '@rokade/tournament';
import { z } from 'zod';
import type { Application } from '../application.ts';
import type { Belongings } from '../organisations/organisations.ts';
import { schemaOf } from '../shapes/schema-of.ts';
import { type ApiRoute, takingJson } from './api-route.ts';
import { answer, type Exchange, refuse } from './exchange.ts';
import { rightsOf } from './may-here.ts';
import { actorOf } from './tournament-routes.ts';

const nothing = (exchange: Exchange) => () => exchange.body(null, 204);

const words = schemaOf(text);

/** Making organisations, and where they are found. */
const keepingRoutes = ({ organisations }: Application): readonly ApiRoute[] => [
  {
    method: 'get',
    path: '/organisations',
    act: 'read-public',
    summary: 'The organisations, by name, with the addresses of their pages',
    handle: async (exchange) => exchange.json({ organisations: await organisations.list() }),
  },
  {
    method: 'post',
    path: '/organisations',
    act: 'keep-organisations',
    summary: 'Make an organisation; its first address is its id for ever',
    ...takingJson(z.strictObject({ address: words, name: words }), async (exchange, request) => {
      const made = await organisations.make(request, actorOf(exchange));
      return answer(exchange, made, (id) => exchange.json({ id }, 201));
    }),
  },
  {
    method: 'post',
    path: '/organisations/{organisation}/address',
    act: 'keep-organisations',
    summary: 'Give an organisation another address; those it had lead on to it',
    ...takingJson(z.strictObject({ address: words }), async (exchange, { address }) => {
      const found = await organisations.find(organisationIn(exchange));
      if (found === null) return refuse(exchange, unknown(organisationIn(exchange)));
      return answer(exchange, await organisations.rename(found.id, address), nothing(exchange));
    }),
  },
  {
    method: 'delete',
    path: '/organisations/{organisation}',
    act: 'keep-organisations',
    summary: 'Take an organisation away for good, where nothing belongs to it',
    handle: async (exchange) => {
      const asked = organisationIn(exchange);
      const id = (await organisations.find(asked))?.id ?? parseInstallationId(asked);
      if (id === null) return refuse(exchange, unknown(asked));
      return answer(exchange, await organisations.remove(id), nothing(exchange));
    },
  },
];

const organisationIn = (exchange: Exchange): string => exchange.req.param('organisation') ?? '';

const unknown = (organisation: string) => ({ code: 'organisation.unknown', organisation }) as const;

/** What belongs to organisations, by the first word of its address. */
const shelves = {
  tournaments(text: string): Belongings | null {
    const id = parseTournamentId(text);
    return id === null ? null : { kind: 'tournament', id };
  },
  events(text: string): Belongings | null {
    const id = parseEventId(text);
    return id === null ? null : { kind: 'event', id };
  },
} as const;

const mayIn = (exchange: Exchange, organisation: InstallationId): boolean =>
  may(rightsOf(exchange), 'make-event', placeIn(belongingTo(organisation), null));

/** Giving a tournament or an event to another organisation, and handing it in. */
const belongingRoutes = ({ organisations }: Application): readonly ApiRoute[] =>
  (['tournaments', 'events'] as const).flatMap((shelf): readonly ApiRoute[] => [
    {
      method: 'post',
      path: `/${shelf}/{id}/organisation`,
      act: 'put-away-event',
      summary: 'Give it to another organisation, in which the asker may make such, too',
      ...takingJson(z.strictObject({ organisation: words }), async (exchange, { organisation }) => {
        const what = shelves[shelf](exchange.req.param('id') ?? '');
        const to = await organisations.find(organisation);
        if (what === null) return refuse(exchange, { code: 'store.missing' });
        if (to === null) return refuse(exchange, unknown(organisation));
        if (!mayIn(exchange, to.id)) return refuse(exchange, { code: 'request.not-allowed' });
        return answer(exchange, await organisations.assign(what, to.id), nothing(exchange));
      }),
    },
    {
      method: 'post',
      path: `/${shelf}/{id}/hand-in`,
      act: 'hand-in-event',
      summary:
        'Let another organisation look at it, or no more; an entry of the organisation’s book',
      ...takingJson(
        z.strictObject({ to: words, handedIn: z.boolean() }),
        async (exchange, { to: asked, handedIn }) => {
          const what = shelves[shelf](exchange.req.param('id') ?? '');
          const to = await organisations.find(asked);
          if (what === null) return refuse(exchange, { code: 'store.missing' });
          if (to === null) return refuse(exchange, unknown(asked));
          const done = await organisations.handIn(what, { to: to.id, handedIn }, actorOf(exchange));
          return answer(exchange, done, nothing(exchange));
        },
      ),
    },
  ]);

/** Many organisations on one server. */
export const organisationRoutes = (app: Application): readonly ApiRoute[] => [
  ...keepingRoutes(app),
  ...belongingRoutes(app),
];
