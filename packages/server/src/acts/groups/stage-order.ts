import type { PlayerId, TournamentId } from '@rokade/tournament';

/** The ways to merge players of several standings into one list. */
export const stageOrders = ['by-place', 'by-group'] as const;
export type StageOrder = (typeof stageOrders)[number];

/** A player in the standings of a tournament. */
export interface Placed {
  readonly tournament: TournamentId;
  readonly player: PlayerId;
}

/** The standings of one tournament, the winner first. */
export interface GroupStandings<P extends Placed> {
  readonly rows: readonly P[];
}

/** The key of a placed player; an id may occur in several tournaments. */
export const placedKey = ({ tournament, player }: Placed): string => `${tournament}:${player}`;

/**
 * The chosen players in the order of their new numbers: all winners first, then all seconds …, or one
 * group after the other.
 *
 * @article DSU 2002 4.4 §65e
 */
export function chosenInOrder<P extends Placed>(
  standings: readonly GroupStandings<P>[],
  chosen: ReadonlySet<string>,
  order: StageOrder,
): readonly P[] {
  const lists = standings.map(({ rows }) => rows.map((row, place) => ({ row, place })));
  const all = lists.flat().filter(({ row }) => chosen.has(placedKey(row)));
  const ordered = order === 'by-place' ? all.toSorted((a, b) => a.place - b.place) : all;
  return ordered.map(({ row }) => row);
}
