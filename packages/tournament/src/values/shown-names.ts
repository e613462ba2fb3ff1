import { oncePer } from '@rokade/journal';
import { namesToldApart } from '@rokade/players';
import type { PlayerId } from './ids.ts';
import type { Player } from './player.ts';

/**
 * How the players of a tournament are called on pages and on paper: behind a name that several have
 * stands the club, or the year of birth, or the starting number.
 */
export const namesShown = (
  players: readonly Pick<Player, 'id' | 'no' | 'details'>[],
): ReadonlyMap<PlayerId, string> => namesOfPlayers(players);

/** A result leaves the players as they are: what they are called is found out once for all of a round. */
const namesOfPlayers = oncePer(
  (players: readonly Pick<Player, 'id' | 'no' | 'details'>[]): ReadonlyMap<PlayerId, string> => {
    const shown = namesToldApart(
      players.map(({ no, details }) => ({
        name: details.name,
        marks: [details.club, details.birthDate.slice(0, 4), `${no}`],
      })),
    );
    return new Map(players.map(({ id }, index) => [id, shown[index] ?? '']));
  },
);
