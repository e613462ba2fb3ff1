import { invariant } from '@rokade/rules';
import { ratingsShown } from '../questions/ratings.ts';
import type { Tournament } from '../state/state.ts';
import type { PlayerId } from '../values/ids.ts';
import type { Player } from '../values/player.ts';
import { namesShown } from '../values/shown-names.ts';
import type { PlayerLine } from './view-types.ts';

/** Makes the lines by which tables name a tournament's players. */
export function playerLineIn({
  settings,
  players,
}: Pick<Tournament, 'settings' | 'players'>): (player: Player) => PlayerLine {
  const ratingShown = ratingsShown(
    settings,
    players.map(({ details }) => details),
  );
  const names = namesShown(players);
  return ({ id, no, details, presence }) => ({
    id,
    no,
    name: names.get(id) ?? details.name,
    title: details.title,
    club: details.club,
    federation: details.federation,
    ...ratingShown(details),
    withdrawn: presence.kind === 'withdrawn',
  });
}

/** The lines of all players, by number. */
export const viewPlayers = (
  t: Pick<Tournament, 'settings' | 'players'>,
): readonly { readonly player: PlayerLine }[] => {
  const lineOf = playerLineIn(t);
  return t.players.map((player) => ({ player: lineOf(player) }));
};

/** The lines of all players by id. */
export const playerLines = (t: Tournament): ReadonlyMap<PlayerId, PlayerLine> =>
  new Map(t.players.map(playerLineIn(t)).map((line) => [line.id, line]));

/** The value of a key that must be in the map. */
export function lineOf<T>(lines: ReadonlyMap<PlayerId, T>, id: PlayerId): T {
  const line = lines.get(id);
  invariant(line !== undefined, `player ${id} is in the tournament`);
  return line;
}
