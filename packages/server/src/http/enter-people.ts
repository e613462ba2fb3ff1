import { type ChessEvent, type EntrantId, parseEntrantId, parseGroupId } from '@rokade/event';
import { may, placeIn } from '@rokade/installation';
import { idBy, orNull } from '@rokade/journal';
import { ok } from '@rokade/rules';
import type { PlayerDetails, TournamentId } from '@rokade/tournament';
import { z } from 'zod';
import { playersToEnter } from '../acts/lists/list-entries.ts';
import type { EnteredPlayer } from '../acts/tournaments/people-as-players.ts';
import type { Application } from '../application.ts';
import { schemaOf } from '../shapes/schema-of.ts';
import { newPlayerId } from '../values/new-ids.ts';
import { actorOf } from './actor-of.ts';
import { written } from './based-request.ts';
import { answerWith, type Exchange, type Reply } from './exchange.ts';
import { rightsOf } from './may-here.ts';

/** The fields of every request that enters people. */
export const entering = {
  basedOn: z.int().min(0),
  confirmed: z.boolean().default(false),
};

/** The fields of every request that enters people in an event. */
export const enteringInEvent = {
  ...entering,
  /** The group that they will play in; null: none yet. */
  group: schemaOf(orNull(idBy(parseGroupId))).default(null),
};

type ShapeOf<Fields extends Readonly<Record<string, z.ZodType>>> = {
  readonly [Name in keyof Fields]: z.infer<Fields[Name]>;
};
type WithPeople<Fields extends Readonly<Record<string, z.ZodType>>> = ShapeOf<Fields> & {
  readonly people: readonly EnteredPlayer[];
};

/** Whether the sender may see the register of the place where people are entered. */
export const maySeePeople = (exchange: Exchange): boolean =>
  may(rightsOf(exchange), 'see-people', placeIn(exchange.get('belonging'), null));

/** Enters people in an event, all or none. */
export async function enterInEvent(
  { events }: Application,
  exchange: Exchange,
  { id, version }: ChessEvent,
  { basedOn, group, confirmed, people }: WithPeople<typeof enteringInEvent>,
): Promise<Reply> {
  const entrants = people.flatMap(
    ({ details: values }): { id: EntrantId; values: PlayerDetails; group: typeof group }[] => {
      const entrant = parseEntrantId(newPlayerId());
      return entrant === null ? [] : [{ id: entrant, values, group }];
    },
  );
  if (entrants.length === 0) return ok({ version });
  const command = { kind: 'enter-entrants', entrants } as const;
  const request = { basedOn, command, reason: '', confirmed };
  return answerWith(await events.execute(id, request, actorOf(exchange)), written);
}

/** Enters people in a tournament, all or none. */
export async function enterInTournament(
  { tournaments }: Application,
  exchange: Exchange,
  id: TournamentId,
  { basedOn, confirmed, people }: WithPeople<typeof entering>,
): Promise<Reply> {
  if (people.length === 0) return ok({ version: basedOn });
  const command = {
    kind: 'enter-players',
    players: playersToEnter(people),
  } as const;
  const request = { basedOn, command, reason: '', confirmed };
  return answerWith(await tournaments.execute(id, request, actorOf(exchange)), written);
}
