import {
  kindOfPlay,
  type RatedEvent,
  type RatedList,
  type RatedPlayer,
  type RatingFacts,
  type RatingMethod,
  type RatingRuleSet,
  ratingRuleSets,
  ratingRulesOn,
} from '@rokade/rules';
import { nationalLists, ratingOn } from '../questions/ratings.ts';
import { scoredPlayers } from '../questions/records.ts';
import type { Settings } from '../settings/settings.ts';
import type { Tournament } from '../state/state.ts';
import type { Player } from '../values/player.ts';
import { usualScoring } from '../values/setting-values.ts';
import { notRatedByPlayer } from './not-rated.ts';

/**
 * Whether a player or tournament belongs to the federation of a rating list; if no federation is named,
 * it does.
 */
export const isOf = ({ federation: own }: RatedList, federation: string): boolean =>
  federation === '' || federation === own;

/**
 * The rating rules for a tournament's national report: its federation's, in force on its last day; FIDE's
 * if Rokade has none of that federation (ADR 0173). Where no federation is said, they are the Danish ones.
 */
export function nationalRules({
  federation,
  roundDates,
}: Pick<Settings, 'federation' | 'roundDates'>): RatingRuleSet<RatingMethod> {
  const own = ratingRuleSets.filter(({ list }) => !list.goesByFide && isOf(list, federation));
  const fide = ratingRuleSets.filter(({ list }) => list.goesByFide);
  return ratingRulesOn(own.length === 0 ? fide : own, lastDayOf(roundDates));
}

const lastDayOf = (roundDates: readonly string[]): string => (roundDates.at(-1) ?? '').slice(0, 10);

/** A tournament as the rating rules see it. */
export const ratedEvent = ({
  roundDates,
  timeControl,
}: Pick<Settings, 'roundDates' | 'timeControl'>): RatedEvent => ({
  day: lastDayOf(roundDates),
  play: kindOfPlay(timeControl),
});

/** A player's facts beside the results: the year of birth, and the number of evaluated events. */
const factsOf = ({ details: { birthDate, dwzIndex } }: Player): RatingFacts => ({
  ...(/^\d{4}/.test(birthDate) ? { born: Number(birthDate.slice(0, 4)) } : {}),
  ...(dwzIndex === null ? {} : { index: dwzIndex }),
});

/**
 * The rating from which a national rating is calculated; null: none, a performance is calculated
 * instead. A player of the federation has the national rating only: a Dane without one is to be given
 * one (4.5.5.1). A foreigner's is the Elo; a national rating *can* be used for foreigners without Elo,
 * and is.
 *
 * @article DSU 2002 4.5.5.2 §1, §2; DSU 2010 4.5.5.2 §1, §2
 */
export function ratingBefore(
  settings: Pick<Settings, 'timeControl'>,
  list: RatedList,
  { details }: Pick<Player, 'details'>,
): number | null {
  if (list.goesByFide) return ratingOn(details, ['fide'])?.value ?? null;
  const national = nationalLists(settings);
  const lists = isOf(list, details.federation) ? national : (['fide', ...national] as const);
  return ratingOn(details, lists)?.value ?? null;
}

/**
 * Everybody's rounds 1 … `rounds` with the rating for the calculation: all results, as corrected for
 * the rating, by 1 – ½ – 0 whatever the scoring, and marks for unrated games.
 *
 * @article DSU 2002 4.5.3
 */
export function ratedPlayers(
  t: Tournament,
  list: RatedList,
  rounds: number,
): readonly RatedPlayer[] {
  const scored = scoredPlayers(t, rounds, { points: usualScoring, results: 'rated' });
  const notRated = notRatedByPlayer(t, list);
  return t.players.map((player, index) => ({
    no: player.no,
    rating: ratingBefore(t.settings, list, player),
    records: scored[index]?.records ?? [],
    notRated: notRated.get(player.no) ?? new Map(),
    facts: factsOf(player),
  }));
}
