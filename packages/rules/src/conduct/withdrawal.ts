import type { HalfPoints } from '../kernel/half-points.ts';
import type { PlayerNo, RoundRecord } from '../kernel/round-record.ts';
import {
  type WithdrawalReason,
  type WithdrawalReasonCode,
  type WithdrawalRule,
  withdrawalArticles,
} from './withdrawal-rules.ts';

/** A player with their rounds, index 0 is round 1. */
export interface PlayerWithRecords {
  readonly no: PlayerNo;
  /** A game not yet played is `pending` where its opponent is known. */
  readonly records: readonly RoundRecord[];
}

/** A tournament that somebody left, with all its rounds so far. */
export interface WithdrawalRequest<P extends PlayerWithRecords> {
  readonly players: readonly P[];
  readonly withdrawn: ReadonlySet<PlayerNo>;
  readonly rule: WithdrawalRule;
  /** How often everybody meets everybody; in a Swiss tournament the rounds it was fixed to have. */
  readonly course:
    | { readonly kind: 'round-robin'; readonly cycles: number }
    | { readonly kind: 'swiss'; readonly rounds: number };
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
  /** Whether their results count in the standings. */
  readonly counts: boolean;
  readonly because: WithdrawalReason;
}

/** The rounds after somebody left; rating goes by the rounds as they were. */
export interface AfterWithdrawals<P extends PlayerWithRecords> {
  /** As they count for the standings. */
  readonly players: readonly P[];
  /** As the table shows them: games left to those who left are forfeits, nothing is struck. */
  readonly shown: readonly P[];
  readonly withdrawals: readonly Withdrawal[];
}

/** A game that does not count is like the free round of an odd number: nobody sat opposite. */
const struck: RoundRecord = { kind: 'bye', bye: 'zero-point', halfPoints: 0 };

/** Forfeits, won ones too, were not played and do not count towards the half. */
const isPlayed = (record: RoundRecord): boolean =>
  record.kind === 'game' && record.status !== 'pending';

const stayedAway = (record: RoundRecord | undefined): boolean =>
  record?.kind === 'absent' || (record?.kind === 'forfeit' && record.halfPoints === 0);

/**
 * The games of each player in the whole tournament, of which half is taken: in a round robin against
 * everybody else, for Tempelhof against those alone who came to round 1; in a Swiss tournament the
 * rounds fixed.
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

/** A game left to somebody who left: lost by them and won by who stayed; others as they are. */
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
 * Who was opposite in a round robin does not matter any more. In a Swiss tournament the opponents
 * keep their points and had an opponent; who left has none of theirs.
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
 * The rounds of a tournament as they count after somebody left. Who played less than half of their
 * games is taken out of a round robin: their results stay in the crosstable and are rated, but
 * nothing won by or against them counts. In a Swiss tournament, where Tempelhof alone strikes
 * anything, their own points are struck and those of the others stay. From exactly half on
 * everything counts, and they lose the games left; between two who left so, both lose. Tempelhof's
 * correction (III.A.13) of what then counts is the tie-breaks SKT-PTS, SKT-SB and SKT-BH, which
 * want these rounds and `withdrawn`.
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
