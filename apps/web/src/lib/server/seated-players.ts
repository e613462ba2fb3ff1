import {
  hasPage,
  isRoundRobin,
  type PlayerLine,
  playerLineIn,
  type Tournament,
} from '@rokade/tournament';
import { error } from '@sveltejs/kit';

/** Who sits where at the long table, by number; nobody until numbers are given. */
export interface SeatedPlayers {
  readonly seated: readonly PlayerLine[];
  readonly cycles: 1 | 2;
}

/** The players of a slide system, or 404. */
export function seatedPlayers(t: Tournament): SeatedPlayers {
  const { system } = t.settings;
  if (!hasPage(system, 'seats')) error(404, 'no seat plan');
  return {
    seated: t.lots.kind === 'not-drawn' ? [] : t.players.map(playerLineIn(t)),
    cycles: isRoundRobin(system) ? system.cycles : 1,
  };
}
