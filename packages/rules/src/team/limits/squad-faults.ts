import type { EligiblePlayer } from './eligible-player.ts';
import type { LineUpLimits } from './limit-rules.ts';

/** A squad as it is named before the season: the ranked list, the captain and the deputy. */
export interface NamedSquad {
  readonly boards: number;
  readonly players: readonly EligiblePlayer[];
  readonly captain: string | null;
  readonly deputy: string | null;
}

/** What is wrong with a squad; `behind` is the player listed above. */
export type SquadFault =
  | {
      readonly code: 'too-few-regulars' | 'too-many-regulars' | 'too-few-fixed-reserves';
      readonly count: number;
      readonly bound: number;
      readonly article: string | null;
    }
  | {
      readonly code: 'no-captain' | 'no-deputy';
      readonly article: string | null;
    }
  | {
      readonly code: 'rating-gap';
      readonly player: string;
      readonly behind: string;
      readonly difference: number;
      readonly article: string | null;
    };

const squadArticle = 'Tempelhof III.H.4';

/**
 * Players listed behind somebody whose rating is lower by more than the league allows: only the nearest
 * such place is named for each.
 */
function ratingGaps(
  players: readonly EligiblePlayer[],
  { ratingGap }: LineUpLimits,
): readonly SquadFault[] {
  if (ratingGap === null) return [];
  return players.flatMap(({ id, rating }, index): readonly SquadFault[] => {
    if (rating === null) return [];
    const above = players
      .slice(0, index)
      .findLast((other) => other.rating !== null && rating - other.rating > ratingGap);
    if (above === undefined) return [];
    const difference = rating - (above.rating ?? 0);
    return [{ code: 'rating-gap', player: id, behind: above.id, difference, article: null }];
  });
}

/** Regular players, fixed reserves, captain and deputy, where the league asks for fixed numbers. */
function numberFaults(squad: NamedSquad, limits: LineUpLimits): readonly SquadFault[] {
  const { fixedReserves } = limits;
  if (fixedReserves === null) return [];
  const { boards, players } = squad;
  const article = squadArticle;
  const regulars = players.filter(({ seat }) => seat === 'regular');
  const count = regulars.length;
  const reserves = players.length - count;
  const hasOffice = (id: string | null): boolean => regulars.some((player) => player.id === id);
  return [
    ...(count < boards
      ? [{ code: 'too-few-regulars', count, bound: boards, article } as const]
      : []),
    ...(count > boards
      ? [{ code: 'too-many-regulars', count, bound: boards, article } as const]
      : []),
    ...(reserves < fixedReserves
      ? ([
          { code: 'too-few-fixed-reserves', count: reserves, bound: fixedReserves, article },
        ] as const)
      : []),
    ...(hasOffice(squad.captain) ? [] : [{ code: 'no-captain', article } as const]),
    ...(hasOffice(squad.deputy) ? [] : [{ code: 'no-deputy', article } as const]),
  ];
}

/**
 * What is wrong with a squad before the season: as many regular players as boards, captain and deputy
 * among them, a fixed reserve and any number of further ones; and nobody behind a much weaker player.
 *
 * @article Tempelhof 2018 III.H.4
 */
export const squadFaults = (squad: NamedSquad, limits: LineUpLimits): readonly SquadFault[] => [
  ...numberFaults(squad, limits),
  ...ratingGaps(squad.players, limits),
];
