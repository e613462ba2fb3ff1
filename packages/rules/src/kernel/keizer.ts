import { type Fraction, fraction } from './fraction.ts';
import { type PointSystem, standardPointValues } from './half-points.ts';
import type { PlayerNo, RoundRecord } from './round-record.ts';

/** How a club counts by Keizer. Percentages are of the opponent's value, or of the player's own. */
export interface KeizerRules {
  /** The value of the first place; 0: so that the first is worth three times the last. */
  readonly topValue: number;
  /** By how much each place is worth less than the one before it. */
  readonly valueStep: number;
  readonly winPercent: number;
  readonly drawPercent: number;
  readonly lossPercent: number;
  /** For the bye, of the player's own value, as all that follow. */
  readonly byePercent: number;
  /** Away for the club: a full-point bye. */
  readonly clubPercent: number;
  /** Away with notice: a half-point bye. */
  readonly noticePercent: number;
  /** Away without notice, or not entered yet: any other absence. */
  readonly absencePercent: number;
  /** How many absences with notice count; later ones give nothing. */
  readonly absencesCounted: number;
  /** Whether everybody begins with their own value. */
  readonly ownValue: 'counted' | 'left-out';
}

/** The rules that most clubs have. */
export const usualKeizerRules: KeizerRules = {
  topValue: 0,
  valueStep: 1,
  winPercent: 100,
  drawPercent: 50,
  lossPercent: 0,
  byePercent: 67,
  clubPercent: 67,
  noticePercent: 33,
  absencePercent: 0,
  absencesCounted: 5,
  ownValue: 'counted',
};

/** A player as Keizer counts: all players have the same number of rounds. */
export interface KeizerPlayer {
  readonly no: PlayerNo;
  /** Index 0 is round 1. */
  readonly records: readonly RoundRecord[];
}

/** What a round gives: a percentage of somebody's value. */
export interface KeizerPart {
  readonly roundNumber: number;
  /** null: the value is the player's own. */
  readonly opponent: PlayerNo | null;
  readonly percent: number;
  /** Set for an absence with notice beyond those that count. */
  readonly isOverLimit: boolean;
}

/** A part with its value and what it gives. */
export interface KeizerLine extends KeizerPart {
  readonly value: Fraction;
  readonly points: Fraction;
}

/** A player's points with where they are from. */
export interface KeizerAccount {
  readonly no: PlayerNo;
  /** The place by Keizer points, from 1; equal ones by number. */
  readonly place: number;
  readonly value: Fraction;
  readonly lines: readonly KeizerLine[];
  readonly points: Fraction;
}

/** The accounts in order of places. */
export interface KeizerRanking {
  readonly accounts: readonly KeizerAccount[];
  /** Over how many rankings the values are averaged: 1, unless the ranking goes in a circle. */
  readonly averaged: number;
}

function percentOf(record: RoundRecord, rules: KeizerRules, { win, draw }: PointSystem): number {
  switch (record.kind) {
    case 'game':
    case 'forfeit':
      if (record.halfPoints >= win) return rules.winPercent;
      if (record.halfPoints >= draw) return rules.drawPercent;
      return record.kind === 'game' ? rules.lossPercent : 0;
    case 'absent':
      return rules.absencePercent;
    default:
      return {
        'pairing-allocated': rules.byePercent,
        'full-point': rules.clubPercent,
        'half-point': rules.noticePercent,
        'zero-point': rules.absencePercent,
      }[record.bye];
  }
}

function partsOf({ records }: KeizerPlayer, rules: KeizerRules, points: PointSystem) {
  let noticed = 0;
  return records.map((record, index): KeizerPart => {
    const isNoticed = record.kind === 'bye' && record.bye === 'half-point';
    if (isNoticed) noticed += 1;
    const isOverLimit = isNoticed && noticed > rules.absencesCounted;
    return {
      roundNumber: index + 1,
      opponent: record.kind === 'game' || record.kind === 'forfeit' ? record.opponent : null,
      percent: isOverLimit ? 0 : percentOf(record, rules, points),
      isOverLimit,
    };
  });
}

/** The value of each place, index 0 is the first. */
export function placeValues(players: number, { topValue, valueStep }: KeizerRules): number[] {
  const thrice = Math.ceil((3 * (players - 1) * valueStep) / 2);
  const top = topValue > 0 ? topValue : Math.max(1, thrice);
  return Array.from({ length: players }, (_, place) => Math.max(0, top - place * valueStep));
}

