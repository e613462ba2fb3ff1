import type { HalfPoints } from '../kernel/half-points.ts';
import type { PlayerNo, RoundRecord } from '../kernel/round-record.ts';
import {
  type WithdrawalReason,
  type WithdrawalReasonCode,
  type WithdrawalRule,
  withdrawalArticles,
} from './withdrawal-rules.ts';

/** A player with the rounds, index 0 is round 1. */
export interface PlayerWithRecords {
  readonly no: PlayerNo;
  /** A game not yet played is `pending` if its opponent is known. */
  readonly records: readonly RoundRecord[];
}

/** A tournament with withdrawals, and all its rounds so far. */
export interface WithdrawalRequest<P extends PlayerWithRecords> {
  readonly players: readonly P[];
  readonly withdrawn: ReadonlySet<PlayerNo>;
  readonly rule: WithdrawalRule;
  /** How often everybody meets everybody; in a Swiss tournament the planned number of rounds. */
  readonly course:
    | { readonly kind: 'round-robin'; readonly cycles: number }
    | { readonly kind: 'swiss'; readonly rounds: number };
  /** The points for a game won by forfeit. */
  readonly win: HalfPoints;
  /**
   * The number of adjourned games of withdrawn players, by player; only Tempelhof counts them. In the
   * rounds they are `pending`, like games that were not begun.
   */
  readonly adjourned: ReadonlyMap<PlayerNo, number>;
}

/** How a withdrawn player's games are treated. */
export interface Withdrawal {
  readonly no: PlayerNo;
  /** Whether their results count in the standings. */
  readonly counts: boolean;
  readonly because: WithdrawalReason;
}

/** The rounds after withdrawals; rating uses the original rounds. */
export interface AfterWithdrawals<P extends PlayerWithRecords> {
  /** The rounds as they count for the standings. */
  readonly players: readonly P[];
  /** The rounds as the table shows them: remaining games are forfeits, and nothing is struck. */
  readonly shown: readonly P[];
  readonly withdrawals: readonly Withdrawal[];
}

/** A struck game is treated like the free round of an odd number: there was no opponent. */
const struck: RoundRecord = { kind: 'bye', bye: 'zero-point', halfPoints: 0 };

/** Whether a game counts towards the half; forfeits, also won ones, were not played. */
const isPlayed = (record: RoundRecord): boolean =>
  record.kind === 'game' && record.status !== 'pending';

const stayedAway = (record: RoundRecord | undefined): boolean =>
  record?.kind === 'absent' || (record?.kind === 'forfeit' && record.halfPoints === 0);

/**
 * The number of games in the whole tournament of which half is required: in a round robin against
 * everybody else, for Tempelhof only against players who came to round 1; in a Swiss tournament the
 * planned rounds.
 *
 * @article DSU 2002 §16a
 * @article FIDE 2012 8.2, 8.3.1
 * @article Tempelhof 2018 III.A.12
 */
function gamesEach({ players, rule, course }: WithdrawalRequest<PlayerWithRecords>): number {
  if (course.kind === 'swiss') return course.rounds;
  const counted = withdrawalArticles[rule].fromRound1
    ? players.filter(({ records }) => !stayedAway(records[0]))
    : players;
  return course.cycles * (counted.length - 1);
}

function codeOf(counts: boolean, { course }: Pick<WithdrawalRequest<never>, 'course'>) {
  const tooFew: WithdrawalReasonCode =
    course.kind === 'swiss' ? 'withdrawal.struck' : 'withdrawal.not-counted';
  return counts ? 'withdrawal.rest-lost' : tooFew;
}

function withdrawalOf(
  { no, records }: PlayerWithRecords,
  request: WithdrawalRequest<PlayerWithRecords>,
): Withdrawal {
  const articles = withdrawalArticles[request.rule];
  const begun = articles.begunCounts ? (request.adjourned.get(no) ?? 0) : 0;
  const games = records.filter(isPlayed).length + begun;
  const of = gamesEach(request);
  const counts = 2 * games >= of;
  return {
    no,
    counts,
    because: {
      code: codeOf(counts, request),
      article: counts ? articles.restLost : articles.notCounted,
      facts: { player: no, games, of },
    },
  };
}

const withRecords = <P extends PlayerWithRecords>(
  players: readonly P[],
  recordOf: (record: RoundRecord, no: PlayerNo) => RoundRecord,
): readonly P[] =>
  players.map((player) => ({
    ...player,
    records: player.records.map((record) => recordOf(record, player.no)),
  }));

/** A remaining game of a withdrawn player: lost by them and won by the opponent; other records unchanged. */
function forfeitedRecord(
  record: RoundRecord,
  no: PlayerNo,
  { withdrawn, win }: Pick<WithdrawalRequest<never>, 'withdrawn' | 'win'>,
): RoundRecord {
  if (record.kind !== 'game' || record.status !== 'pending') return record;
  const { opponent, colour } = record;
  if (!withdrawn.has(no) && !withdrawn.has(opponent)) return record;
  const halfPoints = withdrawn.has(no) ? 0 : win;
  return { kind: 'forfeit', opponent, colour, halfPoints, notice: false };
}

/**
 * The record of a struck game. In a round robin the opponent no longer matters. In a Swiss tournament
 * the opponents keep their points and count as having had an opponent; the withdrawn player gets no
 * points.
 */
function struckRecord(
  record: RoundRecord,
  isHis: boolean,
  { course }: Pick<WithdrawalRequest<never>, 'course'>,
): RoundRecord {
  if (course.kind === 'round-robin') return struck;
  if (!isHis) return record;
  return record.kind === 'game' || record.kind === 'forfeit'
    ? { ...record, halfPoints: 0 }
    : struck;
}

/**
 * The rounds of a tournament as they count after withdrawals. A player with less than half of their
 * games is taken out of a round robin: the results stay in the crosstable and are rated, but count for
 * neither side. In a Swiss tournament, where only Tempelhof strikes anything, the player's own points
 * are struck and those of the opponents stay. From exactly half on everything counts, and the remaining
 * games are lost; between two withdrawn players both lose. Tempelhof's correction (III.A.13) of the
 * counting results is done by the tie-breaks SKT-PTS, SKT-SB and SKT-BH, which need these rounds and
 * `withdrawn`.
 *
 * @article DSU 2002 §16a, §16b
 * @article FIDE 2012 8.2
 * @article Tempelhof 2018 III.A.12, III.A.13
 */
export function recordsAfterWithdrawals<P extends PlayerWithRecords>(
  request: WithdrawalRequest<P>,
): AfterWithdrawals<P> {
  const { players, withdrawn, rule, course } = request;
  if (course.kind === 'swiss' && !withdrawalArticles[rule].inSwiss) {
    return { players, shown: players, withdrawals: [] };
  }
  const withdrawals = players
    .filter(({ no }) => withdrawn.has(no))
    .map((player) => withdrawalOf(player, request));
  const notCounted = new Set(withdrawals.filter(({ counts }) => !counts).map(({ no }) => no));
  const shown = withRecords(players, (record, no) => forfeitedRecord(record, no, request));
  const counted = withRecords(shown, (record, no) => {
    const isHis = notCounted.has(no);
    const isAgainst = 'opponent' in record && notCounted.has(record.opponent);
    return isHis || isAgainst ? struckRecord(record, isHis, request) : record;
  });
  return { players: counted, shown, withdrawals };
}
