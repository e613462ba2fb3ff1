import {
  type LicenceActId,
  type NewIds,
  type OfficeTermId,
  parseAssociationId,
  parseLicenceActId,
  parseMembershipId,
  parseOfficeTermId,
  parsePersonId,
} from '@rokade/register';
import { newId } from './new-ids.ts';

/** New ids of a register: sixteen random letters each (76 bits). */
export const newRegisterIds: NewIds & {
  readonly officeTerm: () => OfficeTermId;
  readonly licenceAct: () => LicenceActId;
} = {
  person: () => newId(parsePersonId),
  association: () => newId(parseAssociationId),
  membership: () => newId(parseMembershipId),
  officeTerm: () => newId(parseOfficeTermId),
  licenceAct: () => newId(parseLicenceActId),
};
