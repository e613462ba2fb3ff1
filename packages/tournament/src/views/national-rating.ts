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

/** Whether a player or tournament is of the federation that keeps a list; where none is named, it is. */
export const isOf = ({ federation: own }: RatedList, federation: string): boolean =>
  federation === '' || federation === own;

/**
 * The rating rules by which a tournament's national report is made: those of its federation that are in
 * force on its last day, the Danish ones where the federation has none here.
 */
export function nationalRules({
  federation,
  roundDates,
}: Pick<Settings, 'federation' | 'roundDates'>): RatingRuleSet<RatingMethod> {
  const national = ratingRuleSets.filter(({ list }) => !list.goesByFide);
  const own = national.filter(({ list }) => isOf(list, federation));
  return ratingRulesOn(own.length === 0 ? national : own, lastDayOf(roundDates));
}

const lastDayOf = (roundDates: readonly string[]): string => (roundDates.at(-1) ?? '').slice(0, 10);

/** What a tournament is to a rating. */
export const ratedEvent = ({
  roundDates,
  timeControl,
}: Pick<Settings, 'roundDates' | 'timeControl'>): RatedEvent => ({
  day: lastDayOf(roundDates),
  play: kindOfPlay(timeControl),
});

/** What is known of a player beside their results: the year of birth, and how many events were evaluated. */
const factsOf = ({ details: { birthDate, dwzIndex } }: Player): RatingFacts => ({
  ...(/^\d{4}/.test(birthDate) ? { born: Number(birthDate.slice(0, 4)) } : {}),
  ...(dwzIndex === null ? {} : { index: dwzIndex }),
});

/**
 * The number from which a national rating is calculated, null: none, a performance is worked out. The
 * federation's own players have theirs and no other: a Dane who has none is to be given one (4.5.5.1).
 * A foreigner's is their Elo; a national number *can* be used where they have no Elo, and is.
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
 * Everybody's rounds 1 … `rounds` with the number their national rating is calculated from: all
 * results as they were or were corrected for the rating alone, by 1 – ½ – 0 whatever the scoring, and
 * the games that are not rated.
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
