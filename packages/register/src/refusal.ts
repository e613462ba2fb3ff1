import type { FieldFault } from '@rokade/journal';
import type { ByCode } from '@rokade/rules';
import type { AssociationId, LicenceActId, MembershipId, OfficeTermId, PersonId } from './ids.ts';

/** Refusals of commands to a register. */
export type RegisterRefusal = ByCode<{
  'register.field-invalid': FieldFault;
  'register.id-taken': { id: string };
  'register.unknown-person': { person: PersonId };
  'register.unknown-association': { association: AssociationId };
  'register.unknown-membership': { membership: MembershipId };
  'register.unknown-office': { term: OfficeTermId };
  'register.unknown-licence-act': { act: LicenceActId };
  /** The office does not belong to associations of this level, as a club's office in a federation. */
  'register.office-elsewhere': { association: AssociationId };
  /** A competition must be named for an office of a competition, and only then. */
  'register.office-of-competition': { office: string };
  /** A club above a district, or an association above itself. */
  'register.wrong-level': { association: AssociationId };
  /** Only a club has guests. */
  'register.guest-of-no-club': { association: AssociationId };
  'register.days-reversed': { from: string; to: string };
  /** On one day a person plays for one club of a federation only. */
  'register.plays-for-another': { membership: MembershipId };
  'register.same-person': { person: PersonId };
  'register.not-merged': { person: PersonId };
  /** The person who remained was merged again since; that must be undone first. */
  'register.merged-since': { person: PersonId };
  /** To be confirmed: a person who may be the same exists; `born`: the year, '' = not known. */
  'register.double': { person: PersonId; name: string; born: string };
  /** To be confirmed: no club has this name, and one is made. */
  'register.new-club': { name: string };
  /** To be confirmed: an erasure cannot be undone. */
  'register.confirm-erasing': { person: PersonId };
}>;
