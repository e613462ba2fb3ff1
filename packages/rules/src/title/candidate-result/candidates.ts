import { fraction, roundHalfUp } from '../../kernel/fraction.ts';
import type { HalfPoints } from '../../kernel/half-points.ts';
import type { Reason } from '../../kernel/reason.ts';
import { type PlayerNo, type RoundRecord, totalHalfPoints } from '../../kernel/round-record.ts';
import { candidateResult } from './candidate-result.ts';
import type { CandidateResultRules } from './edition-2002.ts';
import type { CandidateResultReasonCode } from './reason-codes.ts';

/** A player for candidate results. */
export interface CandidatePlayer {
  readonly no: PlayerNo;
  /** The national rating, or an unrated player's performance; null: neither. */
  readonly rating: number | null;
  /** All rounds, by 1 – ½ – 0. */
  readonly records: readonly RoundRecord[];
}

/** A player with a candidate result. */
export interface Candidate {
  readonly no: PlayerNo;
  readonly average: number;
  readonly halfPoints: HalfPoints;
  readonly needed: HalfPoints;
  readonly because: readonly Reason<CandidateResultReasonCode>[];
}

/** The ratings of a player and of all their opponents, as far as there are any. */
function groupOf(
  players: ReadonlyMap<PlayerNo, CandidatePlayer>,
  { rating, records }: CandidatePlayer,
): readonly number[] {
  const met = records.flatMap((record) =>
    record.kind === 'game' ? [players.get(record.opponent)?.rating ?? null] : [],
  );
  return [rating, ...met].filter((value) => value !== null);
}

/**
 * The players with a candidate result in a finished tournament: the points of all its rounds against
 * those required for the average rating of the player and their opponents.
 *
 * @article DSU 2002 §26
 */
export function candidates(
  rules: CandidateResultRules,
  rounds: number,
  players: readonly CandidatePlayer[],
): readonly Candidate[] {
  const byNo = new Map(players.map((player) => [player.no, player]));
  return players.flatMap((player) => {
    const group = groupOf(byNo, player);
    const halfPoints = totalHalfPoints(player.records);
    if (group.length < 2) return [];
    const sum = group.reduce((all, rating) => all + rating, 0);
    const average = roundHalfUp(fraction(sum, group.length));
    const { needed, because } = candidateResult(rules, { rounds, average });
    if (needed === null || halfPoints < needed) return [];
    return [{ no: player.no, average, halfPoints, needed, because }];
  });
}
