import {
  fieldsOf,
  type KindsOf,
  kindsOf,
  newOne,
  type Request,
  someOf,
  text,
} from '@rokade/journal';
import { contestAct } from './acts.ts';
import { contestShapes, entryShapes, ratingShape } from './contest-values.ts';
import { contestId, entryId } from './ids.ts';

/** Shapes that commands and journal entries share. */
export const contestPayload = {
  id: contestId,
  format: text,
  rules: text,
  seed: text,
  values: fieldsOf(contestShapes),
};
export const entryPayload = {
  entry: entryId,
  values: fieldsOf(entryShapes),
  rating: ratingShape,
  day: text,
};

const commandKinds = {
  'make-contest': { ...contestPayload, id: newOne(contestId) },
  'change-contest': { changes: someOf(contestShapes) },
  'enter-entry': { ...entryPayload, entry: newOne(entryId) },
  'change-entry': { entry: entryId, changes: someOf(entryShapes) },
  /** Erases a player's name and other values; results on which others' depend stay. */
  'erase-entry': { entry: entryId },
  'note-act': { act: contestAct },
};

/** The shape of the commands to a competition. */
export const contestCommand = kindsOf(commandKinds);
export type ContestCommand = KindsOf<typeof commandKinds>;

export type ContestRequest = Request<ContestCommand>;
