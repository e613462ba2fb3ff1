import { fieldsOf, idBy, type KindsOf, kindsOf, type Request, someOf, text } from '@rokade/journal';
import { contestAct, entryIdShape } from './acts.ts';
import { contestShapes, entryShapes, ratingShape } from './contest-values.ts';
import { parseContestId } from './ids.ts';

export const contestIdShape = idBy(parseContestId);

const commandKinds = {
  'make-contest': {
    id: contestIdShape,
    format: text,
    rules: text,
    seed: text,
    values: fieldsOf(contestShapes),
  },
  'change-contest': { changes: someOf(contestShapes) },
  'enter-entry': {
    entry: entryIdShape,
    values: fieldsOf(entryShapes),
    rating: ratingShape,
    day: text,
  },
  'change-entry': { entry: entryIdShape, changes: someOf(entryShapes) },
  /** Name and all; what others' results rest on stays. */
  'erase-entry': { entry: entryIdShape },
  'note-act': { act: contestAct },
};

/** What may be wanted of a competition. */
export const contestCommand = kindsOf(commandKinds);
export type ContestCommand = KindsOf<typeof commandKinds>;

export type ContestRequest = Request<ContestCommand>;
