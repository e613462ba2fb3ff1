import { invariant } from '@rokade/rules';
import { type PlayerId, parsePlayerId } from '@rokade/tournament';

/** Makes a random id for a new player. */
export function newPlayerId(): PlayerId {
  const random = crypto.getRandomValues(new Uint8Array(8));
  const id = parsePlayerId(
    `p-${[...random].map((byte) => byte.toString(16).padStart(2, '0')).join('')}`,
  );
  invariant(id !== null, 'a made player id is one');
  return id;
}
