import { fieldsOf, idBy, listOf, orNull, tableOf, text, whole, wordOf } from '@rokade/journal';
import { ok } from '@rokade/rules';
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
import { divideEntries, groupsOfList, undivideEntries } from '../acts/groups/divide-entries.ts';
import { stageOrders } from '../acts/groups/stage-order.ts';
import { startPlayOff } from '../acts/groups/start-play-off.ts';
import { stageTournaments, startStage } from '../acts/groups/start-stage.ts';
import type { Application } from '../application.ts';
import { schemaOf } from '../shapes/schema-of.ts';
import { actorOf } from './actor-of.ts';
import { type ApiRoute, post, remove, takingJson } from './api-route.ts';
import { atTournament, missing } from './at-address.ts';
import { type Exchange, type Reply, telling } from './exchange.ts';
import { mayHere } from './may-here.ts';
import { languageOf } from './reader-choices.ts';

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
  const done = await divideEntries(desk, list, plans, actorOf(exchange));
  if (!done.ok) return done;
  const groups = (await groupsOfList(desk, list)).map(({ id }) => id);
  const session = exchange.get('session');
  for (const id of session === null ? [] : groups) {
    if (session !== null) await takeCharge(desk, session, { kind: 'tournament', id });
  }
  return ok({ groups });
}

/** The routes that divide an entry list into groups. */
const dividingRoutes = (app: Application): readonly ApiRoute[] => [
  {
    path: '/tournaments/{id}/groups',
    act: 'make-event',
    summary:
      'Divide an entry list into a tournament for each group; can be repeated until one is paired. Returns their ids',
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
    ...remove(
      atWhole(app, (exchange, list) =>
        undivideEntries(exchange.get('desk'), list, actorOf(exchange)),
      ),
    ),
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
        return telling(made, (id) => ({ id }));
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
        return telling(made, (id) => ({ id }));
      }),
    ),
  },
];
