import { erasedValues, type KindsOf, kindsOf, type Recorded, text } from '@rokade/journal';
import {
  apartPayload,
  associationChange,
  associationPayload,
  columnsPayload,
  licenceActChanges,
  licenceActPayload,
  membershipChanges,
  membershipPayload,
  merging,
  officeChanges,
  officePayload,
  officersShown,
  personPayload,
} from './command.ts';
import { membershipFields } from './fields/membership-fields.ts';
import { erasedPerson } from './fields/person-fields.ts';
import { licenceActId, membershipId, officeTermId, personId } from './ids.ts';
import { licenceActFields } from './licences/licence-act.ts';
import { officeTermFields } from './offices/office-term.ts';

const person = personId;

/**
 * The events of a register. Values are those of the person who remained after merging; a membership is
 * that of the person it was begun for.
 */
const happenedKinds = {
  'register-begun': {},
  'person-entered': personPayload,
  'person-changed': personPayload,
  'people-merged': merging,
  'merging-undone': { stays: person, goes: person },
  'person-erased': { person },
  'association-entered': associationPayload,
  'association-changed': { ...associationChange, values: associationPayload.values },
  'membership-begun': membershipPayload,
  'membership-changed': { ...membershipPayload, values: membershipChanges },
  'membership-removed': { membership: membershipId, person },
  'office-begun': officePayload,
  'office-changed': { ...officePayload, values: officeChanges },
  'office-removed': { term: officeTermId, person },
  'licence-act-entered': licenceActPayload,
  'licence-act-changed': { ...licenceActPayload, values: licenceActChanges },
  'licence-act-removed': { act: licenceActId, person },
  'officers-shown': officersShown,
  'list-taken-in': { source: text },
  'columns-remembered': columnsPayload,
  'people-kept-apart': apartPayload,
};

export const registerHappened = kindsOf(happenedKinds);
export type RegisterEvent = KindsOf<typeof happenedKinds>;

/** A register's event with its number, time and author. */
export type RegisterEntry = Recorded<RegisterEvent>;

/**
 * The personal values of a register and their replacements, as the records of the fields say. Values of
 * a merged person belong to that person, also after they are separated again. A register calculates
 * nothing from them.
 */
export const personalInRegister = {
  erased: {
    ...erasedPerson,
    ...erasedValues(membershipFields),
    ...erasedValues(officeTermFields),
    ...erasedValues(licenceActFields),
  },
  places: {
    'person-entered': { person: 'person', values: 'values' },
    'person-changed': { person: 'person', values: 'values' },
    'people-merged': { person: 'goes', values: 'values' },
    'membership-begun': { person: 'person', values: 'values' },
    'membership-changed': { person: 'person', values: 'values' },
    'office-begun': { person: 'person', values: 'values' },
    'office-changed': { person: 'person', values: 'values' },
    'licence-act-entered': { person: 'person', values: 'values' },
    'licence-act-changed': { person: 'person', values: 'values' },
  },
  erasures: { 'person-erased': 'person' },
} as const;
