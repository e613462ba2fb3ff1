import type { ChessEvent } from '@rokade/event';
import { text } from '@rokade/journal';
import { err, type Result } from '@rokade/rules';
import { systemCodes } from '@rokade/tournament';
import { z } from 'zod';
import { belongingOf } from '../acts/belonging-of.ts';
import { copyEvent } from '../acts/events/copy-event.ts';
import { makeGroup, placeFirstTables } from '../acts/events/event-groups.ts';
import { agreeOnFact } from '../acts/events/facts-of-event.ts';
import type { Application } from '../application.ts';
import { eventFact, eventFactNames } from '../events/event-facts.ts';
import { schemaOf } from '../shapes/schema-of.ts';
import { actorOf } from './actor-of.ts';
import { type ApiRoute, takingJson } from './api-route.ts';
import { answerWith, type Exchange, type Reply } from './exchange.ts';
import { groupsSeen } from './groups-seen.ts';
import { mayHere, mayWith } from './may-here.ts';
import { makerOf, withEvent } from './with-event.ts';

/** Checks that the sender may change each of these tournaments. */
async function mayChangeAll(
  app: Application,
  exchange: Exchange,
  ids: readonly string[],
): Promise<Result<null, { readonly code: 'request.not-allowed' }>> {
  for (const id of ids) {
    const whose = await belongingOf(app, { kind: 'tournament', id });
    if (!mayWith(exchange, 'change-event', { ...whose, id })) {
      return err({ code: 'request.not-allowed' });
    }
  }
  return { ok: true, value: null };
}

/** Sets the first tables of groups, if the sender may change all of them. */
async function sayFirstTables(
  app: Application,
  exchange: Exchange,
  event: ChessEvent,
  firstTables: Readonly<Record<string, number>>,
): Promise<Reply> {
  const groups = await groupsSeen(app, exchange, event);
  const changed = groups.filter(
    ({ id, settings }) => (firstTables[id] ?? settings.firstTable) !== settings.firstTable,
  );
  const allowed = await mayChangeAll(
    app,
    exchange,
    changed.map(({ id }) => id),
  );
  if (!allowed.ok) return allowed;
  return placeFirstTables(app, changed, firstTables, actorOf(exchange));
}

/** The route that makes an event and its groups say the same of a fact. */
const factsRoute = (app: Application): ApiRoute => ({
  path: '/events/{id}/facts',
  act: 'change-event',
  summary:
    'Make the event and all its groups say the same of a fact: what the event says or, where it says nothing, its first group that does',
  ...takingJson(
    z.strictObject({ fact: z.enum(eventFactNames) }),
    withEvent(app, async (exchange, event, { fact }) => {
      const isOfMoney = eventFact(fact).page !== 'settings';
      return isOfMoney && !mayHere(exchange, 'keep-money')
        ? err({ code: 'request.not-allowed' })
        : agreeOnFact(exchange.get('desk'), event, fact, actorOf(exchange));
    }),
  ),
});

/** The routes for acts on an event together with its groups. */
export const eventActRoutes = (app: Application): readonly ApiRoute[] => [
  {
    path: '/events/{id}/copy',
    act: 'make-event',
    summary:
      'Copy the event for another year, with the groups that the sender may see; returns the new id',
    status: 201,
    makes: 'event',
    ...takingJson(
      z.strictObject({ name: schemaOf(text), firstDay: schemaOf(text).default('') }),
      withEvent(app, async (exchange, event, { name, firstDay }) => {
        // For whoever may not see it, it does not exist.
        if (!mayHere(exchange, 'see-event')) return err({ code: 'store.missing' });
        const made = await copyEvent(exchange.get('desk'), event, {
          name,
          firstDay,
          groups: await groupsSeen(app, exchange, event),
          withMoney: mayHere(exchange, 'keep-money'),
          actor: actorOf(exchange),
        });
        return answerWith(made, (id) => ({ id }));
      }),
    ),
  },
  {
    path: '/events/{id}/groups',
    act: 'change-event',
    summary: 'Create a tournament as a group of the event; returns its id',
    status: 201,
    ...takingJson(
      z.strictObject({
        basedOn: z.int().min(0),
        group: schemaOf(text),
        system: z.enum(systemCodes),
        rounds: z.int().min(1).max(50),
      }),
      withEvent(app, async (exchange, event, body) => {
        const made = await makeGroup(exchange.get('desk'), event, body, makerOf(exchange));
        return answerWith(made, (id) => ({ id }));
      }),
    ),
  },
  {
    path: '/events/{id}/first-tables',
    act: 'change-event',
    summary: 'Set the first table of groups; groups that are not named stay as they are',
    ...takingJson(
      z.strictObject({ firstTables: z.record(z.string(), z.int().min(1).max(9999)) }),
      withEvent(app, (exchange, event, { firstTables }) =>
        sayFirstTables(app, exchange, event, firstTables),
      ),
    ),
  },
  factsRoute(app),
];
