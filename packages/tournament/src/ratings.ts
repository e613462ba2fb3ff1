import { type KindOfPlay, kindOfPlay } from '@rokade/rules';
import type { Player, PlayerDetails } from './player.ts';
import type { Settings } from './settings.ts';
import { recordOf } from './system-choice.ts';

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

/** What of the settings says which rating counts. */
type RatingSettings = Pick<Settings, 'system' | 'timeControl'>;

/** The national lists that count in a tournament, the first one first. */
export const nationalLists = ({
  timeControl,
}: Pick<Settings, 'timeControl'>): readonly RatingSource[] =>
  nationalSources[kindOfPlay(timeControl)];

/**
 * The lists that count in a tournament, for its pairings and wherever a rating is shown: a player
 * has the rating of the first on which they stand. FIDE's is the first in the Dutch system, whose
 * initial order it is, and the last elsewhere.
 *
 * @article FIDE C.04.2 initial order
 * @article DSU 2002 4.11 §1
 */
function ratingLists(settings: RatingSettings): readonly RatingSource[] {
  const national = nationalLists(settings);
  return recordOf(settings.system).ratings === 'fide'
    ? ['fide', ...national]
    : [...national, 'fide'];
}

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

/** A rating as tables show it. */
export interface ShownRating {
  /** null: unrated. */
  readonly rating: number | null;
  /** The list it is from where that is not the one that the others' are from. */
  readonly otherList: RatingSource | null;
}

/**
 * The ratings of a field as a column shows them, headed by the first list that counts and that somebody
 * stands on.
 */
export function ratingsShown(
  settings: RatingSettings,
  field: readonly PlayerDetails[],
): (details: PlayerDetails) => ShownRating {
  const lists = ratingLists(settings);
  const used = new Set(field.map((details) => ratingOn(details, lists)?.source));
  const heading = lists.find((list) => used.has(list));
  return (details) => {
    const found = ratingOn(details, lists);
    const isOther = found !== null && found.source !== heading;
    return { rating: found?.value ?? null, otherList: isOther ? found.source : null };
  };
}

/** The rating that counts for a player in a tournament; null: unrated. */
export const ratingIn = (settings: RatingSettings, { details }: Pick<Player, 'details'>) =>
  ratingOn(details, ratingLists(settings))?.value ?? null;
