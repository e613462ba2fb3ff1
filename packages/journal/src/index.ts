export { conflictsWith } from './conflicts.ts';
export { decideRequest, type UnknownVersion } from './decide-request.ts';
export type { Decider, Migration, Versioned } from './decider.ts';
export {
  type Actor,
  type Entry,
  isOwn,
  isReturn,
  type OfKind,
  type Recorded,
  type Returned,
} from './entry.ts';
export { carryOn, effectiveEntries, foldJournal, statesAlong } from './fold-journal.ts';
export { type BookId, isId } from './ids.ts';
export { makeEntries } from './make-entries.ts';
export { migrateEvent } from './migrate-event.ts';
export {
  erasedFields,
  joinEvent,
  nothingPersonal,
  type PartedEvent,
  type PersonalFields,
  type PersonalPlace,
  type PersonalValues,
  partEvent,
  personErasedBy,
} from './personal.ts';
export { isReturnTo, type Request, type ReturnTo } from './request.ts';
