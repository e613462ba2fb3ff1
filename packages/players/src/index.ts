export { distinctNames } from './distinct-names.ts';
export { halfPoints } from './half-points.ts';
export type { KeptOut, Suspensions } from './kept-out.ts';
export { arePossibleDuplicates, mayBeOne } from './may-be-one.ts';
export {
  detailShapes,
  emptyDetails,
  erasedDetails,
  fieldsOfKind,
  makeDetails,
  type PlayerDetails,
  type PlayerField,
  type PlayerFieldKind,
  type PlayerFieldOf,
  playerFieldNames,
  playerFields,
  type RatingField,
  ratingFields,
} from './player-fields.ts';
