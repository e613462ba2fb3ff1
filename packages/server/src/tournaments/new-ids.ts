import { randomInt } from 'node:crypto';
import { invariant } from '@rokade/rules';
import {
  type PlayerId,
  parsePlayerId,
  parseTournamentId,
  type TournamentId,
} from '@rokade/tournament';

/** No vowels, so no words; nothing that looks like something else. */
const letters = 'bcdfghjkmnpqrstvwxz23456789';

const randomLetters = (count: number): string =>
  Array.from({ length: count }, () => letters[randomInt(letters.length)]).join('');

/** "Efterårsturnering 2026" → "efteraarsturnering-2026", at most 40 characters. */
const slugOf = (name: string): string =>
  name
    .toLowerCase()
    .replace(/æ|ä/g, 'ae')
    .replace(/ø|ö/g, 'oe')
    .replace(/å/g, 'aa')
    .replace(/ü/g, 'ue')
    .replace(/ß/g, 'ss')
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 40)
    .replace(/-$/, '');

/** A new tournament's id: its name, readable in an address, and six letters that make it unique. */
export function newTournamentId(name: string): TournamentId {
  const slug = slugOf(name);
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
