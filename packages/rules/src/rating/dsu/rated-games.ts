import type { HalfPoints } from '../../kernel/half-points.ts';
import type { PlayerNo, RoundRecord } from '../../kernel/round-record.ts';

/** A player as the rating sees him. */
export interface DsuRatingPlayer {
  readonly no: PlayerNo;
  /** The number before the tournament; null = none, a performance rating is worked out. */
  readonly rating: number | null;
  /** All rounds, index 0 is round 1. */
  readonly records: readonly RoundRecord[];
}

/** A pairing that counts for rating. */
export interface RatedGame {
  readonly roundNumber: number;
  readonly opponent: PlayerNo;
  readonly halfPoints: HalfPoints;
  /** Not played: one side stayed away without accepted notice. */
  readonly noShow: boolean;
}

/** The rated games of a player, and how many of his pairings are not rated. */
export interface RatedRounds {
  readonly games: readonly RatedGame[];
  readonly leftOut: number;
}

type Forfeit = Extract<RoundRecord, { kind: 'forfeit' }>;

/** Whether a player was paired and never came to a game. */
const missedTournament = ({ records }: DsuRatingPlayer): boolean =>
  records.some(({ kind }) => kind === 'forfeit') &&
  records.every(
    (record) => record.kind !== 'game' && !(record.kind === 'forfeit' && record.halfPoints > 0),
  );

/**
 * Whether a forfeit is rated: only after an absence without accepted notice. With `rateNoShows`, for
 * files that do not say whether there was notice, every one-sided forfeit counts as such an absence.
 */
const isUnnoticed = (own: Forfeit, other: RoundRecord | undefined, rateNoShows: boolean): boolean =>
  !own.notice ||
  (rateNoShows && own.halfPoints + (other?.kind === 'forfeit' ? other.halfPoints : 0) > 0);

/**
 * The games of each player that are rated: those played, and those not played because somebody stayed
 * away without accepted notice, unless he missed the whole tournament. Games still to be finished,
 * games of less than a move and opponents unknown to the table are left out.
 *
 * @article DSU 2002 4.5.4.2; §16e
 */
export function ratedRounds(
  players: readonly DsuRatingPlayer[],
  rateNoShows: boolean,
): ReadonlyMap<PlayerNo, RatedRounds> {
  const playerOf = new Map(players.map((player) => [player.no, player]));
  const missing = new Set(players.filter(missedTournament).map(({ no }) => no));
  const isRated = (no: PlayerNo, record: RoundRecord, index: number): boolean => {
    if (record.kind === 'game') return record.status === 'played' && playerOf.has(record.opponent);
    if (record.kind !== 'forfeit' || missing.has(no) || missing.has(record.opponent)) return false;
    const other = playerOf.get(record.opponent);
    return other !== undefined && isUnnoticed(record, other.records[index], rateNoShows);
  };
  return new Map(
    players.map(({ no, records }) => {
      const games = records.flatMap((record, index): readonly RatedGame[] =>
        (record.kind === 'game' || record.kind === 'forfeit') && isRated(no, record, index)
          ? [
              {
                roundNumber: index + 1,
                opponent: record.opponent,
                halfPoints: record.halfPoints,
                noShow: record.kind === 'forfeit',
              },
            ]
          : [],
      );
      const paired = records.filter(({ kind }) => kind === 'game' || kind === 'forfeit').length;
      return [no, { games, leftOut: paired - games.length }];
    }),
  );
}
