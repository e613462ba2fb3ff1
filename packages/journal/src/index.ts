export {
  type BookKind,
  type BookMarks,
  type BookTypes,
  copiedAfter,
  oneEach,
  onlyOne,
  shapesOf,
} from './book-kind.ts';
export { allOf, type ById, byId, changeById, noneById, withAllById, withById } from './by-id.ts';
export { conflictsWith } from './conflicts.ts';
export { type Copied, type CopiedBy, copiedValues } from './copied.ts';
export { decideRequest, type UnknownVersion } from './decide-request.ts';
export type { Decider, Migration, Versioned } from './decider.ts';
export {
  type ByKind,
  begunBy,
  byKind,
  changing,
  doneAtOnce,
  evolvingFrom,
  factsOfRequest,
  followingBy,
  type InSteps,
  type RequestFacts,
  restingBy,
  unless,
} from './deciding.ts';
export { emptyValuesOf } from './empty-values.ts';
export {
  type Actor,
  type Entry,
  entryOf,
  isOwn,
  isReturn,
  type OfKind,
  type Recorded,
  type Returned,
  returned,
} from './entry.ts';
export { dayFault, type FieldFault, isBirth, textFault } from './field-fault.ts';
export { carryOn, effectiveEntries, foldJournal, foldReturn, statesAlong } from './fold-journal.ts';
export { type BookId, isId } from './ids.ts';
export { type Language, languages, parseLanguage } from './language.ts';
export { makeEntries } from './make-entries.ts';
export { migrateEvent } from './migrate-event.ts';
export { oncePer } from './once-per.ts';
export { parseId } from './parse-id.ts';
export {
  erasedFields,
  erasedName,
  joinEvent,
  nothingPersonal,
  type PartedEvent,
  type PersonalFields,
  type PersonalPlace,
  type PersonalValues,
  partEvent,
  personErasedBy,
} from './personal.ts';
export { reasonsShape } from './reason-shape.ts';
export { isReturnTo, type Request, type ReturnTo, returnTo } from './request.ts';
export {
  anything,
  type Description,
  type FieldShapes,
  type FieldsOf,
  factOf,
  fieldsOf,
  idBy,
  type KindShapes,
  type KindsOf,
  kindsOf,
  leftOut,
  listOf,
  moment,
  newOne,
  number,
  oneOf,
  ordinal,
  orNull,
  type Shape,
  someOf,
  tableOf,
  text,
  textUpTo,
  type ValueOf,
  whole,
  wordOf,
  yesOrNo,
} from './shape.ts';
export {
  type CopiedField,
  copiedIn,
  erasedValues,
  type FieldInput,
  type FieldReader,
  type PublicName,
  publicValues,
  type ShapesOf,
  shapesIn,
  type ValueField,
  type ValueFields,
  type ValuesOf,
} from './value-field.ts';
export { differing, type FieldProblem, textProblem } from './value-problems.ts';
export { isWebSite } from './web-site.ts';
