import { idBy, parseId } from '@rokade/journal';
import type { Brand } from '@rokade/rules';

/** The id of a register. */
export type RegisterId = Brand<string, 'RegisterId'>;

/** The register of the installation's owners; another organisation's has the organisation's id. */
export const ownRegister = 'own' as RegisterId;

/** A person's permanent id in a register; after merging it leads to the person who remained. */
export type PersonId = Brand<string, 'PersonId'>;

/** The permanent id of a club, district or federation in a register. */
export type AssociationId = Brand<string, 'AssociationId'>;

/** The permanent id of a membership in a register. */
export type MembershipId = Brand<string, 'MembershipId'>;

/** The permanent id of an act on a person's way to a licence. */
export type LicenceActId = Brand<string, 'LicenceActId'>;

/** The permanent id of a term of office. */
export type OfficeTermId = Brand<string, 'OfficeTermId'>;

/** The text as an id, or null if it is not a valid one; likewise the others. */
export const parseRegisterId = parseId<RegisterId>;
export const parsePersonId = parseId<PersonId>;
export const parseAssociationId = parseId<AssociationId>;
export const parseMembershipId = parseId<MembershipId>;
export const parseOfficeTermId = parseId<OfficeTermId>;
export const parseLicenceActId = parseId<LicenceActId>;

export const personId = idBy(parsePersonId);
export const associationId = idBy(parseAssociationId);
export const membershipId = idBy(parseMembershipId);
export const officeTermId = idBy(parseOfficeTermId);
export const licenceActId = idBy(parseLicenceActId);

/** '' if erased. */
export const associationOrErased = idBy((id) =>
  id === '' ? (id as AssociationId) : parseAssociationId(id),
);
