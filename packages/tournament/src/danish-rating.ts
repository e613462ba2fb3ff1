import type { DsuRatingPlayer } from '@rokade/rules';
import type { Player } from './player.ts';
import { nationalLists, ratingOn } from './ratings.ts';
import { scoredPlayers } from './records.ts';
import { type Settings, usualScoring } from './settings.ts';
import type { Tournament } from './state.ts';
import { notRatedByPlayer } from './views/not-rated.ts';

/** Whether a federation is Denmark's; where none is known it is taken for that. */
export const isDanishFederation = (federation: string): boolean =>
  federation === '' || federation === 'DEN';

/** Whether a player plays for Denmark. */
export const isDanish = ({ details }: Pick<Player, 'details'>): boolean =>
  isDanishFederation(details.federation);

/**
 * The number from which the Danish rating is calculated, null: none, a performance is worked out. A
 * Dane's is the Danish one and no other: who has none is to be given one (4.5.5.1). A foreigner's
 * is their Elo; a national number *can* be used where they have no Elo, and is.
 *
 * @article DSU 2002 4.5.5.2 §1, §2; DSU 2010 4.5.5.2 §1, §2
 */
export function ratingBefore(
  settings: Pick<Settings, 'timeControl'>,
  player: Pick<Player, 'details'>,
): number | null {
  const national = nationalLists(settings);
  const lists = isDanish(player) ? national : (['fide', ...national] as const);
  return ratingOn(player.details, lists)?.value ?? null;
}

/**
 * Everybody's rounds 1 … `rounds` with the number their Danish rating is calculated from: all
 * results as they were, by 1 – ½ – 0 whatever the scoring, and the games that are not rated.
 *
 * @article DSU 2002 4.5.3
 */
export function ratedPlayers(t: Tournament, rounds: number): readonly DsuRatingPlayer[] {
  const scored = scoredPlayers(t, rounds, { points: usualScoring });
  const notRated = notRatedByPlayer(t, 'dsu');
  return t.players.map((player, index) => ({
    no: player.no,
    rating: ratingBefore(t.settings, player),
    records: scored[index]?.records ?? [],
    notRated: notRated.get(player.no) ?? new Map(),
  }));
}
