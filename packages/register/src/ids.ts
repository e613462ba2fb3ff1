import { idBy, parseId } from '@rokade/journal';
import type { Brand } from '@rokade/rules';

/** Names a register among its kind. */
export type RegisterId = Brand<string, 'RegisterId'>;

/** The register of those who have the installation; that of another organisation is called as it is. */
export const ownRegister = 'own' as RegisterId;

/** Names a person of a register for ever; one who is merged goes on leading to who stays. */
export type PersonId = Brand<string, 'PersonId'>;

/** Names a club, district or federation of a register for ever. */
export type AssociationId = Brand<string, 'AssociationId'>;

/** Names a membership of a register for ever. */
export type MembershipId = Brand<string, 'MembershipId'>;

/** Names something that happened on a person's way to a licence, for ever. */
export type LicenceActId = Brand<string, 'LicenceActId'>;

/** Names the time in which somebody holds an office, for ever. */
export type OfficeTermId = Brand<string, 'OfficeTermId'>;

/** The id in a text, or null if the text is none; so with the others. */
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

/** '' where it is erased. */
export const associationOrErased = idBy((id) =>
  id === '' ? (id as AssociationId) : parseAssociationId(id),
);
