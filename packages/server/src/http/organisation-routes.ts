import { parseEventId } from '@rokade/event';
import {
  belongingTo,
  type InstallationId,
  may,
  parseInstallationId,
  placeIn,
} from '@rokade/installation';
import { text } from '@rokade/journal';
import { err } from '@rokade/rules';
import { parseTournamentId } from '@rokade/tournament';
import { z } from 'zod';
import type { Application } from '../application.ts';
import type { Belongings } from '../organisations/organisations.ts';
import { schemaOf } from '../shapes/schema-of.ts';
import { actorOf } from './actor-of.ts';
import { type ApiRoute, get, remove, takingJson } from './api-route.ts';
import { answerWith, type Exchange } from './exchange.ts';
import { pageIn, pageQuery } from './list-page.ts';
import { rightsOf } from './may-here.ts';
import { makeOrganisation, newOrganisationShape } from './new-organisation.ts';

const words = schemaOf(text);

/** The routes to list, create, rename and remove organisations. */
const keepingRoutes = (app: Application): readonly ApiRoute[] => [
  {
    path: '/organisations',
    act: 'read-public',
    summary: 'The organisations by name, with the addresses of their pages',
    query: pageQuery,
    ...get(async (exchange) => {
      const page = pageIn(exchange, await app.organisations.list());
      return answerWith(page, ({ items, next }) => ({ organisations: items, next }));
    }),
  },
  {
    path: '/organisations',
    act: 'keep-organisations',
    summary:
      'Create an organisation, with its contact, logo and the account of its officer; its first address is its id for ever',
    status: 201,
    ...takingJson(newOrganisationShape, async (exchange, request) => {
      const made = await makeOrganisation(app, request, actorOf(exchange));
      return answerWith(made, (id) => ({ id, officer: request.officer?.name.trim() ?? '' }));
    }),
  },
  {
    path: '/organisations/{organisation}/address',
    act: 'keep-organisations',
    summary: 'Change an organisation’s address; former ones redirect to it',
    ...takingJson(z.strictObject({ address: words }), async (exchange, { address }) => {
      const found = await app.organisations.find(organisationIn(exchange));
      return found === null
        ? unknown(organisationIn(exchange))
        : app.organisations.rename(found.id, address);
    }),
  },
  {
    path: '/organisations/{organisation}/remove',
    act: 'keep-organisations',
    summary: 'Remove an organisation; its name confirms the removal',
    ...takingJson(z.strictObject({ name: words }), async (exchange, { name }) => {
      const found = await app.organisations.find(organisationIn(exchange));
      if (found === null) return unknown(organisationIn(exchange));
      if (name.trim() !== (found.name || found.address))
        return err({ code: 'organisation.name-other' });
      return app.organisations.remove(found.id);
    }),
  },
  {
    path: '/organisations/{organisation}',
    act: 'keep-organisations',
    summary: 'Remove an organisation for good, if nothing belongs to it',
    ...remove(async (exchange) => {
      const address = organisationIn(exchange);
      const id = (await app.organisations.find(address))?.id ?? parseInstallationId(address);
      return id === null ? unknown(address) : app.organisations.remove(id);
    }),
  },
];

const organisationIn = (exchange: Exchange): string => exchange.req.param('organisation') ?? '';

const unknown = (organisation: string) =>
  err({ code: 'organisation.unknown' as const, organisation });

/** The parsers of what belongs to organisations, by the first part of its path. */
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

/** The routes that give a tournament or event to another organisation, or hand it in. */
const belongingRoutes = ({ organisations }: Application): readonly ApiRoute[] =>
  (['tournaments', 'events'] as const).flatMap((shelf): readonly ApiRoute[] => [
    {
      path: `/${shelf}/{id}/organisation`,
      act: 'put-away-event',
      summary: 'Give it to another organisation in which the sender may create such books too',
      ...takingJson(z.strictObject({ organisation: words }), async (exchange, { organisation }) => {
        const what = shelves[shelf](exchange.req.param('id') ?? '');
        const to = await organisations.find(organisation);
        if (what === null) return err({ code: 'store.missing' });
        if (to === null) return unknown(organisation);
        if (!mayIn(exchange, to.id)) return err({ code: 'request.not-allowed' });
        return organisations.assign(what, to.id);
      }),
    },
    {
      path: `/${shelf}/{id}/hand-in`,
      act: 'hand-in-event',
      summary:
        'Hand it in to another organisation, which may then read it, or take it back; an entry of the owner’s book. Returns the id of the other organisation',
      ...takingJson(
        z.strictObject({ to: words, handedIn: z.boolean() }),
        async (exchange, { to: address, handedIn }) => {
          const what = shelves[shelf](exchange.req.param('id') ?? '');
          const to = await organisations.find(address);
          if (what === null) return err({ code: 'store.missing' });
          if (to === null) return unknown(address);
          const done = await organisations.handIn(what, { to: to.id, handedIn }, actorOf(exchange));
          return answerWith(done, () => ({ to: to.id }));
        },
      ),
    },
  ]);

/** The routes for organisations. */
export const organisationRoutes = (app: Application): readonly ApiRoute[] => [
  ...keepingRoutes(app),
  ...belongingRoutes(app),
];
