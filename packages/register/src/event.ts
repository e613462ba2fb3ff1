import { erasedValues, type KindsOf, kindsOf, type Recorded, text } from '@rokade/journal';
import {
  associationChange,
  associationSaid,
  columnsSaid,
  licenceActChanges,
  licenceActSaid,
  membershipChanges,
  membershipSaid,
  merging,
  officeChanges,
  officersShown,
  officeSaid,
  personSaid,
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
  'person-entered': personSaid,
  'person-changed': personSaid,
  'people-merged': merging,
  'merging-undone': { stays: person, goes: person },
  'person-erased': { person },
  'association-entered': associationSaid,
  'association-changed': { ...associationChange, values: associationSaid.values },
  'membership-begun': membershipSaid,
  'membership-changed': { ...membershipSaid, values: membershipChanges },
  'membership-removed': { membership: membershipId, person },
  'office-begun': officeSaid,
  'office-changed': { ...officeSaid, values: officeChanges },
  'office-removed': { term: officeTermId, person },
  'licence-act-entered': licenceActSaid,
  'licence-act-changed': { ...licenceActSaid, values: licenceActChanges },
  'licence-act-removed': { act: licenceActId, person },
  'officers-shown': officersShown,
  'list-taken-in': { source: text },
  'columns-remembered': columnsSaid,
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
