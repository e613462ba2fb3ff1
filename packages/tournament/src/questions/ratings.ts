import type { PlayerDetails } from '@rokade/players';
import { type KindOfPlay, kindOfPlay, type PlayerClass, playerClassIn } from '@rokade/rules';
import type { Settings } from '../settings/settings.ts';
import { recordOf } from '../systems/system-choice.ts';
import type { Player } from '../values/player.ts';
import { type RatingOrder, ratingOrders } from '../values/rating-order.ts';

/** The rating lists: the national one of each kind of play, and FIDE's. */
export type RatingSource = 'national' | 'rapid' | 'blitz' | 'fide';

/** A player's rating, and its list. */
export interface FoundRating {
  readonly value: number;
  readonly source: RatingSource;
}

const fieldOf = {
  national: 'rating',
  rapid: 'rapidRating',
  blitz: 'blitzRating',
  fide: 'fideRating',
} as const satisfies Readonly<Record<RatingSource, keyof PlayerDetails>>;

/** The national lists by kind of play; the list of standard play stands in for a missing rating. */
const nationalSources: Readonly<Record<KindOfPlay, readonly RatingSource[]>> = {
  standard: ['national'],
  rapid: ['rapid', 'national'],
  blitz: ['blitz', 'national'],
};

/** The settings that decide which rating counts, and which is shown. */
type RatingSettings = Pick<Settings, 'system' | 'timeControl' | 'pairingRatings' | 'shownRatings'>;

/** The national lists that count in a tournament, in order of preference. */
export const nationalLists = ({
  timeControl,
}: Pick<Settings, 'timeControl'>): readonly RatingSource[] =>
  nationalSources[kindOfPlay(timeControl)];

/**
 * The order of rating lists for numbers by strength, pairings, tie-breaks by rating, groups, prizes and
 * time odds. If the organiser chose none, FIDE's list is first in the Dutch system, by whose initial
 * order, and last elsewhere.
 *
 * @article FIDE C.04.2 initial order
 * @article DSU 2002 4.11 §1
 */
export const pairingOrder = ({
  system,
  pairingRatings,
}: Pick<Settings, 'system' | 'pairingRatings'>): RatingOrder =>
  pairingRatings ?? recordOf(system).ratings;

/** The order of lists for the rating shown: the deciding one, unless another was chosen. */
const shownOrder = (settings: RatingSettings): RatingOrder =>
  settings.shownRatings ?? pairingOrder(settings);

/** The lists of an order, each with its substitutes. */
const listsOf = (
  settings: RatingSettings,
  order: RatingOrder,
): readonly (readonly RatingSource[])[] =>
  ratingOrders[order].lists.map((list) => (list === 'fide' ? ['fide'] : nationalLists(settings)));

/** A player's rating on the first list that has one; 0 is not a rating. */
export function ratingOn(
  details: PlayerDetails,
  lists: readonly RatingSource[],
): FoundRating | null {
  for (const source of lists) {
    const value = details[fieldOf[source]];
    if (value !== null && value > 0) return { value, source };
  }
  return null;
}

/** A player's rating by an order of lists; of two equal ratings, the one on the first list. */
function ratingBy(
  settings: RatingSettings,
  order: RatingOrder,
  details: PlayerDetails,
): FoundRating | null {
  const found = listsOf(settings, order).flatMap((lists) => ratingOn(details, lists) ?? []);
  const { counts } = ratingOrders[order];
  if (counts === 'first') return found[0] ?? null;
  const way = counts === 'highest' ? -1 : 1;
  return found.toSorted((a, b) => way * (a.value - b.value))[0] ?? null;
}

/** A rating as tables show it. */
export interface ShownRating {
  /** null: unrated. */
  readonly rating: number | null;
  /** The list of the rating, if it is not the column's. */
  readonly otherList: RatingSource | null;
  /**
   * The player's class by the event's federation, from the national rating; absent: none.
   *
   * @article DSU 2002 4.1.3 §23
   */
  readonly class?: PlayerClass;
}

/** The players' ratings for a column, headed by the first counting list on which a player is. */
export function ratingsShown(
  settings: RatingSettings & Pick<Settings, 'federation'>,
  field: readonly PlayerDetails[],
): (details: PlayerDetails) => ShownRating {
  const order = shownOrder(settings);
  const used = new Set(field.map((details) => ratingBy(settings, order, details)?.source));
  const heading = listsOf(settings, order)
    .flat()
    .find((list) => used.has(list));
  return (details) => {
    const found = ratingBy(settings, order, details);
    const isOther = found !== null && found.source !== heading;
    const called = playerClassIn(settings.federation, details.rating);
    return {
      rating: found?.value ?? null,
      otherList: isOther ? found.source : null,
      ...(called === null ? {} : { class: called }),
    };
  };
}

/** A player's deciding rating in a tournament; null: unrated. */
export const ratingIn = (settings: RatingSettings, { details }: Pick<Player, 'details'>) =>
  ratingBy(settings, pairingOrder(settings), details)?.value ?? null;

/**
 * The rating by which a player is numbered and paired: the deciding one, or what the organiser gives
 * those on no list; null: unrated.
 *
 * @article FIDE C.04.2 2026 initial order
 */
export const strengthIn = (
  settings: RatingSettings & Pick<Settings, 'unratedAs'>,
  player: Pick<Player, 'details'>,
): number | null => ratingIn(settings, player) ?? settings.unratedAs;

/** The second rating, which orders players with equal ratings; null: none, or none was chosen. */
export const secondRatingIn = (
  settings: RatingSettings & Pick<Settings, 'secondRatings'>,
  { details }: Pick<Player, 'details'>,
): number | null =>
  settings.secondRatings === null
    ? null
    : (ratingBy(settings, settings.secondRatings, details)?.value ?? null);

/** The tournament with the deciding ratings shown, for views about them. */
export const showingWhatDecides = <T extends { readonly settings: Settings }>(t: T): T => ({
  ...t,
  settings: { ...t.settings, shownRatings: null },
});
