import {
  type PlayerId,
  parsePlayerId,
  type ShownRating,
  type TournamentId,
} from '@rokade/tournament';

/** How players from several standings are put into one list. */
export const stageOrders = ['by-place', 'by-group'] as const;
export type StageOrder = (typeof stageOrders)[number];

/** Somebody in the standings of one of the tournaments. */
export interface Placed {
  readonly tournament: TournamentId;
  readonly player: PlayerId;
}

/** A line of the standings that a stage can start from. */
export interface StageRow extends Placed, ShownRating {
  readonly name: string;
  readonly title: string;
  readonly rank: number;
  readonly halfPoints: number;
}

/** A tournament whose standings a stage can start from. */
export interface StageSource {
  readonly id: TournamentId;
  readonly label: string;
  readonly round: number;
  readonly finished: boolean;
  readonly rows: readonly StageRow[];
}

/** The standings of one tournament, the winner first. */
export interface Standing<P extends Placed> {
  readonly rows: readonly P[];
}

const key = ({ tournament, player }: Placed): string => `${tournament}:${player}`;

/**
 * The chosen players in the order of their new numbers: all winners first, then all seconds …, or one
 * group after the other.
 *
 * @article DSU 2002 4.4 §65e
 */
export function chosenInOrder<P extends Placed>(
  standings: readonly Standing<P>[],
  chosen: ReadonlySet<string>,
  order: StageOrder,
): readonly P[] {
  const lists = standings.map(({ rows }) => rows.map((row, place) => ({ row, place })));
  const all = lists.flat().filter(({ row }) => chosen.has(key(row)));
  const ordered = order === 'by-place' ? all.toSorted((a, b) => a.place - b.place) : all;
  return ordered.map(({ row }) => row);
}

/** The value of a player's tick in the form. */
export const tickOf = key;

/** What a form chose: the ticks `chosen`, and the order. */
export function readStageChoice(form: FormData): {
  readonly chosen: ReadonlySet<string>;
  readonly order: StageOrder;
} {
  const ticks = form.getAll('chosen').filter((value) => typeof value === 'string');
  const known = ticks.filter((tick) => parsePlayerId(tick.split(':')[1] ?? '') !== null);
  const order = stageOrders.find((one) => one === form.get('order')) ?? 'by-place';
  return { chosen: new Set(known), order };
}
