import type { OpenGamesView } from '@rokade/tournament';

/**
 * Each open game twice, with either player as White. The value says the round, the board and, in a
 * third word, whether the players have the colours of each other: `on`, or nothing.
 */
export const appointedGames = (rows: OpenGamesView['rows']) =>
  rows.flatMap(({ player, games }) =>
    games.map(({ round, board, colour, opponent }) => ({
      value: [round, board, ...(colour === 'black' ? ['on'] : [])].join(' '),
      text: `${player.name} – ${opponent.name}`,
    })),
  );
