import type { Recorded } from '@rokade/journal';
import type { AssociationValues } from './fields/association-fields.ts';
import { erasedPerson, type PersonValues } from './fields/person-fields.ts';
import type { AssociationId, LicenceActId, MembershipId, OfficeTermId, PersonId } from './ids.ts';
import type { LicenceActValues } from './licences/licence-act.ts';
import type { OfficeTermValues } from './offices/office-term.ts';
import type { AssociationLevel, ColumnChoice, MembershipValues } from './register.ts';

/**
 * What happened in a register. What is said of a person is said of who stays; a membership is that of
 * the person it was begun for.
 */
export type RegisterEvent =
  | { readonly kind: 'register-begun' }
  | {
      readonly kind: 'person-entered';
      readonly person: PersonId;
      readonly values: Partial<PersonValues>;
    }
  | {
      readonly kind: 'person-changed';
      readonly person: PersonId;
      readonly values: Partial<PersonValues>;
    }
  | {
      readonly kind: 'people-merged';
      readonly stays: PersonId;
      readonly goes: PersonId;
      readonly values: Partial<PersonValues>;
      readonly leftOut: readonly MembershipId[];
    }
  | { readonly kind: 'merging-undone'; readonly stays: PersonId; readonly goes: PersonId }
  | { readonly kind: 'person-erased'; readonly person: PersonId }
  | {
      readonly kind: 'association-entered';
      readonly association: AssociationId;
      readonly level: AssociationLevel;
      readonly values: Partial<AssociationValues>;
      readonly above: AssociationId | null;
    }
  | {
      readonly kind: 'association-changed';
      readonly association: AssociationId;
      readonly values: Partial<AssociationValues>;
      readonly above?: AssociationId | null;
    }
  | {
      readonly kind: 'membership-begun';
      readonly membership: MembershipId;
      readonly person: PersonId;
      readonly values: MembershipValues;
    }
  | {
      readonly kind: 'membership-changed';
      readonly membership: MembershipId;
      readonly person: PersonId;
      readonly values: Partial<MembershipValues>;
    }
  | {
      readonly kind: 'membership-removed';
      readonly membership: MembershipId;
      readonly person: PersonId;
    }
  | {
      readonly kind: 'office-begun';
      readonly term: OfficeTermId;
      readonly person: PersonId;
      readonly values: OfficeTermValues;
    }
  | {
      readonly kind: 'office-changed';
      readonly term: OfficeTermId;
      readonly person: PersonId;
      readonly values: Partial<OfficeTermValues>;
    }
  | {
      readonly kind: 'office-removed';
      readonly term: OfficeTermId;
      readonly person: PersonId;
    }
  | {
      readonly kind: 'licence-act-entered';
      readonly act: LicenceActId;
      readonly person: PersonId;
      readonly values: LicenceActValues;
    }
  | {
      readonly kind: 'licence-act-changed';
      readonly act: LicenceActId;
      readonly person: PersonId;
      readonly values: Partial<LicenceActValues>;
    }
  | {
      readonly kind: 'licence-act-removed';
      readonly act: LicenceActId;
      readonly person: PersonId;
    }
  | {
      readonly kind: 'officers-shown';
      readonly association: AssociationId;
      readonly shown: boolean;
    }
  | { readonly kind: 'list-taken-in'; readonly source: string }
  | {
      readonly kind: 'columns-remembered';
      readonly headings: string;
      readonly columns: ColumnChoice;
    };

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
    ...{ association: '', memberNumber: '', office: '', competition: '', matter: '', by: '' },
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
