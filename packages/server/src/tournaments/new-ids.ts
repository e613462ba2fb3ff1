import { randomInt } from 'node:crypto';
import { invariant } from '@rokade/rules';
import {
  type PlayerId,
  parsePlayerId,
  parseTournamentId,
  type TournamentId,
} from '@rokade/tournament';
import { addressName } from './address-name.ts';

/** No vowels, so no words; nothing that looks like something else. */
const letters = 'bcdfghjkmnpqrstvwxz23456789';

/** So many letters of chance. */
export const randomLetters = (count: number): string =>
  Array.from({ length: count }, () => letters[randomInt(letters.length)]).join('');

/** A new tournament's id: its name, readable in an address, and six letters that make it unique. */
export function newTournamentId(name: string): TournamentId {
  const slug = addressName(name);
  const id = parseTournamentId(slug === '' ? randomLetters(12) : `${slug}-${randomLetters(6)}`);
  invariant(id !== null, `an id for ${name}`);
  return id;
}

/** A new player's id: sixteen random letters (76 bits). */
export function newPlayerId(): PlayerId {
  const id = parsePlayerId(randomLetters(16));
  invariant(id !== null, 'an id for a player');
  return id;
}
