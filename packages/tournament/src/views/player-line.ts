import { invariant } from '@rokade/rules';
import type { PlayerId } from '../ids.ts';
import type { Player } from '../player.ts';
import type { Tournament } from '../state.ts';
import type { PlayerLine } from './view-types.ts';

/** A player as tables name him. */
export const playerLine = ({ id, no, details, presence }: Player): PlayerLine => ({
  id,
  no,
  name: details.name,
  title: details.title,
  club: details.club,
  federation: details.federation,
  rating: details.rating,
  withdrawn: presence.kind === 'withdrawn',
});

/** The lines of all players by id. */
export const playerLines = (t: Tournament): ReadonlyMap<PlayerId, PlayerLine> =>
  new Map(t.players.map((player) => [player.id, playerLine(player)]));

/** The value a map is known to hold. */
export function lineOf<T>(lines: ReadonlyMap<PlayerId, T>, id: PlayerId): T {
  const line = lines.get(id);
  invariant(line !== undefined, `player ${id} is in the tournament`);
  return line;
}
