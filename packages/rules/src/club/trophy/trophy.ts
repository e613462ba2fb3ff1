import type { PlayerNo } from '../../kernel/round-record.ts';

/** When a challenge cup becomes its winner's own. */
export interface TrophyRules {
  readonly code: string;
  /** So many wins in a row, or so many in all. */
  readonly inRow: number;
  readonly inAll: number;
}

/** @article Tempelhof 2018 I.13, III.A.15, III.B.12, III.C.4, III.D.4, III.E.4 */
export const trophy2018: TrophyRules = { code: 'tempelhof-2018', inRow: 3, inAll: 4 };

/** Who won in a year. */
export interface TrophyWin {
  readonly year: number;
  readonly no: PlayerNo;
}

/** A year of a cup. */
export interface TrophyYear extends TrophyWin {
  /** The how-manieth cup it is: there is another once one was kept. */
  readonly cup: number;
  /** How often they have won this cup so far, and how often in a row. */
  readonly wins: number;
  readonly row: number;
  /** They keep it from now on, and why. */
  readonly kept: 'in-row' | 'in-all' | null;
}

/** Somebody who has won the cup that is played for now. */
export interface TrophyStanding {
  readonly no: PlayerNo;
  readonly wins: number;
  /** Wins in a row up to the last time; 0: somebody else won then. */
  readonly row: number;
  /** So many wins more, each the next time, and it is theirs. */
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
 * A cup through the years. It stays in the club's rooms and is its winner's own after the third win in a
 * row or the fourth in all; then another one is played for, and everybody begins anew. A year in which
 * nobody played for it does not break a row.
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

/** Who has won the cup that is played for now, whoever lacks least first; nobody where the last was kept. */
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
