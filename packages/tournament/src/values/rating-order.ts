/**
 * The order in which rating lists are searched for a player, or which of the ratings found counts. The
 * report file has a word for each (TRF 172).
 */
export const ratingOrderCodes = [
  'national-fide',
  'fide-national',
  'national',
  'fide',
  'higher',
  'lower',
] as const;
export type RatingOrder = (typeof ratingOrderCodes)[number];

/** The meaning of an order of lists. */
interface OrderRecord {
  /** `national` stands for the national lists of the kind of play. */
  readonly lists: readonly ('national' | 'fide')[];
  /** Which of the ratings found counts. */
  readonly counts: 'first' | 'highest' | 'lowest';
}

export const ratingOrders: Readonly<Record<RatingOrder, OrderRecord>> = {
  'national-fide': { lists: ['national', 'fide'], counts: 'first' },
  'fide-national': { lists: ['fide', 'national'], counts: 'first' },
  national: { lists: ['national'], counts: 'first' },
  fide: { lists: ['fide'], counts: 'first' },
  higher: { lists: ['national', 'fide'], counts: 'highest' },
  lower: { lists: ['national', 'fide'], counts: 'lowest' },
};
