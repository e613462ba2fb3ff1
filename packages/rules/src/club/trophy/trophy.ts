import type { PlayerNo } from '../../kernel/round-record.ts';

/** When a challenge cup becomes its winner's property. */
export interface TrophyRules {
  readonly code: string;
  /** The necessary wins in a row, or in total. */
  readonly inRow: number;
  readonly inAll: number;
}

/** @article Tempelhof 2018 I.13, III.A.15, III.B.12, III.C.4, III.D.4, III.E.4 */
export const trophy2018: TrophyRules = { code: 'tempelhof-2018', inRow: 3, inAll: 4 };

/** The winner of a year. */
export interface TrophyWin {
  readonly year: number;
  readonly no: PlayerNo;
}

/** A year of a cup. */
export interface TrophyYear extends TrophyWin {
  /** The number of the cup, from 1: a new one follows when a winner keeps one. */
  readonly cup: number;
  /** The winner's wins of this cup so far, and those in a row. */
  readonly wins: number;
  readonly row: number;
  /** Why the winner keeps it from now on; null: they do not. */
  readonly kept: 'in-row' | 'in-all' | null;
}

/** A player who has won the present cup. */
export interface TrophyStanding {
  readonly no: PlayerNo;
  readonly wins: number;
  /** Wins in a row up to the last time; 0: another player won then. */
  readonly row: number;
  /** The number of further wins in a row after which it is theirs. */
  readonly missing: number;
}

function yearAfter(
  { inRow, inAll }: TrophyRules,
  before: readonly TrophyYear[],
  { year, no }: TrophyWin,
): TrophyYear {
  const last = before.at(-1);
  const cup = last === undefined ? 1 : last.cup + Number(last.kept !== null);
  const same = before.filter((one) => one.cup === cup);
  const wins = same.filter((one) => one.no === no).length + 1;
  const ahead = same.at(-1);
  const row = ahead?.no === no ? ahead.row + 1 : 1;
  const kept = row >= inRow ? 'in-row' : wins >= inAll ? 'in-all' : null;
  return { year, no, cup, wins, row, kept };
}

/**
 * A cup through the years. It stays in the club and becomes its winner's after the third win in a row
 * or the fourth in total; then a new one is played for, and everybody starts again. A year in which it
 * was not played for does not interrupt a row.
 *
 * @article Tempelhof 2018 I.13, III.B.12, III.C.4
 */
export function trophyYears(rules: TrophyRules, wins: readonly TrophyWin[]): readonly TrophyYear[] {
  const years: TrophyYear[] = [];
  for (const win of wins.toSorted((a, b) => a.year - b.year)) {
    years.push(yearAfter(rules, years, win));
  }
  return years;
}

/** The winners of the present cup, those who lack least first; empty if the last one was kept. */
export function trophyStandings(
  { inRow, inAll }: TrophyRules,
  years: readonly TrophyYear[],
): readonly TrophyStanding[] {
  const last = years.at(-1);
  if (last === undefined || last.kept !== null) return [];
  const same = years.filter(({ cup }) => cup === last.cup);
  const standing = ({ no, wins }: TrophyYear): TrophyStanding => {
    const row = last.no === no ? last.row : 0;
    return { no, wins, row, missing: Math.min(inRow - row, inAll - wins) };
  };
  return [...new Map(same.map((one) => [one.no, one])).values()]
    .map(standing)
    .toSorted((a, b) => a.missing - b.missing || b.wins - a.wins);
}
