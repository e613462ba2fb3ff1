import type { FieldFault } from './fields/field-problem.ts';
import type { AssociationId, LicenceActId, MembershipId, OfficeTermId, PersonId } from './ids.ts';

/** Why a command is not carried out. */
export type RegisterRefusal =
  | ({ readonly code: 'register.field-invalid' } & FieldFault)
  | { readonly code: 'register.id-taken'; readonly id: string }
  | { readonly code: 'register.unknown-person'; readonly person: PersonId }
  | { readonly code: 'register.unknown-association'; readonly association: AssociationId }
  | { readonly code: 'register.unknown-membership'; readonly membership: MembershipId }
  | { readonly code: 'register.unknown-office'; readonly term: OfficeTermId }
  | { readonly code: 'register.unknown-licence-act'; readonly act: LicenceActId }
  /** An office of a club held in a federation, and the like. */
  | { readonly code: 'register.office-elsewhere'; readonly association: AssociationId }
  /** A competition is named where the office is of one, and nowhere else. */
  | { readonly code: 'register.office-of-competition'; readonly office: string }
  /** A club above a district, or an association above itself. */
  | { readonly code: 'register.wrong-level'; readonly association: AssociationId }
  /** One is a guest of a club alone. */
  | { readonly code: 'register.guest-of-no-club'; readonly association: AssociationId }
  | { readonly code: 'register.days-reversed'; readonly from: string; readonly to: string }
  /** On one day one plays for one club of a federation. */
  | { readonly code: 'register.plays-for-another'; readonly membership: MembershipId }
  | { readonly code: 'register.same-person'; readonly person: PersonId }
  | { readonly code: 'register.not-merged'; readonly person: PersonId }
  /** Who stayed went into another since; that is to be undone first. */
  | { readonly code: 'register.merged-since'; readonly person: PersonId }
  /** To be asked before: an erasure cannot be undone. */
  | { readonly code: 'register.confirm-erasing'; readonly person: PersonId };
