import type { Contest } from '../contest.ts';
import type { EntryId } from '../ids.ts';
import { rulesOf } from '../rules-of.ts';
import { lineTotal, type SkatRound, type SkatTableOf, skatRounds } from './skat-course.ts';

/** A Skat tournament as everybody may look at it. */
export interface SkatView {
  readonly rounds: readonly SkatRound[];
  /** The round that is played, or was last; null: none is drawn yet. */
  readonly current: SkatRound | null;
  /** The round to be drawn next; null: lists are missing, or all are played. */
  readonly next: number | null;
  /** All rounds are played. */
  readonly isOver: boolean;
  /** Who is drawn again: those of the last round, everybody in the first. */
  readonly playing: readonly EntryId[];
}

/** The rounds, which one is next, and who plays it; null: the competition is no Skat tournament. */
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

/** Stands for a table in place of somebody who plays, in the link that lies on it. */
export const tableKey = (table: number): string => `table-${table}`;

/** Whether somebody sits at a table, or stands for it. */
export const isAtTable = (player: string, { table, players }: SkatTableOf): boolean =>
  player === tableKey(table) || players.some((id) => id === player);

/** What each at a table had in a round; null: its list is not in. */
export const skatLineTotal = (
  contest: Contest,
  { lines }: SkatTableOf,
  entry: EntryId,
): number | null => {
  const line = lines.find((one) => one.entry === entry);
  return line === undefined ? null : lineTotal(contest, lines, line);
};
