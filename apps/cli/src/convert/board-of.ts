import type { PlayerNo } from '@rokade/rules';
import type { ConvertInput } from './convert-input.ts';

/** The board on which a player had white; null where it came from a file without boards. */
export function boardOf(
  { tournament }: Pick<ConvertInput, 'tournament'>,
  round: number,
  white: PlayerNo,
): number | null {
  const games = tournament?.rounds[round - 1]?.games ?? [];
  const id = tournament?.players.find(({ no }) => no === white)?.id;
  return games.find((game) => game.white === id)?.board ?? null;
}
