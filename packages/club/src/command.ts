import { fieldsOf, type KindsOf, kindsOf, type Request, someOf, text } from '@rokade/journal';
import { contestAct } from './acts.ts';
import { contestShapes, entryShapes, ratingShape } from './contest-values.ts';
import { contestId, entryId } from './ids.ts';

/** What commands and entries of the journal say in the same words. */
export const contestSaid = {
  id: contestId,
  format: text,
  rules: text,
  seed: text,
  values: fieldsOf(contestShapes),
};
export const entrySaid = {
  entry: entryId,
  values: fieldsOf(entryShapes),
  rating: ratingShape,
  day: text,
};

const commandKinds = {
  'make-contest': contestSaid,
  'change-contest': { changes: someOf(contestShapes) },
  'enter-entry': entrySaid,
  'change-entry': { entry: entryId, changes: someOf(entryShapes) },
  /** Name and all; what others' results rest on stays. */
  'erase-entry': { entry: entryId },
  'note-act': { act: contestAct },
};

/** What may be wanted of a competition. */
export const contestCommand = kindsOf(commandKinds);
export type ContestCommand = KindsOf<typeof commandKinds>;

export type ContestRequest = Request<ContestCommand>;
