import {
  factOf,
  fieldsOf,
  idBy,
  type KindsOf,
  kindsOf,
  leftOut,
  listOf,
  newOne,
  type Request,
  someOf,
  text,
} from '@rokade/journal';
import { parseSanctionId } from './ids.ts';
import { endShapes, sanctionShapes } from './sanction-values.ts';

export const sanctionIdShape = idBy(parseSanctionId);

const sanction = { sanction: sanctionIdShape };

/**
 * Groups of ids of the same person after merging in the register, which the server puts in. Absent: no
 * mergings.
 */
const merged = factOf(leftOut(listOf(listOf(text))));

const commandKinds = {
  'give-sanction': { sanction: newOne(sanctionIdShape), values: fieldsOf(sanctionShapes), merged },
  'change-sanction': { ...sanction, changes: someOf(sanctionShapes), merged },
  'lift-sanction': { ...sanction, values: fieldsOf(endShapes), merged },
  /** Annuls a sanction as if it never was: it was overturned, or entered by mistake. */
  'annul-sanction': { ...sanction, values: fieldsOf(endShapes), merged },
  /**
   * Deletes sanctions whose time of keeping is over: their values are erased, and their effects on
   * later ones stay.
   */
  'delete-due': { sanctions: listOf(sanctionIdShape, { least: 1 }), merged },
  /** Deletes all sanctions of a person, due or not, on request. */
  'erase-person': { person: text, merged },
};

/** The shape of the commands to the book of sanctions. */
export const sanctionsCommand = kindsOf(commandKinds);
export type SanctionsCommand = KindsOf<typeof commandKinds>;

export type SanctionsRequest = Request<SanctionsCommand>;
