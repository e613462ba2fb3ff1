import type { FieldFault } from '@rokade/journal';
import type { ByCode } from '@rokade/rules';
import type { AssociationId, LicenceActId, MembershipId, OfficeTermId, PersonId } from './ids.ts';

/** Why a command is not carried out. */
export type RegisterRefusal = ByCode<{
  'register.field-invalid': FieldFault;
  'register.id-taken': { id: string };
  'register.unknown-person': { person: PersonId };
  'register.unknown-association': { association: AssociationId };
  'register.unknown-membership': { membership: MembershipId };
  'register.unknown-office': { term: OfficeTermId };
  'register.unknown-licence-act': { act: LicenceActId };
  /** An office of a club held in a federation, and the like. */
  'register.office-elsewhere': { association: AssociationId };
  /** A competition is named where the office is of one, and nowhere else. */
  'register.office-of-competition': { office: string };
  /** A club above a district, or an association above itself. */
  'register.wrong-level': { association: AssociationId };
  /** One is a guest of a club alone. */
  'register.guest-of-no-club': { association: AssociationId };
  'register.days-reversed': { from: string; to: string };
  /** On one day one plays for one club of a federation. */
  'register.plays-for-another': { membership: MembershipId };
  'register.same-person': { person: PersonId };
  'register.not-merged': { person: PersonId };
  /** Who stayed went into another since; that is to be undone first. */
  'register.merged-since': { person: PersonId };
  /** To be asked before: somebody who may be the same is there; `born`: the year, '' = not said. */
  'register.double': { person: PersonId; name: string; born: string };
  /** To be asked before: an erasure cannot be undone. */
  'register.confirm-erasing': { person: PersonId };
}>;
