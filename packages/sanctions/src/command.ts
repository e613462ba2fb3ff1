import {
  fieldsOf,
  idBy,
  type KindsOf,
  kindsOf,
  leftOut,
  listOf,
  type Request,
  someOf,
  text,
} from '@rokade/journal';
import { parseSanctionId } from './ids.ts';
import { endShapes, sanctionShapes } from './sanction-values.ts';

export const sanctionIdShape = idBy(parseSanctionId);

const sanction = { sanction: sanctionIdShape };

/**
 * Who of the register are one, since they were merged: a fact out of that book, which the shell puts
 * in. Left out: nobody.
 */
const merged = leftOut(listOf(listOf(text)));

const commandKinds = {
  'give-sanction': { ...sanction, values: fieldsOf(sanctionShapes), merged },
  'change-sanction': { ...sanction, changes: someOf(sanctionShapes), merged },
  'lift-sanction': { ...sanction, values: fieldsOf(endShapes), merged },
  /** As if it never was: it was overturned, or entered by mistake. */
  'annul-sanction': { ...sanction, values: fieldsOf(endShapes), merged },
  /** Those whose time is over: their values are erased, and what they led to stays as it is. */
  'delete-due': { sanctions: listOf(sanctionIdShape, { least: 1 }), merged },
  /** All of a person, due or not, on request. */
  'erase-person': { person: text, merged },
};

/** What may be wanted of a book of sanctions. */
export const sanctionsCommand = kindsOf(commandKinds);
export type SanctionsCommand = KindsOf<typeof commandKinds>;

export type SanctionsRequest = Request<SanctionsCommand>;
