import type { Request as JournalRequest, ReturnTo } from '@rokade/journal';
import type { AssociationValues } from './fields/association-fields.ts';
import type { PersonValues } from './fields/person-fields.ts';
import type { AssociationId, LicenceActId, MembershipId, OfficeTermId, PersonId } from './ids.ts';
import type { LicenceActValues } from './licences/licence-act.ts';
import type { OfficeTermValues } from './offices/office-term.ts';
import type { AssociationLevel, ColumnChoice, MembershipValues } from './register.ts';

/** A command that says one thing; several can be taken in together. */
export type SingleCommand =
  | {
      readonly kind: 'enter-person';
      readonly person: PersonId;
      readonly values: Partial<PersonValues>;
    }
  | {
      readonly kind: 'change-person';
      readonly person: PersonId;
      readonly changes: Partial<PersonValues>;
    }
  | {
      readonly kind: 'enter-association';
      readonly association: AssociationId;
      readonly level: AssociationLevel;
      readonly values: Partial<AssociationValues>;
      readonly above: AssociationId | null;
    }
  | {
      readonly kind: 'change-association';
      readonly association: AssociationId;
      readonly changes: Partial<AssociationValues>;
      /** Left out: as it is. */
      readonly above?: AssociationId | null;
    }
  | {
      readonly kind: 'begin-membership';
      readonly membership: MembershipId;
      readonly person: PersonId;
      readonly values: MembershipValues;
    }
  | {
      readonly kind: 'change-membership';
      readonly person: PersonId;
      readonly membership: MembershipId;
      readonly changes: Partial<MembershipValues>;
    }
  /** For a membership that never was; one that is over is changed. */
  | {
      readonly kind: 'remove-membership';
      readonly person: PersonId;
      readonly membership: MembershipId;
    }
  | {
      readonly kind: 'begin-office';
      readonly term: OfficeTermId;
      readonly person: PersonId;
      readonly values: OfficeTermValues;
    }
  | {
      readonly kind: 'change-office';
      readonly person: PersonId;
      readonly term: OfficeTermId;
      readonly changes: Partial<OfficeTermValues>;
    }
  /** For an office that somebody never held; one they left has an end. */
  | {
      readonly kind: 'remove-office';
      readonly person: PersonId;
      readonly term: OfficeTermId;
    }
  | {
      readonly kind: 'enter-licence-act';
      readonly act: LicenceActId;
      readonly person: PersonId;
      readonly values: LicenceActValues;
    }
  | {
      readonly kind: 'change-licence-act';
      readonly person: PersonId;
      readonly act: LicenceActId;
      readonly changes: Partial<LicenceActValues>;
    }
  /** For what never happened; a licence that is lost is withdrawn. */
  | {
      readonly kind: 'remove-licence-act';
      readonly person: PersonId;
      readonly act: LicenceActId;
    }
  /** Whether everybody may see who holds the offices of an association. */
  | {
      readonly kind: 'show-officers';
      readonly association: AssociationId;
      readonly shown: boolean;
    }
  | {
      readonly kind: 'remember-columns';
      readonly headings: string;
      readonly columns: ColumnChoice;
    };

/** Two are one: `values` are those of who goes that hold from now on, `leftOut` what is told twice. */
export interface MergePeople {
  readonly kind: 'merge-people';
  readonly stays: PersonId;
  readonly goes: PersonId;
  readonly values: Partial<PersonValues>;
  readonly leftOut: readonly MembershipId[];
}

/** What somebody wants done in a register. The first command begins it. */
export type RegisterCommand =
  | SingleCommand
  | MergePeople
  | { readonly kind: 'undo-merging'; readonly goes: PersonId }
  | { readonly kind: 'erase-person'; readonly person: PersonId }
  /** All or none; `source` says which list of which day it was. */
  | { readonly kind: 'take-in'; readonly source: string; readonly steps: readonly SingleCommand[] };

/** A command of the register, or the return that every book has. */
export type AnyRegisterCommand = RegisterCommand | ReturnTo;

export type RegisterRequest = JournalRequest<RegisterCommand>;
