import type { PlayerDetails } from '@rokade/players';
import { type KindOfPlay, kindOfPlay, type PlayerClass, playerClassIn } from '@rokade/rules';
import type { Settings } from '../settings/settings.ts';
import { recordOf } from '../systems/system-choice.ts';
import type { Player } from '../values/player.ts';
import { type RatingOrder, ratingOrders } from '../values/rating-order.ts';

/** The lists a rating can stand on: the national ones of each kind of play, and FIDE's. */
export type RatingSource = 'national' | 'rapid' | 'blitz' | 'fide';

/** A player's number, and the list it stands on. */
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

/** The national list of the kind of play, and the one of standard time for who is not on it. */
const nationalSources: Readonly<Record<KindOfPlay, readonly RatingSource[]>> = {
  standard: ['national'],
  rapid: ['rapid', 'national'],
  blitz: ['blitz', 'national'],
};

/** What of the settings says which rating counts, and which is shown. */
type RatingSettings = Pick<Settings, 'system' | 'timeControl' | 'pairingRatings' | 'shownRatings'>;

/** The national lists that count in a tournament, the first one first. */
export const nationalLists = ({
  timeControl,
}: Pick<Settings, 'timeControl'>): readonly RatingSource[] =>
  nationalSources[kindOfPlay(timeControl)];

/**
 * The order of lists that decides: numbers by strength, pairings, tie-breaks by rating, groups, prizes
 * and time odds. Where the organiser chose none, FIDE's list is the first in the Dutch system, whose
 * initial order it is, and the last elsewhere.
 *
 * @article FIDE C.04.2 initial order
 * @article DSU 2002 4.11 §1
 */
export const pairingOrder = ({
  system,
  pairingRatings,
}: Pick<Settings, 'system' | 'pairingRatings'>): RatingOrder =>
  pairingRatings ?? recordOf(system).ratings;

/** The order of lists by which a rating is shown: that which decides, unless another was chosen. */
const shownOrder = (settings: RatingSettings): RatingOrder =>
  settings.shownRatings ?? pairingOrder(settings);

/** The lists of an order, each with those that stand in for it. */
const listsOf = (
  settings: RatingSettings,
  order: RatingOrder,
): readonly (readonly RatingSource[])[] =>
  ratingOrders[order].lists.map((list) => (list === 'fide' ? ['fide'] : nationalLists(settings)));

/** A player's number on the first of some lists that has them; 0 on a list is no rating. */
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

/** A player's number by an order of lists; of two equal ones that of the list named first. */
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
  /** The list it is from where that is not the one that the others' are from. */
  readonly otherList: RatingSource | null;
  /**
   * What the event's federation calls them by their national number; left out: nothing.
   *
   * @article DSU 2002 4.1.3 §23
   */
  readonly class?: PlayerClass;
}

/**
 * The ratings of a field as a column shows them, headed by the first list that counts and that somebody
 * stands on.
 */
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

/** The rating that decides for a player in a tournament; null: unrated. */
export const ratingIn = (settings: RatingSettings, { details }: Pick<Player, 'details'>) =>
  ratingBy(settings, pairingOrder(settings), details)?.value ?? null;

/** The number that stands between equal ratings in the order of strength; null: none, or none was chosen. */
export const secondRatingIn = (
  settings: RatingSettings & Pick<Settings, 'secondRatings'>,
  { details }: Pick<Player, 'details'>,
): number | null =>
  settings.secondRatings === null
    ? null
    : (ratingBy(settings, settings.secondRatings, details)?.value ?? null);

/** The same tournament showing the ratings that decide, where they are what somebody looks at. */
export const showingWhatDecides = <T extends { readonly settings: Settings }>(t: T): T => ({
  ...t,
  settings: { ...t.settings, shownRatings: null },
});
