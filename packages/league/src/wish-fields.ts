import {
  emptyValuesOf,
  shapesIn,
  type ValueFields,
  type ValuesOf,
  whole,
  wordOf,
} from '@rokade/journal';

/**
 * What is wished of a schedule: that a team is at home or away in a round, that teams with one hall are not
 * at home together, or that teams meet by a round or not before it.
 */
const wishKinds = ['home', 'away', 'not-home-together', 'meet-by', 'meet-from'] as const;

const open = { seenBy: 'desk', personal: false } as const;

/** Every field of a wish, besides its teams. */
export const wishFields = {
  wish: {
    shape: wordOf(wishKinds),
    ...open,
    input: { kind: 'choice', words: 'leagues.wish-' },
    label: 'leagues.wish',
  },
  /** The round that it is about; 0 for a hall. */
  round: {
    shape: whole(0, 200),
    ...open,
    input: { kind: 'number', between: [0, 200] },
    label: 'terms.round',
    where: { field: 'wish', is: ['home', 'away', 'meet-by', 'meet-from'] },
  },
  /** How many of the teams the hall has room for in a round; 0 for all but halls. */
  places: {
    shape: whole(0, 40),
    ...open,
    input: { kind: 'number', between: [1, 40] },
    usual: 1,
    where: { field: 'wish', is: ['not-home-together'] },
  },
  /** The greater it is, the more other wishes give way. */
  weight: { shape: whole(1, 100), ...open, input: { kind: 'number', between: [1, 100] }, usual: 1 },
} as const satisfies ValueFields;

export const wishShapes = shapesIn(wishFields);
export interface WishValues extends ValuesOf<typeof wishFields> {}
/** The values with which the form for a new wish begins. */
export const emptyWishValues: WishValues = { ...emptyValuesOf(wishShapes), places: 1, weight: 1 };
