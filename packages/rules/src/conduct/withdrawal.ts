import type { HalfPoints } from '../kernel/half-points.ts';
import type { PlayerNo, RoundRecord } from '../kernel/round-record.ts';
import {
  type WithdrawalReason,
  type WithdrawalRule,
  withdrawalArticles,
} from './withdrawal-rules.ts';

/** A player of a round robin with his rounds, index 0 is round 1. */
export interface PlayerWithRecords {
  readonly no: PlayerNo;
  /** A game not yet played is `pending` where its opponent is known. */
  readonly records: readonly RoundRecord[];
}

/** A round robin that somebody left. */
export interface WithdrawalRequest<P extends PlayerWithRecords> {
  readonly players: readonly P[];
  readonly withdrawn: ReadonlySet<PlayerNo>;
  readonly rule: WithdrawalRule;
  /**
   * Games of each player in the whole tournament: one less than the players who came to round 1,
   * twice that in a double round robin.
   */
  readonly gamesEach: number;
  /** What a game won by forfeit gives. */
  readonly win: HalfPoints;
  /**
   * Games that those who left had begun and not finished (adjourned), by player: Tempelhof alone
   * counts them. They are `pending` in the rounds like those not begun.
   */
  readonly adjourned: ReadonlyMap<PlayerNo, number>;
}

/** What became of the games of one who left. */
export interface Withdrawal {
  readonly no: PlayerNo;
  /** Whether his results count in the standings. */
  readonly counts: boolean;
  readonly because: WithdrawalReason;
}

/** The rounds as they count for the standings; rating goes by the rounds as they were. */
export interface AfterWithdrawals<P extends PlayerWithRecords> {
  readonly players: readonly P[];
  readonly withdrawals: readonly Withdrawal[];
}

/** A game that does not count is like the free round of an odd number: nobody sat opposite. */
const struck: RoundRecord = { kind: 'bye', bye: 'zero-point', halfPoints: 0 };

/** Forfeits, won ones too, were not played and do not count towards the half. */
const isPlayed = (record: RoundRecord): boolean =>
  record.kind === 'game' && record.status !== 'pending';

function withdrawalOf(
  { no, records }: PlayerWithRecords,
  { rule, gamesEach, adjourned }: WithdrawalRequest<PlayerWithRecords>,
): Withdrawal {
  const articles = withdrawalArticles[rule];
  const begun = articles.begunCounts ? (adjourned.get(no) ?? 0) : 0;
  const games = records.filter(isPlayed).length + begun;
  const counts = 2 * games >= gamesEach;
  return {
    no,
    counts,
    because: {
      code: counts ? 'withdrawal.rest-lost' : 'withdrawal.not-counted',
      article: counts ? articles.restLost : articles.notCounted,
      facts: { player: no, games, of: gamesEach },
    },
  };
}

/** Who left, and what those win who stayed. */
interface Leavers {
  readonly win: HalfPoints;
  readonly notCounted: ReadonlySet<PlayerNo>;
  readonly all: ReadonlySet<PlayerNo>;
}

/** A round as it counts: struck, lost by who left and won by who stayed, or as it was. */
function countedRecord(record: RoundRecord, no: PlayerNo, { notCounted, all, win }: Leavers) {
  if (record.kind !== 'game' && record.kind !== 'forfeit') {
    return notCounted.has(no) ? struck : record;
  }
  const { opponent, colour } = record;
  if (notCounted.has(no) || notCounted.has(opponent)) return struck;
  const isOpen = record.kind === 'game' && record.status === 'pending';
  if (!isOpen || !(all.has(no) || all.has(opponent))) return record;
  const halfPoints = all.has(no) ? 0 : win;
  return { kind: 'forfeit', opponent, colour, halfPoints, notice: false } as const;
}

/**
 * The rounds of a round robin as they count after somebody left. Who played less than half of his
 * games is taken out: his results stay in the crosstable and are rated, but nothing won by or against
 * him counts. From exactly half on everything counts, and he loses the games left; between two who
 * left so, both lose. Tempelhof's correction (III.A.13) of what then counts is the tie-breaks
 * SKT-PTS and SKT-SB, which want these rounds and `withdrawn`.
 *
 * @article DSU 2002 §16a, §16b
 * @article FIDE Tournament Rules 2012 8.2
 * @article Tempelhof 2018 III.A.12, III.A.13
 */
export function recordsAfterWithdrawals<P extends PlayerWithRecords>(
  request: WithdrawalRequest<P>,
): AfterWithdrawals<P> {
  const { players, withdrawn, win } = request;
  const withdrawals = players
    .filter(({ no }) => withdrawn.has(no))
    .map((player) => withdrawalOf(player, request));
  const notCounted = new Set(withdrawals.filter(({ counts }) => !counts).map(({ no }) => no));
  const leavers = { notCounted, all: withdrawn, win };
  return {
    players: players.map((player) => ({
      ...player,
      records: player.records.map((record) => countedRecord(record, player.no, leavers)),
    })),
    withdrawals,
  };
}
