import type { ChessEvent } from '@rokade/event';
import { fieldsOf, idBy, listOf, orNull, tableOf, text, whole, wordOf } from '@rokade/journal';
import { err, ok } from '@rokade/rules';
import { translator } from '@rokade/texts/all';
import {
  type GroupPlan,
  mostGroups,
  parsePlayerId,
  parseTournamentId,
  systemCodes,
  type Tournament,
  type TournamentId,
} from '@rokade/tournament';
import type { z } from 'zod';
import { takeCharge } from '../accounts/take-charge.ts';
import { makeGroup } from '../acts/events/event-groups.ts';
import { eventOfGroups, leaveEvent } from '../acts/events/event-of-groups.ts';
import { divideEntries, groupsOfList, undivideEntries } from '../acts/groups/divide-entries.ts';
import { stageOrders } from '../acts/groups/stage-order.ts';
import { startPlayOff } from '../acts/groups/start-play-off.ts';
import { stageTournaments, startStage } from '../acts/groups/start-stage.ts';
import type { Application } from '../application.ts';
import { schemaOf } from '../shapes/schema-of.ts';
import { actorOf } from './actor-of.ts';
import { type ApiRoute, post, remove, takingJson } from './api-route.ts';
import { atTournament, missing } from './at-address.ts';
import { answerWith, type Exchange, type Reply } from './exchange.ts';
import { mayHere } from './may-here.ts';
import { languageOf } from './reader-choices.ts';
import { makerOf } from './with-event.ts';

/** The pairing system and number of rounds of a tournament made from others. */
const played = { system: wordOf(systemCodes), rounds: whole(1, 50) };

const stageShape = schemaOf(
  fieldsOf({
    players: listOf(
      fieldsOf({ tournament: idBy(parseTournamentId), player: idBy(parsePlayerId) }),
      { most: 5000 },
    ),
    order: wordOf(stageOrders),
    group: text,
    ...played,
  }),
);

const groupsShape = schemaOf(
  fieldsOf({
    groups: listOf(fieldsOf({ name: text, ...played }), { most: mostGroups }),
    /** The index of each player's group in `groups`, by the player's id; null: none. */
    places: tableOf(orNull(whole(0, mostGroups))),
  }),
);

const secondGroupShape = schemaOf(fieldsOf({ own: text, group: text, ...played }));

/** The groups with their players; groups without players are left out. */
const plansIn = ({ groups, places }: z.infer<typeof groupsShape>): readonly GroupPlan[] =>
  groups
    .map((group, place) => ({
      ...group,
      players: Object.entries(places).flatMap(([player, of]) => {
        const id = of === place ? parsePlayerId(player) : null;
        return id === null ? [] : [id];
      }),
    }))
    .filter(({ players }) => players.length > 0);

/** Passes the whole tournament in the address to a handler; 'store.missing' for a sender who may not see it. */
const atWhole = <Rest extends readonly unknown[]>(
  { tournaments }: Application,
  handle: (exchange: Exchange, t: Tournament, ...rest: Rest) => Promise<Reply>,
) =>
  atTournament(async (exchange: Exchange, id: TournamentId, ...rest: Rest) => {
    if (!mayHere(exchange, 'see-event')) return missing;
    const found = await tournaments.get(id);
    return found.ok ? handle(exchange, found.value, ...rest) : found;
  });

async function divide(
  exchange: Exchange,
  list: Tournament,
  plans: readonly GroupPlan[],
): Promise<Reply> {
  const desk = exchange.get('desk');
  const actor = actorOf(exchange);
  const before = await groupsOfList(desk, list);
  const done = await divideEntries(desk, list, plans, actor);
  if (!done.ok) return done;
  const made = await groupsOfList(desk, list);
  const gone = before.filter(({ id }) => made.every((one) => one.id !== id));
  const left = await leaveEvent(desk, list, gone, actor);
  if (!left.ok) return left;
  const event = await eventOfGroups(desk, list, made, actor);
  if (!event.ok) return event;
  await chargeOf(exchange, event.value, made);
  return ok({ groups: made.map(({ id }) => id), event: event.value.id });
}

/** Whoever makes an event with its groups leads all of them. */
async function chargeOf(
  exchange: Exchange,
  event: ChessEvent,
  groups: readonly Pick<Tournament, 'id'>[],
): Promise<void> {
  const session = exchange.get('session');
  if (session === null) return;
  const desk = exchange.get('desk');
  await takeCharge(desk, session, { kind: 'event', id: event.id });
  for (const { id } of groups) await takeCharge(desk, session, { kind: 'tournament', id });
}

