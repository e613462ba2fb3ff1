import { type KindsOf, kindsOf, type Recorded, text } from '@rokade/journal';
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
import { erasedPerson } from './fields/person-fields.ts';
import { licenceActId, membershipId, officeTermId, personId } from './ids.ts';

const person = personId;

/**
 * What happened in a register. What is said of a person is said of who stays; a membership is that of
 * the person it was begun for.
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

/** A line of the register's journal. */
export type RegisterEntry = Recorded<RegisterEvent>;

/**
 * What is personal in a register, and what stands in its place once it is erased: everything said of
 * a person, of which club they were under which number, since clubs publish that, which office they
 * held where, and what was said of their licence. What holds of who goes into another is theirs, also
 * once they are two again. A register reckons nothing from them.
 */
export const personalInRegister = {
  erased: {
    ...erasedPerson,
    association: '',
    memberNumber: '',
    office: '',
    competition: '',
    matter: '',
    by: '',
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
