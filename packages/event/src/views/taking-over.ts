import type { PlayerDetails } from '@rokade/players';
import type { ChessEvent } from '../chess-event.ts';
import type { Entrant } from '../entrant.ts';
import type { EntrantId, GroupId } from '../ids.ts';

/** A group's tournament, as far as the entry list asks after it. */
export interface GroupPlayers {
  readonly group: GroupId;
  /** A round is paired: who plays in it stays in it. */
  readonly hasBegun: boolean;
  readonly isFinished: boolean;
  /** Who plays there, by the id they have on the entry list, with what the tournament says of them. */
  readonly players: ReadonlyMap<string, PlayerDetails>;
}

/** What a group's tournament has to be told so that it is as the entry list says. */
export interface TakingOver {
  readonly group: GroupId;
  readonly enters: readonly Entrant[];
  readonly changes: readonly {
    readonly id: EntrantId;
    readonly changes: Partial<PlayerDetails>;
  }[];
  /** Who was moved to another group, or into none. */
  readonly leaves: readonly EntrantId[];
}

/** Whom a list does not point to is not thereby nobody: the group's desk may know who they are. */
const isSaid = (field: string, value: unknown): boolean => field !== 'person' || value !== '';

const changesOf = (values: PlayerDetails, there: PlayerDetails): Partial<PlayerDetails> =>
  Object.fromEntries(
    Object.entries(values).filter(
      ([field, value]) => isSaid(field, value) && Reflect.get(there, field) !== value,
    ),
  );

/** Who of the entry list plays in a group that has begun, and there alone. */
export const isSeated = (groups: readonly GroupPlayers[], entrant: string): boolean =>
  groups.some(({ hasBegun, players }) => hasBegun && players.has(entrant));

/**
 * What each group has to be told. Players a tournament has besides, entered at its own desk, are left
 * alone; nobody leaves a group that has begun, and one that is over is told nothing.
 */
export function planTakingOver(
  { groups, entrants }: ChessEvent,
  there: readonly GroupPlayers[],
): readonly TakingOver[] {
  return groups.flatMap((group) => {
    const tournament = there.find((one) => one.group === group);
    if (tournament === undefined || tournament.isFinished) return [];
    const { players, hasBegun } = tournament;
    const members = entrants.filter((one) => one.group === group);
    const enters = members.filter(({ id }) => !players.has(id) && !isSeated(there, id));
    const changes = members.flatMap(({ id, values }) => {
      const before = players.get(id);
      const changed = before === undefined ? {} : changesOf(values, before);
      return Object.keys(changed).length === 0 ? [] : [{ id, changes: changed }];
    });
    const leaves = hasBegun
      ? []
      : entrants.filter((one) => one.group !== group && players.has(one.id)).map(({ id }) => id);
    return [{ group, enters, changes, leaves }];
  });
}
