import { oncePer } from '@rokade/journal';
import { distinctNames } from '@rokade/players';
import type { PlayerId } from './ids.ts';
import type { Player } from './player.ts';

/**
 * The names of a tournament's players on pages and on paper: a name that several have is followed by
 * the club, or the year of birth, or the starting number.
 */
export const namesShown = (
  players: readonly Pick<Player, 'id' | 'no' | 'details'>[],
): ReadonlyMap<PlayerId, string> => namesOfPlayers(players);

/** Memoised by the players, whom results do not change. */
const namesOfPlayers = oncePer(
  (players: readonly Pick<Player, 'id' | 'no' | 'details'>[]): ReadonlyMap<PlayerId, string> => {
    const shown = distinctNames(
      players.map(({ no, details }) => ({
        name: details.name,
        marks: [details.club, details.birthDate.slice(0, 4), `${no}`],
      })),
    );
    return new Map(players.map(({ id }, index) => [id, shown[index] ?? '']));
  },
);
