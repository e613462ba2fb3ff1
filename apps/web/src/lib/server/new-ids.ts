import { randomBytes } from 'node:crypto';
import { invariant } from '@rokade/rules';
import {
  type PlayerId,
  parsePlayerId,
  parseTournamentId,
  type TournamentId,
} from '@rokade/tournament';
import { addressName } from './address-name.ts';

const random = (bytes: number): string => randomBytes(bytes).toString('hex');

/** An id for a new player. */
export function newPlayerId(): PlayerId {
  const id = parsePlayerId(`p-${random(8)}`);
  invariant(id !== null, 'a made player id is one');
  return id;
}

/** An id for a new tournament: its name, readable in the address, and four random letters. */
export function newTournamentId(name: string): TournamentId {
  const id = parseTournamentId(`${addressName(name) || 't'}-${random(2)}`);
  invariant(id !== null, 'a made tournament id is one');
  return id;
}
