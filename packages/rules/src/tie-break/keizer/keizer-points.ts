import { type Fraction, toNumber } from '../../kernel/fraction.ts';
import {
  type KeizerAccount,
  type KeizerLine,
  type KeizerRanking,
  keizerRanking,
} from '../../kernel/keizer.ts';
import { reason } from '../../kernel/reason.ts';
import type { TieBreakReason } from '../reason-codes.ts';
import type { TieBreak, TieBreakValue, Working } from '../tie-break.ts';

/** No regulation names the system: it is called after its inventor. */
const article = 'Keizer';

/** A value to two decimals, for a sentence. */
const shown = (value: Fraction): number => Math.round(100 * toNumber(value)) / 100;

function reasonOf({ opponent, percent, value, isOverLimit }: KeizerLine): TieBreakReason {
  const facts = { percent, value: shown(value) };
  if (isOverLimit) return reason('tie-break.keizer-over-limit', article);
  return opponent === null
    ? reason('tie-break.keizer-of-own-value', article, facts)
    : reason('tie-break.keizer-of-opponents-value', article, facts);
}

const workingOf = (line: KeizerLine): Working => ({
  roundNumber: line.roundNumber,
  opponent: line.opponent,
  opponentHalfPoints: 0,
  opponentValue: line.value,
  contribution: line.points,
  fromStage: 0,
  because: [reasonOf(line)],
});

function tieBreakValue(
  { place, value, lines, points }: KeizerAccount,
  averaged: number,
  countsOwn: boolean,
): TieBreakValue {
  const own = reason('tie-break.keizer-own-value', article, { place, value: shown(value) });
  const circle = reason('tie-break.keizer-averaged', article, { rankings: averaged });
  return {
    stages: [points],
    workings: lines.filter(({ points: each }) => each.numerator !== 0).map(workingOf),
    because: [...(countsOwn ? [own] : []), ...(averaged > 1 ? [circle] : [])],
  };
}

/**
 * Keizer points, by which a Keizer tournament is ranked instead of points: parts of the opponents'
 * values, and of the own value. See `keizerRanking`.
 */
export const keizerPoints: TieBreak = {
  code: 'KZR-PTS',
  article,
  decides: 'points',
  compute({ players, rules }, tied) {
    const { accounts, averaged }: KeizerRanking = keizerRanking(
      players,
      rules.keizer,
      rules.points,
    );
    const countsOwn = rules.keizer?.ownValue !== 'left-out';
    const values = accounts.map((account) => [account.no, account] as const);
    const byNo = new Map(values);
    return new Map(
      tied.map((no) => {
        const account = byNo.get(no);
        return [no, account === undefined ? null : tieBreakValue(account, averaged, countsOwn)];
      }),
    );
  },
};
