import type { Reason } from '../../kernel/reason.ts';

/** Every code of the Nordic system's reasons; each has a text. */
export const nordicReasonCodes = [
  'nordic.half-against-half',
  'nordic.next-in-half',
  'nordic.exchanged',
  'nordic.middle-flyer',
  'nordic.two-middle-flyers',
  'nordic.alternative-flyers',
  'nordic.flyer-nearest',
  'nordic.flyer-passed-over-met',
  'nordic.flyer-passed-over-rest',
  'nordic.rest-as-pool',
  'nordic.pool-as-group',
  'nordic.first-round-colours',
  'nordic.fewer-whites',
  'nordic.fewer-whites-lately',
  'nordic.alternates',
  'nordic.no-colours-yet',
  'nordic.meets-x',
  'nordic.x-point',
] as const;

export type NordicReason = Reason<(typeof nordicReasonCodes)[number]>;
