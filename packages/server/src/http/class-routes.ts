import { type ChessEvent, carriedRights, isAccepted } from '@rokade/event';
import { dayFault, text } from '@rokade/journal';
import { err, ok } from '@rokade/rules';
import { z } from 'zod';
import { factsElsewhere } from '../acts/events/class-facts.ts';
import { classesNow, type EventClassesNow, placesToAccept } from '../acts/events/event-classes.ts';
import { makeClassGroups } from '../acts/events/event-groups.ts';
import { lastYears } from '../acts/events/last-years.ts';
import type { Application } from '../application.ts';
import { rightsOf } from '../events/event-rights.ts';
import { schemaOf } from '../shapes/schema-of.ts';
import { actorOf } from './actor-of.ts';
import { type ApiRoute, takingJson } from './api-route.ts';
import { answerWith, type Exchange, type Reply } from './exchange.ts';
import { groupsSeen } from './groups-seen.ts';
import { mayWith } from './may-here.ts';
import { makerOf, withEvent } from './with-event.ts';

const basedOn = z.int().min(0);
const basedShape = z.strictObject({ basedOn });
const factsShape = z.strictObject({
  basedOn,
  /** Candidate results after `since` count, and games after `championship`; both are days, `2026-11-21`. */
  since: schemaOf(text),
  championship: schemaOf(text),
  /** The id of last year's event whose places give rights; '' = none. */
  last: schemaOf(text).default(''),
});

type Command = Parameters<Application['events']['execute']>[1]['command'];

/** Executes a command to an event and answers with what it wrote; null: no command, the version stays. */
async function tellEvent(
  { events }: Application,
  exchange: Exchange,
  { id, version }: ChessEvent,
  { basedOn, command }: { readonly basedOn: number; readonly command: Command | null },
) {
  if (command === null) return ok({ version, entries: [] });
  const request = { basedOn, command, reason: '', confirmed: false };
  const done = await events.execute(id, request, actorOf(exchange));
  return done.ok ? ok({ version: done.value.state.version, entries: done.value.entries }) : done;
}

/** Whether every place in the classes is accepted. */
const isSettled = (event: ChessEvent, { classes }: EventClassesNow): boolean =>
  classes?.every((one) => one.places.every(({ key }) => isAccepted(event, one, key))) === true;

/** Takes over facts about entrants from the book of ratings and last year's event. */
async function takeFacts(
  app: Application,
  exchange: Exchange,
  event: ChessEvent,
  { basedOn, since, championship, last: named }: z.infer<typeof factsShape>,
): Promise<Reply> {
  const fault = dayFault({ since, championship });
  const missing = since === '' ? 'since' : championship === '' ? 'championship' : null;
  if (fault !== null) return err({ code: 'event.field-invalid', ...fault });
  if (missing !== null)
    return err({ code: 'event.field-invalid', field: missing, problem: 'missing' });
  const isSeen = (one: Parameters<typeof mayWith>[2]) => mayWith(exchange, 'see-event', one);
  const last = (await lastYears(app, event, isSeen)).find(({ id }) => id === named);
  const carried = last === undefined ? null : carriedRights(last, event);
  const day = app.hall().now.slice(0, 10);
  const desk = exchange.get('desk');
  const people = factsElsewhere(desk, event, { since, championship, day, carried });
  const command = people.length === 0 ? null : ({ kind: 'say-class-facts', people } as const);
  const done = await tellEvent(app, exchange, event, { basedOn, command });
  return answerWith(done, ({ version, entries }) => ({
    entries,
    version,
    taken: people.length,
    absent: carried?.absent ?? [],
  }));
}

/** The routes for the classes of a championship. */
export const classRoutes = (app: Application): readonly ApiRoute[] => [
  {
    path: '/events/{id}/classes/accept',
    act: 'keep-entries',
    summary: 'Accept the present classes of all entrants, by the regulation or by hand',
    ...takingJson(
      basedShape,
      withEvent(app, async (exchange, event, { basedOn }) => {
        const groups = await groupsSeen(app, exchange, event);
        const places = placesToAccept(classesNow(exchange.get('desk'), event, groups));
        const command = places.length === 0 ? null : ({ kind: 'accept-classes', places } as const);
        return tellEvent(app, exchange, event, { basedOn, command });
      }),
    ),
  },
  {
    path: '/events/{id}/classes/groups',
    act: 'change-event',
    summary: 'Create a tournament for each group of the classes, once all classes are accepted',
    ...takingJson(
      basedShape,
      withEvent(app, async (exchange, event, { basedOn }) => {
        const desk = exchange.get('desk');
        const groups = await groupsSeen(app, exchange, event);
        const now = classesNow(desk, event, groups);
        if (!now?.classes || !isSettled(event, now)) return err({ code: 'event.classes-open' });
        const { rules, classes } = now;
        const toPlay = { basedOn, rules, classes, groups };
        const made = await makeClassGroups(desk, event, toPlay, makerOf(exchange));
        return answerWith(made, (version) => ({ version }));
      }),
    ),
  },
  {
    path: '/events/{id}/classes/facts',
    act: 'keep-entries',
    summary: 'Take over facts about entrants from the book of ratings and last year’s event',
    ...takingJson(
      factsShape,
      withEvent(app, (exchange, event, request) => takeFacts(app, exchange, event, request)),
    ),
  },
  {
    path: '/events/{id}/classes/rights',
    act: 'keep-entries',
    summary: 'Store the rights for next year that places at this event give',
    ...takingJson(
      basedShape,
      withEvent(app, async (exchange, event, { basedOn }) => {
        const rights = rightsOf(event, await groupsSeen(app, exchange, event));
        const command = { kind: 'write-rights', rights } as const;
        return tellEvent(app, exchange, event, { basedOn, command });
      }),
    ),
  },
];
