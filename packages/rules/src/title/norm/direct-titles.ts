import type { HalfPoints } from '../../kernel/half-points.ts';
import type { PlayerNo } from '../../kernel/round-record.ts';
import type { Championship, DirectTitleRules, OpenTitle } from './direct-title-rules.ts';
import type { NormPlayer } from './norm-rule-set.ts';

/** The organiser's facts about an event whose places can give titles. */
export interface ChampionshipFacts {
  /** null: not such a championship. */
  readonly championship: Championship | null;
  readonly isForWomen: boolean;
}

/** A player's place, after all tie-breaks. */
export interface Placed {
  readonly no: PlayerNo;
  readonly rank: number;
}

/** A player to whom a championship gives a title above their present one. */
export interface DirectClaim {
  readonly no: PlayerNo;
  readonly title: string;
  /** null: for the score. */
  readonly place: number | null;
  /** Whether the place is shared, so that it gives nobody the title yet. */
  readonly isShared: boolean;
  readonly halfPoints: HalfPoints;
  readonly games: number;
  /** FIDE's rating at the start, and the required one. */
  readonly have: number | null;
  readonly need: number;
  readonly isAgreed: boolean;
}

/** The rank of titles, by the rating they require. */
const worth: Readonly<Record<string, number>> = {
  GM: 2500,
  IM: 2400,
  FM: 2300,
  CM: 2200,
  WGM: 2300,
  WIM: 2200,
  WFM: 2100,
  WCM: 2000,
};

const worthOf = (title: string): number => worth[title] ?? 0;

const isStep = (title: string, current: string): boolean =>
  title !== current && worthOf(title) >= worthOf(current);

/** The score of games played over the board. */
function played({ records }: NormPlayer): { halfPoints: HalfPoints; games: number } {
  const games = records.flatMap((record) =>
    record.kind === 'game' && record.status === 'played' ? [record.halfPoints] : [],
  );
  return { halfPoints: games.reduce((sum, points) => sum + points, 0), games: games.length };
}

/**
 * The players with a title for a place or a score in the championship that an event is, by place. Empty
 * if it is not one. A player who lacks the required rating is included with it.
 *
 * @article FIDE B.01 2024 1.2
 */
export function directClaims(
  { least, championships: byChampionship }: DirectTitleRules,
  { championship, isForWomen }: ChampionshipFacts,
  players: readonly NormPlayer[],
  places: readonly Placed[],
): readonly DirectClaim[] {
  const gives = championship === null ? undefined : byChampionship?.[championship];
  if (gives === undefined) return [];
  const byNo = new Map(players.map((player) => [player.no, player]));
  const named = (title: OpenTitle) => (isForWomen ? `W${title}` : title);
  return places.flatMap(({ no, rank }): readonly DirectClaim[] => {
    const player = byNo.get(no);
    if (player === undefined) return [];
    const { halfPoints, games } = played(player);
    const forPlace = gives.places[rank - 1];
    const forScore = gives.scores.find(
      (score) => games >= score.games && halfPoints * 100 >= score.percent * 2 * games,
    );
    const reached = forPlace ?? forScore;
    if (reached === undefined || !isStep(named(reached.title), player.title)) return [];
    const title = named(reached.title);
    return [
      {
        no,
        title,
        halfPoints,
        games,
        have: player.rating,
        isAgreed: reached.isAgreed,
        place: forPlace === undefined ? null : rank,
        isShared:
          forPlace !== undefined && places.some((other) => other.rank === rank && other.no !== no),
        need: least.find((each) => each.title === title)?.rating ?? 0,
      },
    ];
  });
}