interface Reckoning {
  readonly numbers: readonly PlayerNo[];
  readonly parts: readonly (readonly KeizerPart[])[];
  readonly indexOf: ReadonlyMap<PlayerNo, number>;
  readonly placeValues: readonly number[];
  readonly ownPercent: number;
}

/** Everybody's points by values, both by index; a hundred times too many. */
const pointsBy = (
  { parts, indexOf, ownPercent }: Reckoning,
  values: readonly number[],
): readonly number[] =>
  parts.map((own, index) => {
    const mine = values[index] ?? 0;
    return own.reduce((sum, { opponent, percent }) => {
      const value = opponent === null ? mine : (values[indexOf.get(opponent) ?? -1] ?? 0);
      return sum + percent * value;
    }, ownPercent * mine);
  });

/** The values that follow from points: by index, through the places. */
function valuesBy({ numbers, placeValues: ofPlaces }: Reckoning, points: readonly number[]) {
  const values = new Array<number>(numbers.length).fill(0);
  const order = [...numbers.keys()].sort(
    (a, b) => (points[b] ?? 0) - (points[a] ?? 0) || (numbers[a] ?? 0) - (numbers[b] ?? 0),
  );
  for (const [place, index] of order.entries()) values[index] = ofPlaces[place] ?? 0;
  return values;
}

/** More rankings than this are not tried. */
const mostRankings = 1000;

/**
 * The values once they no longer change: each ranking gives values, those give points, and those the
 * next ranking. Where rankings go in a circle, the sum of the values over the circle, and its length.
 */
function settledValues(reckoning: Reckoning): {
  readonly sums: readonly number[];
  readonly averaged: number;
} {
  const byNumber = reckoning.numbers.map((no) => -no);
  const tried = [valuesBy(reckoning, byNumber)];
  const seen = new Map([[tried[0]?.join() ?? '', 0]]);
  for (;;) {
    const next = valuesBy(reckoning, pointsBy(reckoning, tried.at(-1) ?? []));
    const first = tried.length > mostRankings ? tried.length - 1 : seen.get(next.join());
    if (first !== undefined) {
      const circle = tried.slice(first);
      const sums = next.map((_, index) =>
        circle.reduce((sum, values) => sum + (values[index] ?? 0), 0),
      );
      return { sums, averaged: circle.length };
    }
    seen.set(next.join(), tried.length);
    tried.push(next);
  }
}

/**
 * The ranking by Keizer: everybody has a value by their place, a game gives a part of the opponent's
 * value, a round without one a part of the own value. As the places follow from the points and the
 * points from the places, this is repeated until nothing changes.
 */
export function keizerRanking(
  players: readonly KeizerPlayer[],
  rules: KeizerRules = usualKeizerRules,
  points: PointSystem = standardPointValues,
): KeizerRanking {
  const ordered = players.toSorted((a, b) => a.no - b.no);
  const numbers = ordered.map(({ no }) => no);
  const reckoning: Reckoning = {
    numbers,
    parts: ordered.map((player) => partsOf(player, rules, points)),
    indexOf: new Map(numbers.map((no, index) => [no, index])),
    placeValues: placeValues(ordered.length, rules),
    ownPercent: rules.ownValue === 'counted' ? 100 : 0,
  };
  const { sums, averaged } = settledValues(reckoning);
  const totals = pointsBy(reckoning, sums);
  const worthOf = (no: PlayerNo): number => sums[reckoning.indexOf.get(no) ?? -1] ?? 0;
  const accounts = [...numbers.keys()]
    .sort((a, b) => (totals[b] ?? 0) - (totals[a] ?? 0) || a - b)
    .map((index, place): KeizerAccount => {
      const no = numbers[index] ?? 0;
      const lines = (reckoning.parts[index] ?? []).map((part): KeizerLine => {
        const value = worthOf(part.opponent ?? no);
        return {
          ...part,
          value: fraction(value, averaged),
          points: fraction(part.percent * value, 100 * averaged),
        };
      });
      return {
        no,
        place: place + 1,
        value: fraction(worthOf(no), averaged),
        lines,
        points: fraction(totals[index] ?? 0, 100 * averaged),
      };
    });
  return { accounts, averaged };
}
