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
import { invariant } from '@rokade/rules';
import { randomLetters } from '../tournaments/new-ids.ts';

function newId<Id>(parse: (text: string) => Id | null): Id {
  const id = parse(randomLetters(16));
  invariant(id !== null, 'an id of letters');
  return id;
}

/** New ids of a register: sixteen letters of chance each (76 bits). */
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
