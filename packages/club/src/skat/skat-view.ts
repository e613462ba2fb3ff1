import type { Contest } from '../contest.ts';
import type { EntryId } from '../ids.ts';
import { rulesOf } from '../rules-of.ts';
import { lineTotal, type SkatRound, type SkatTableOf, skatRounds } from './skat-course.ts';

/** A Skat tournament for display. */
export interface SkatView {
  readonly rounds: readonly SkatRound[];
  /** The current or last round; null: none is drawn. */
  readonly current: SkatRound | null;
  /** The next round to draw; null: lists are missing, or all rounds are played. */
  readonly next: number | null;
  /** Whether all rounds are played. */
  readonly isOver: boolean;
  /** The players of the next draw: those of the last round; in the first round all. */
  readonly playing: readonly EntryId[];
}

/** The rounds, the next one and its players; null: the competition is not a Skat tournament. */
export function skatView(contest: Contest): SkatView | null {
  if (contest.format !== 'skat') return null;
  const rounds = skatRounds(contest);
  const current = rounds.at(-1) ?? null;
  const isOpen = current?.tables.some(({ lines }) => lines.length === 0) === true;
  const isLast = rounds.length === rulesOf(contest, 'skat').rounds;
  const next = isOpen || isLast ? null : rounds.length + 1;
  const playing = current?.tables.flatMap(({ players }) => players);
  const isOver = isLast && !isOpen;
  return { rounds, current, next, isOver, playing: playing ?? contest.entries.map(({ id }) => id) };
}

/** The key of a table, in place of a player's id, in the link that lies on it. */
export const tableKey = (table: number): string => `table-${table}`;

/** Whether a player sits at a table, or the key is the table's. */
export const isAtTable = (player: string, { table, players }: SkatTableOf): boolean =>
  player === tableKey(table) || players.some((id) => id === player);

/** Each player's total at a table in a round; null: the list is not in. */
export const skatLineTotal = (
  contest: Contest,
  { lines }: SkatTableOf,
  entry: EntryId,
): number | null => {
  const line = lines.find((one) => one.entry === entry);
  return line === undefined ? null : lineTotal(contest, lines, line);
};
