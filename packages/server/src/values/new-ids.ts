import { randomInt } from 'node:crypto';
import { invariant } from '@rokade/rules';
import {
  type PlayerId,
  parsePlayerId,
  parseTournamentId,
  type TournamentId,
} from '@rokade/tournament';
import { addressName } from './address-name.ts';

/** The letters of ids: no vowels, so that no words arise, and none that looks like another. */
const letters = 'bcdfghjkmnpqrstvwxz23456789';

/** Random letters. */
export const randomLetters = (count: number): string =>
  Array.from({ length: count }, () => letters[randomInt(letters.length)]).join('');

type Parse<Id> = (text: string) => Id | null;

/** A new id of sixteen random letters (76 bits). */
export function newId<Id>(parse: Parse<Id>): Id {
  const id = parse(randomLetters(16));
  invariant(id !== null, 'an id of letters');
  return id;
}

/** A new id for an address: the name by `addressName` and six random letters; twelve if that is ''. */
export function newIdNamed<Id>(parse: Parse<Id>, name: string): Id {
  const slug = addressName(name);
  const id = parse(slug === '' ? randomLetters(12) : `${slug}-${randomLetters(6)}`);
  invariant(id !== null, `an id for ${name}`);
  return id;
}

export const newTournamentId = (name: string): TournamentId => newIdNamed(parseTournamentId, name);
export const newPlayerId = (): PlayerId => newId(parsePlayerId);
