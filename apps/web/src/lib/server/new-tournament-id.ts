import { randomBytes } from 'node:crypto';
import { invariant } from '@rokade/rules';
import { parseTournamentId, type TournamentId } from '@rokade/tournament';
import { addressName } from './address-name.ts';

/** An id for a new tournament: its name, readable in the address, and four random letters. */
export function newTournamentId(name: string): TournamentId {
  const id = parseTournamentId(`${addressName(name) || 't'}-${randomBytes(2).toString('hex')}`);
  invariant(id !== null, 'a made tournament id is one');
  return id;
}
