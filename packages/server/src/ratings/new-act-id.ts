import { type ActId, parseActId } from '@rokade/ratings';
import { invariant } from '@rokade/rules';
import { newTournamentId } from '../tournaments/new-ids.ts';

/** A new act's id: its name, readable in an address, and letters that make it unique. */
export function newActId(name: string): ActId {
  const id = parseActId(newTournamentId(name));
  invariant(id !== null, `an id for ${name}`);
  return id;
}
