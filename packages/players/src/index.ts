export { halfPoints } from './half-points.ts';
export type { KeptOut, Suspensions } from './kept-out.ts';
export { isNotToldApart, mayBeOne } from './may-be-one.ts';
export { namesToldApart } from './names-told-apart.ts';
export {
  detailShapes,
  erasedDetails,
  fieldsOfKind,
  makeDetails,
  nothingKnown,
  type PlayerDetails,
  type PlayerField,
  type PlayerFieldKind,
  type PlayerFieldOf,
  playerFieldNames,
  playerFields,
  type RatingField,
  ratingFields,
} from './player-fields.ts';
