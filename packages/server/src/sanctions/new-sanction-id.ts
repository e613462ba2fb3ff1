import { invariant } from '@rokade/rules';
import { parseSanctionId, type SanctionId } from '@rokade/sanctions';
import { randomLetters } from '../tournaments/new-ids.ts';

/** A new sanction's id: sixteen letters of chance (76 bits). */
export function newSanctionId(): SanctionId {
  const id = parseSanctionId(randomLetters(16));
  invariant(id !== null, 'an id of letters');
  return id;
}
