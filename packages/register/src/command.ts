import {
  fieldsOf,
  type Request as JournalRequest,
  type KindsOf,
  kindsOf,
  leftOut,
  listOf,
  newOne,
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
import { membershipShapes } from './fields/membership-fields.ts';
import { personFields } from './fields/person-fields.ts';
import { associationId, licenceActId, membershipId, officeTermId, personId } from './ids.ts';
import { licenceActShapes } from './licences/licence-act.ts';
import { officeTermShapes } from './offices/office-term.ts';
import { associationLevels, listColumnCodes } from './register.ts';

/** Shapes that commands and journal entries share. */
const person = personId;
export const personPayload = { person, values: someValues(personFields) };
export const associationPayload = {
  association: associationId,
  level: wordOf(associationLevels),
  values: someValues(associationFields),
  above: orNull(associationId),
};
export const associationChange = {
  association: associationId,
  /** Absent: unchanged. */
  above: leftOut(orNull(associationId)),
};
export const membershipPayload = {
  membership: membershipId,
  person,
  values: fieldsOf(membershipShapes),
};
export const membershipChanges = someOf(membershipShapes);
export const officePayload = { term: officeTermId, person, values: fieldsOf(officeTermShapes) };
export const officeChanges = someOf(officeTermShapes);
export const licenceActPayload = { act: licenceActId, person, values: fieldsOf(licenceActShapes) };
export const licenceActChanges = someOf(licenceActShapes);
export const officersShown = { association: associationId, shown: yesOrNo };
export const columnsPayload = { headings: text, columns: tableOf(orNull(wordOf(listColumnCodes))) };
/** Two people of whom somebody decided that they are not one. */
export const apartPayload = { person, other: person };
/** `values`: those of the merged person that apply from now on; `leftOut`: memberships that both had. */
export const merging = {
  stays: person,
  goes: person,
  values: someValues(personFields),
  leftOut: listOf(membershipId),
};

const singleKinds = {
  'enter-person': {
    ...personPayload,
    person: newOne(person),
    /** A membership that begins at once; left out or null: none. */
    membership: leftOut(
      orNull(
        fieldsOf({
          membership: newOne(membershipId),
          values: membershipPayload.values,
          /**
           * The club by its name instead of the one in `values`: the one of that name or, where there is
           * none, a new one with this id, once that is confirmed.
           */
          club: leftOut(
            orNull(fieldsOf({ association: newOne(associationId), name: text, federation: text })),
          ),
        }),
      ),
    ),
  },
  'change-person': { person, changes: personPayload.values },
  'enter-association': { ...associationPayload, association: newOne(associationId) },
  'change-association': { ...associationChange, changes: associationPayload.values },
  'begin-membership': { ...membershipPayload, membership: newOne(membershipId) },
  'change-membership': { person, membership: membershipId, changes: membershipChanges },
  /** For a membership that never existed; one that has ended is changed instead. */
  'remove-membership': { person, membership: membershipId },
  'begin-office': { ...officePayload, term: newOne(officeTermId) },
  'change-office': { person, term: officeTermId, changes: officeChanges },
  /** For an office that was never held; one that was left gets an end. */
  'remove-office': { person, term: officeTermId },
  'enter-licence-act': { ...licenceActPayload, act: newOne(licenceActId) },
  'change-licence-act': { person, act: licenceActId, changes: licenceActChanges },
  /** For an act that never happened; a lost licence is withdrawn instead. */
  'remove-licence-act': { person, act: licenceActId },
  /** Sets whether an association's officers are public. */
  'show-officers': officersShown,
  'remember-columns': columnsPayload,
  /** Decides that two people who may be one are two; the search for duplicates passes over them. */
  'keep-apart': apartPayload,
};

/** The longest list in one import, with about three steps for each person. */
const mostSteps = 300_000;

const commandKinds = {
  ...singleKinds,
  /** Merges two records of one person. */
  'merge-people': merging,
  'undo-merging': { goes: person },
  'erase-person': { person },
  /** Imports a list, all or nothing; `source` names the list and its day. */
  'take-in': { source: text, steps: listOf(kindsOf(singleKinds), { most: mostSteps }) },
};

/** A command with a single change; an import consists of several. */
export type SingleCommand = KindsOf<typeof singleKinds>;

export type MergePeople = KindsOf<Pick<typeof commandKinds, 'merge-people'>>;

/** The shape of a register's commands. The first command creates the register. */
export const registerCommand = kindsOf(commandKinds);
export type RegisterCommand = KindsOf<typeof commandKinds>;

/** A command of the register, or a return. */
export type AnyRegisterCommand = RegisterCommand | ReturnTo;

export type RegisterRequest = JournalRequest<RegisterCommand>;
