import {
  fieldsOf,
  type Request as JournalRequest,
  type KindsOf,
  kindsOf,
  leftOut,
  listOf,
  orNull,
  type ReturnTo,
  someOf,
  tableOf,
  text,
  wordOf,
  yesOrNo,
} from '@rokade/journal';
import { associationFields } from './fields/association-fields.ts';
import { someValues } from './fields/field.ts';
import { personFields } from './fields/person-fields.ts';
import { associationId, licenceActId, membershipId, officeTermId, personId } from './ids.ts';
import { licenceActShapes } from './licences/licence-act.ts';
import { officeTermShapes } from './offices/office-term.ts';
import { associationLevels, listColumnCodes, membershipShapes } from './register.ts';

/** What commands and entries of the journal say in the same words. */
const person = personId;
export const personSaid = { person, values: someValues(personFields) };
export const associationSaid = {
  association: associationId,
  level: wordOf(associationLevels),
  values: someValues(associationFields),
  above: orNull(associationId),
};
export const associationChange = {
  association: associationId,
  /** Left out: as it is. */
  above: leftOut(orNull(associationId)),
};
export const membershipSaid = {
  membership: membershipId,
  person,
  values: fieldsOf(membershipShapes),
};
export const membershipChanges = someOf(membershipShapes);
export const officeSaid = { term: officeTermId, person, values: fieldsOf(officeTermShapes) };
export const officeChanges = someOf(officeTermShapes);
export const licenceActSaid = { act: licenceActId, person, values: fieldsOf(licenceActShapes) };
export const licenceActChanges = someOf(licenceActShapes);
export const officersShown = { association: associationId, shown: yesOrNo };
export const columnsSaid = { headings: text, columns: tableOf(orNull(wordOf(listColumnCodes))) };
/** `values` are those of who goes that hold from now on, `leftOut` what is told twice. */
export const merging = {
  stays: person,
  goes: person,
  values: someValues(personFields),
  leftOut: listOf(membershipId),
};

const singleKinds = {
  'enter-person': personSaid,
  'change-person': { person, changes: personSaid.values },
  'enter-association': associationSaid,
  'change-association': { ...associationChange, changes: associationSaid.values },
  'begin-membership': membershipSaid,
  'change-membership': { person, membership: membershipId, changes: membershipChanges },
  /** For a membership that never was; one that is over is changed. */
  'remove-membership': { person, membership: membershipId },
  'begin-office': officeSaid,
  'change-office': { person, term: officeTermId, changes: officeChanges },
  /** For an office that somebody never held; one they left has an end. */
  'remove-office': { person, term: officeTermId },
  'enter-licence-act': licenceActSaid,
  'change-licence-act': { person, act: licenceActId, changes: licenceActChanges },
  /** For what never happened; a licence that is lost is withdrawn. */
  'remove-licence-act': { person, act: licenceActId },
  /** Whether everybody may see who holds the offices of an association. */
  'show-officers': officersShown,
  'remember-columns': columnsSaid,
};

/** The longest list that is taken in at once, with some three steps for each of its people. */
const mostSteps = 300_000;

const commandKinds = {
  ...singleKinds,
  /** Two are one. */
  'merge-people': merging,
  'undo-merging': { goes: person },
  'erase-person': { person },
  /** All or none; `source` says which list of which day it was. */
  'take-in': { source: text, steps: listOf(kindsOf(singleKinds), { most: mostSteps }) },
};

/** A command that says one thing; several can be taken in together. */
export type SingleCommand = KindsOf<typeof singleKinds>;

export type MergePeople = KindsOf<Pick<typeof commandKinds, 'merge-people'>>;

/** What somebody wants done in a register. The first command begins it. */
export const registerCommand = kindsOf(commandKinds);
export type RegisterCommand = KindsOf<typeof commandKinds>;

/** A command of the register, or the return that every book has. */
export type AnyRegisterCommand = RegisterCommand | ReturnTo;

export type RegisterRequest = JournalRequest<RegisterCommand>;
