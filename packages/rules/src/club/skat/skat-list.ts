import type { PlayerNo } from '../../kernel/round-record.ts';
import type { SkatRules } from './edition-2018.ts';

/** A player's line on a table's list after a round. */
export interface SkatListLine {
  readonly no: PlayerNo;
  /** The points of won and lost games and of Ramsch, without bonus and malus; can be negative. */
  readonly points: number;
  /** Games won and lost as the declarer. */
  readonly won: number;
  readonly lost: number;
  /** Ramsch games with the fewest card points. */
  readonly ramsch: number;
  /** Games that another declarer lost; null at a table of three, where it follows from the others. */
  readonly against: number | null;
  /** The total as added up at the table; null: not given. */
  readonly total: number | null;
}

/** Where a list does not add up. */
export type SkatListFault =
  /** The won, lost and Ramsch games are not the games of a round. */
  | {
      readonly kind: 'games';
      readonly games: number;
      readonly ramsch: number;
      readonly wanted: number;
    }
  /** Each lost game has two opponents. */
  | { readonly kind: 'against'; readonly sum: number; readonly wanted: number }
  /** Won games have positive points, lost ones negative. */
  | {
      readonly kind: 'sign';
      readonly no: PlayerNo;
      readonly points: number;
      readonly won: number;
      readonly lost: number;
    }
  | {
      readonly kind: 'total';
      readonly no: PlayerNo;
      readonly total: number;
      readonly wanted: number;
    };

type Lines = readonly SkatListLine[];

const sumOf = (lines: Lines, of: (line: SkatListLine) => number): number =>
  lines.reduce((sum, line) => sum + of(line), 0);

const lostBy = (lines: Lines): number => sumOf(lines, ({ lost }) => lost);

/** The lost games of other declarers; at a table of three everybody plays each game. */
const againstOf = (lines: Lines, { against, lost }: SkatListLine): number =>
  against ?? lostBy(lines) - lost;

/**
 * A player's total with bonus and malus: 50 for each won game, for each Ramsch with the fewest card
 * points and for each game that another declarer lost, minus 50 for each own lost game.
 *
 * @article Tempelhof 2018 III.I.9, III.I.10
 */
export function skatListTotal({ bonus }: SkatRules, lines: Lines, line: SkatListLine): number {
  const { points, won, lost, ramsch } = line;
  return points + bonus * (won - lost + ramsch + againstOf(lines, line));
}

/** Checks the number of games; in a Ramsch one, two or three players have the fewest points. */
function gamesFault({ games: expected }: SkatRules, lines: Lines): readonly SkatListFault[] {
  const games = sumOf(lines, ({ won, lost }) => won + lost);
  const ramsch = sumOf(lines, (line) => line.ramsch);
  const left = expected - games;
  return ramsch >= left && ramsch <= 3 * left
    ? []
    : [{ kind: 'games', games, ramsch, wanted: expected }];
}

function againstFault(lines: Lines): readonly SkatListFault[] {
  const sum = sumOf(lines, (line) => againstOf(lines, line));
  const expected = 2 * lostBy(lines);
  const isFair = lines.every((line) => againstOf(lines, line) <= lostBy(lines) - line.lost);
  return sum === expected && isFair ? [] : [{ kind: 'against', sum, wanted: expected }];
}

/**
 * Negative points without a lost game, or positive ones without a won game: a sign was forgotten. The
 * amount cannot be checked from a list.
 *
 * @article Tempelhof 2018 III.I.3, III.I.5, III.I.6, III.I.9
 */
function signFault({ no, points, won, lost, ramsch }: SkatListLine): readonly SkatListFault[] {
  const isTooFew = lost === 0 && points < 0;
  const isTooMany = won + ramsch === 0 && points > 0;
  return isTooFew || isTooMany ? [{ kind: 'sign', no, points, won, lost }] : [];
}

/**
 * Where a table's list does not add up: its games must be those of a round, a lost game has two
 * opponents, and each total must follow from the games. The sign of points must match won and lost
 * games.
 *
 * @article Tempelhof 2018 III.I.10, III.I.11
 */
export function skatListFaults(rules: SkatRules, lines: Lines): readonly SkatListFault[] {
  const totals = lines.flatMap((line): readonly SkatListFault[] => {
    const expected = skatListTotal(rules, lines, line);
    const { no, total } = line;
    return total === null || total === expected
      ? []
      : [{ kind: 'total', no, total, wanted: expected }];
  });
  const signs = lines.flatMap(signFault);
  return [...gamesFault(rules, lines), ...againstFault(lines), ...signs, ...totals];
}
