import type { Command, OpenGamesView } from '@rokade/tournament';
import type { FormFields } from '../../console/commands/said-in-form.ts';

/**
 * Each open game twice, with either player as White. The value consists of the round, the board and
 * the colour that the player has.
 */
export const appointedGames = (rows: OpenGamesView['rows']) =>
  rows.flatMap(({ player, games }) =>
    games.map(({ round, board, colour, opponent }) => ({
      value: [round, board, colour].join(' '),
      text: `${player.name} – ${opponent.name}`,
    })),
  );

/** The command of the form; null: no game was chosen. */
export function enteringAppointed(values: FormFields): Command | null {
  const [round, board, colour] = String(values.get('game') ?? '').split(' ');
  const white = Number(values.get('score'));
  if (round === undefined || board === undefined || colour === undefined) return null;
  return {
    kind: 'enter-result',
    round: Number(round),
    board: Number(board),
    result: { kind: 'played', white, black: 2 - white },
    ...(colour === 'black' ? { swapped: true } : {}),
  };
}
