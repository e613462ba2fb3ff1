import type { PlayerDetails } from '@rokade/players';
import type { ChessEvent } from '../chess-event.ts';
import type { Entrant } from '../entrant.ts';
import type { EntrantId, GroupId } from '../ids.ts';

/** A group's tournament, as the entry list needs it. */
export interface GroupPlayers {
  readonly group: GroupId;
  /** Whether a round is paired: its players then stay in it. */
  readonly hasBegun: boolean;
  readonly isFinished: boolean;
  /** The tournament's players, by the entry list's ids. */
  readonly players: ReadonlyMap<string, PlayerDetails>;
}

/** The commands to a group's tournament that bring it in line with the entry list. */
export interface TakingOver {
  readonly group: GroupId;
  readonly enters: readonly Entrant[];
  readonly changes: readonly {
    readonly id: EntrantId;
    readonly changes: Partial<PlayerDetails>;
  }[];
  /** Entrants who were moved to another group, or to none. */
  readonly leaves: readonly EntrantId[];
}

/** A missing link to the register on the list does not remove one that the tournament has. */
const isStated = (field: string, value: unknown): boolean => field !== 'person' || value !== '';

const changesOf = (values: PlayerDetails, there: PlayerDetails): Partial<PlayerDetails> =>
  Object.fromEntries(
    Object.entries(values).filter(
      ([field, value]) => isStated(field, value) && Reflect.get(there, field) !== value,
    ),
  );

/** Whether an entrant plays in this group, which has begun, and in no other. */
export const isSeated = (groups: readonly GroupPlayers[], entrant: string): boolean =>
  groups.some(({ hasBegun, players }) => hasBegun && players.has(entrant));

/**
 * The commands to each group. Players entered in a tournament itself are left alone; nobody is removed
 * from a group that has begun, and a finished one gets no commands.
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
