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
  /** Not played: one side was absent without accepted notice. */
  readonly noShow: boolean;
}

/** A pairing of a player who never came, or against one. */
export interface NeverPlayed {
  readonly roundNumber: number;
  readonly opponent: PlayerNo;
  /** Whether the player is the one who never came. */
  readonly own: boolean;
}

/** A player's rated games, and how their other pairings are treated. */
export interface RatedRounds {
  readonly games: readonly RatedGame[];
  /** Not played after notice, unfinished, or against an opponent missing in the table. */
  readonly leftOut: number;
  readonly neverPlayed: readonly NeverPlayed[];
  /** Played, but not rated. */
  readonly notRated: readonly NotRatedReason[];
}

/** No games and no pairings. */
export const noRounds: RatedRounds = { games: [], leftOut: 0, neverPlayed: [], notRated: [] };

type Forfeit = Extract<RoundRecord, { kind: 'forfeit' }>;

/** Whether a player was paired and never came to a game. */
const missedTournament = ({ records }: RatedPlayer): boolean =>
  records.some(({ kind }) => kind === 'forfeit') &&
  records.every(
    (record) => record.kind !== 'game' && !(record.kind === 'forfeit' && record.halfPoints > 0),
  );

/**
 * Which unplayed pairings are rated: `without-notice`: those forfeited without accepted notice;
 * `one-sided`: also every one-sided forfeit, for files that do not state notice.
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

/** All players by number, and those who never came. */
interface Field {
  readonly playerOf: ReadonlyMap<PlayerNo, RatedPlayer>;
  readonly missing: ReadonlySet<PlayerNo>;
  readonly forfeits: RatedForfeits;
  /** The article on which games are rated. */
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

const notRatedInFile = (article: string, roundNumber: number, opponent: PlayerNo): NotRatedReason =>
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
        player.notRated?.get(roundNumber) ?? notRatedInFile(field.article, roundNumber, opponent),
    ),
  };
}

/**
 * Each player's rated games: the played ones, and, if the rules rate them, those forfeited without
 * accepted notice, unless that player missed the whole tournament. Unfinished games, unrated ones
 * (`unrated`) and opponents missing in the table are left out.
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
