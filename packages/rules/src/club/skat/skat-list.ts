import type { PlayerNo } from '../../kernel/round-record.ts';
import type { SkatRules } from './edition-2018.ts';

/** What the list of a table says of somebody after a round. */
export interface SkatListLine {
  readonly no: PlayerNo;
  /** Of games won and lost and of Ramsch, without bonus and malus; below nothing, too. */
  readonly points: number;
  /** Games won and lost as the declarer. */
  readonly won: number;
  readonly lost: number;
  /** Ramsch with the fewest card points. */
  readonly ramsch: number;
  /** Games they played against and the declarer lost; null: at a table of three, where that follows. */
  readonly against: number | null;
  /** As it was added up at the table; null: nobody did. */
  readonly total: number | null;
}

/** What of a list does not add up. */
export type SkatListFault =
  /** Those won, lost and of Ramsch are not the games of a round. */
  | {
      readonly kind: 'games';
      readonly games: number;
      readonly ramsch: number;
      readonly wanted: number;
    }
  /** Each game lost has two opponents. */
  | { readonly kind: 'against'; readonly sum: number; readonly wanted: number }
  /** Games won bring points, games lost cost some. */
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

/** At a table of three everybody plays each game. */
const againstOf = (lines: Lines, { against, lost }: SkatListLine): number =>
  against ?? lostBy(lines) - lost;

/**
 * What the games bring with bonus and malus: 50 for each game won, for each Ramsch with the fewest
 * card points and for each game an opponent lost, 50 less for each of one's own lost.
 *
 * @article Tempelhof 2018 III.I.9, III.I.10
 */
export function skatListTotal({ bonus }: SkatRules, lines: Lines, line: SkatListLine): number {
  const { points, won, lost, ramsch } = line;
  return points + bonus * (won - lost + ramsch + againstOf(lines, line));
}

/** In a Ramsch one, two or three players have the fewest. */
function gamesFault({ games: wanted }: SkatRules, lines: Lines): readonly SkatListFault[] {
  const games = sumOf(lines, ({ won, lost }) => won + lost);
  const ramsch = sumOf(lines, (line) => line.ramsch);
  const left = wanted - games;
  return ramsch >= left && ramsch <= 3 * left ? [] : [{ kind: 'games', games, ramsch, wanted }];
}

function againstFault(lines: Lines): readonly SkatListFault[] {
  const sum = sumOf(lines, (line) => againstOf(lines, line));
  const wanted = 2 * lostBy(lines);
  const isFair = lines.every((line) => againstOf(lines, line) <= lostBy(lines) - line.lost);
  return sum === wanted && isFair ? [] : [{ kind: 'against', sum, wanted }];
}

/**
 * Points below nothing without a game lost, or above it without one won: a sign was forgotten. How
 * many points games bring, nobody can say of a list.
 *
 * @article Tempelhof 2018 III.I.3, III.I.5, III.I.6, III.I.9
 */
function signFault({ no, points, won, lost, ramsch }: SkatListLine): readonly SkatListFault[] {
  const isTooFew = lost === 0 && points < 0;
  const isTooMany = won + ramsch === 0 && points > 0;
  return isTooFew || isTooMany ? [{ kind: 'sign', no, points, won, lost }] : [];
}

/**
 * What of a table's list does not add up: its games are those of a round, a game lost has two
 * opponents, and each total is what the games bring. Points go with games won and lost.
 *
 * @article Tempelhof 2018 III.I.10, III.I.11
 */
export function skatListFaults(rules: SkatRules, lines: Lines): readonly SkatListFault[] {
  const totals = lines.flatMap((line): readonly SkatListFault[] => {
    const wanted = skatListTotal(rules, lines, line);
    const { no, total } = line;
    return total === null || total === wanted ? [] : [{ kind: 'total', no, total, wanted }];
  });
  const signs = lines.flatMap(signFault);
  return [...gamesFault(rules, lines), ...againstFault(lines), ...signs, ...totals];
}