async function undivide(exchange: Exchange, list: Tournament): Promise<Reply> {
  const desk = exchange.get('desk');
  const groups = await groupsOfList(desk, list);
  const done = await undivideEntries(desk, list, actorOf(exchange));
  return done.ok ? leaveEvent(desk, list, groups, actorOf(exchange)) : done;
}

/** Makes the event of the groups that an entry list was divided into before that made one. */
async function makeEventOf(exchange: Exchange, list: Tournament): Promise<Reply> {
  const desk = exchange.get('desk');
  const groups = await groupsOfList(desk, list);
  if (groups.length === 0) return err({ code: 'groups.none' });
  const event = await eventOfGroups(desk, list, groups, actorOf(exchange));
  if (!event.ok) return event;
  await chargeOf(exchange, event.value, groups);
  return ok({ event: event.value.id });
}

/** Makes a lone tournament a group of an event of its own, and another group beside it. */
async function addGroup(
  exchange: Exchange,
  t: Tournament,
  { own, ...body }: z.infer<typeof secondGroupShape>,
): Promise<Reply> {
  const desk = exchange.get('desk');
  const actor = actorOf(exchange);
  const unnamed = Object.entries({ own, group: body.group }).find(([, name]) => name.trim() === '');
  if (unnamed !== undefined) {
    return err({ code: 'event.field-invalid', field: unnamed[0], problem: 'missing' });
  }
  if (t.settings.group !== own) {
    const command = { kind: 'change-settings', changes: { group: own } } as const;
    const request = { basedOn: t.version, command, confirmed: true, reason: '' };
    const named = await desk.tournaments.execute(t.id, request, actor);
    if (!named.ok) return named;
  }
  const event = await eventOfGroups(desk, t, [t], actor);
  if (!event.ok) return event;
  const basedOn = event.value.version;
  const made = await makeGroup(desk, event.value, { ...body, basedOn }, makerOf(exchange));
  if (!made.ok) return made;
  await chargeOf(exchange, event.value, [{ id: made.value }]);
  return ok({ id: made.value, event: event.value.id });
}

/** The routes that divide an entry list into groups. */
const dividingRoutes = (app: Application): readonly ApiRoute[] => [
  {
    path: '/tournaments/{id}/groups',
    act: 'make-event',
    summary:
      'Divide an entry list into a tournament for each group, and create the event of the groups; can be repeated until one is paired. Returns the ids of both',
    status: 201,
    ...takingJson(
      groupsShape,
      atWhole(app, (exchange, list, groups) => divide(exchange, list, plansIn(groups))),
    ),
  },
  {
    path: '/tournaments/{id}/groups',
    act: 'make-event',
    summary: 'Undo the division of an entry list, as long as no group has its first round',
    ...remove(atWhole(app, undivide)),
  },
  {
    path: '/tournaments/{id}/event',
    act: 'make-event',
    summary:
      'Put the groups that an entry list was divided into into its event, which is created if there is none; returns its id',
    ...post(atWhole(app, makeEventOf)),
  },
  {
    path: '/tournaments/{id}/second-group',
    act: 'make-event',
    summary:
      'Create an event of the tournament and a second group; `own` is the name of the tournament as a group. Returns the ids of the new group and the event',
    status: 201,
    ...takingJson(secondGroupShape, atWhole(app, addGroup)),
  },
];

/** The routes that create tournaments from one: groups, the next stage, a play-off. */
export const groupRoutes = (app: Application): readonly ApiRoute[] => [
  ...dividingRoutes(app),
  {
    path: '/tournaments/{id}/stage',
    act: 'make-event',
    summary:
      'Create the next stage: a tournament of players from these standings, numbered by them; returns its id',
    status: 201,
    makes: 'tournament',
    ...takingJson(
      stageShape,
      atWhole(app, async (exchange, t, request) => {
        const desk = exchange.get('desk');
        const reason = translator(languageOf(exchange.req))('console.stage-reason');
        const by = { actor: actorOf(exchange), reason };
        const made = await startStage(desk, await stageTournaments(desk, t), request, by);
        return answerWith(made, (id) => ({ id }));
      }),
    ),
  },
  {
    path: '/tournaments/{id}/play-off',
    act: 'make-event',
    summary: 'Create the play-off for first place; returns its id, the same one for a repetition',
    status: 201,
    makes: 'tournament',
    ...post(
      atWhole(app, async (exchange, t) => {
        const made = await startPlayOff(exchange.get('desk'), t, actorOf(exchange));
        return answerWith(made, (id) => ({ id }));
      }),
    ),
  },
];
