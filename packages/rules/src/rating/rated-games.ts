import type { HalfPoints } from '../kernel/half-points.ts';
import { reason } from '../kernel/reason.ts';
import type { PlayerNo, RoundRecord } from '../kernel/round-record.ts';
import type { NotRatedReason } from './not-rated.ts';
import type { RatedPlayer } from './rating-rule-set.ts';

/** A pairing that counts for rating. */
export interface RatedGame {
  readonly roundNumber: number;
  readonly opponent: PlayerNo;
  readonly halfPoints: HalfPoints;
  /** Not played: one side stayed away without accepted notice. */
  readonly noShow: boolean;
}

/** A pairing of a player who never came, or against one. */
export interface NeverPlayed {
  readonly roundNumber: number;
  readonly opponent: PlayerNo;
  /** Whether it is the player themselves who never came. */
  readonly own: boolean;
}

/** The rated games of a player, and what becomes of their other pairings. */
export interface RatedRounds {
  readonly games: readonly RatedGame[];
  /** Not played after notice, still to be finished, or against somebody unknown to the table. */
  readonly leftOut: number;
  readonly neverPlayed: readonly NeverPlayed[];
  /** Played, but not for rating. */
  readonly notRated: readonly NotRatedReason[];
}

/** Nothing was played, and nothing paired. */
export const noRounds: RatedRounds = { games: [], leftOut: 0, neverPlayed: [], notRated: [] };

type Forfeit = Extract<RoundRecord, { kind: 'forfeit' }>;

/** Whether a player was paired and never came to a game. */
const missedTournament = ({ records }: RatedPlayer): boolean =>
  records.some(({ kind }) => kind === 'forfeit') &&
  records.every(
    (record) => record.kind !== 'game' && !(record.kind === 'forfeit' && record.halfPoints > 0),
  );

/**
 * Which pairings that were not played are rated: `without-notice` those to which somebody did not come
 * without accepted notice; `one-sided`, for files that do not say so, every one-sided forfeit as well.
 */
export type RatedForfeits = 'none' | 'without-notice' | 'one-sided';

const isRatedForfeit = (
  own: Forfeit,
  other: RoundRecord | undefined,
  forfeits: RatedForfeits,
): boolean =>
  forfeits !== 'none' &&
  (!own.notice ||
    (forfeits === 'one-sided' &&
      own.halfPoints + (other?.kind === 'forfeit' ? other.halfPoints : 0) > 0));

type Pairing = Extract<RoundRecord, { kind: 'game' | 'forfeit' }>;

const isPairing = (record: RoundRecord): record is Pairing =>
  record.kind === 'game' || record.kind === 'forfeit';

/** Everybody by number, and who never came. */
interface Field {
  readonly playerOf: ReadonlyMap<PlayerNo, RatedPlayer>;
  readonly missing: ReadonlySet<PlayerNo>;
  readonly forfeits: RatedForfeits;
  /** Where the rules say which games are rated. */
  readonly article: string;
}

type Verdict = 'rated' | 'left-out' | 'never-played' | 'not-rated';

function verdictOn(
  field: Field,
  { no, notRated }: RatedPlayer,
  record: Pairing,
  index: number,
): Verdict {
  const other = field.playerOf.get(record.opponent);
  const isUnrated = record.kind === 'game' && record.status === 'unrated';
  if (isUnrated || notRated?.has(index + 1)) return 'not-rated';
  if (other === undefined) return 'left-out';
  if (record.kind === 'game') return record.status === 'played' ? 'rated' : 'left-out';
  if (!isRatedForfeit(record, other.records[index], field.forfeits)) return 'left-out';
  return field.missing.has(no) || field.missing.has(record.opponent) ? 'never-played' : 'rated';
}

const saidByFile = (article: string, roundNumber: number, opponent: PlayerNo): NotRatedReason =>
  reason('rating.not-rated-in-file', article, { roundNumber, opponent });

function roundsOf(field: Field, player: RatedPlayer): RatedRounds {
  const pairings = player.records.flatMap((record, index) =>
    isPairing(record)
      ? [{ record, roundNumber: index + 1, verdict: verdictOn(field, player, record, index) }]
      : [],
  );
  const of = (verdict: Verdict) => pairings.filter((pairing) => pairing.verdict === verdict);
  return {
    games: of('rated').map(({ record, roundNumber }) => ({
      roundNumber,
      opponent: record.opponent,
      halfPoints: record.halfPoints,
      noShow: record.kind === 'forfeit',
    })),
    leftOut: of('left-out').length,
    neverPlayed: of('never-played').map(({ record: { opponent }, roundNumber }) => ({
      roundNumber,
      opponent,
      own: field.missing.has(player.no),
    })),
    notRated: of('not-rated').map(
      ({ record: { opponent }, roundNumber }) =>
        player.notRated?.get(roundNumber) ?? saidByFile(field.article, roundNumber, opponent),
    ),
  };
}

/**
 * The games of each player that are rated: those played, and, where the rules rate them, those not
 * played because somebody stayed away without accepted notice, unless they missed the whole
 * tournament. Games still to be
 * finished, those that are not for rating (`unrated`) and opponents unknown to the table are left
 * out.
 *
 * @article DSU 2002 4.5.3, 4.5.4.2; §16e; DSU 2010 4.5.3, 4.5.4.2
 */
export function ratedRounds(
  players: readonly RatedPlayer[],
  rules: Pick<Field, 'forfeits' | 'article'>,
): ReadonlyMap<PlayerNo, RatedRounds> {
  const field: Field = {
    playerOf: new Map(players.map((player) => [player.no, player])),
    missing: new Set(players.filter(missedTournament).map(({ no }) => no)),
    ...rules,
  };
  return new Map(players.map((player) => [player.no, roundsOf(field, player)]));
}
