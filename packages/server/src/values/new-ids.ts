import { createHash, randomInt } from 'node:crypto';
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

export type Parse<Id> = (text: string) => Id | null;

/** A new id of sixteen random letters (76 bits). */
export function newId<Id>(parse: Parse<Id>): Id {
  const id = parse(randomLetters(16));
  invariant(id !== null, 'an id of letters');
  return id;
}

/** An id for an address: the name by `addressName` and six letters; twelve if that is ''. */
function idNamed<Id>(parse: Parse<Id>, name: string, lettersOf: (count: number) => string): Id {
  const slug = addressName(name);
  const id = parse(slug === '' ? lettersOf(12) : `${slug}-${lettersOf(6)}`);
  invariant(id !== null, `an id for ${name}`);
  return id;
}

/** A new id for an address, with random letters. */
export const newIdNamed = <Id>(parse: Parse<Id>, name: string): Id =>
  idNamed(parse, name, randomLetters);

/** The id for the address of what arises from some words: always the same for the same ones. */
export function idNamedBy<Id>(parse: Parse<Id>, name: string, words: readonly string[]): Id {
  const hash = createHash('sha256').update(JSON.stringify(words)).digest();
  return idNamed(parse, name, (count) =>
    Array.from(hash.subarray(0, count), (byte) => letters[byte % letters.length]).join(''),
  );
}

export const newTournamentId = (name: string): TournamentId => newIdNamed(parseTournamentId, name);
export const newPlayerId = (): PlayerId => newId(parsePlayerId);
