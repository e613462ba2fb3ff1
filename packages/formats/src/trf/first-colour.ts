import { type Colour, opposite, type PlayerNo } from '@rokade/rules';
import { isPairedCell } from './paired-rounds.ts';
import type { TrfDocument, TrfPlayer } from './trf-document.ts';

/** A player's colour in round 1 as either line states it; null if neither does. */
function statedColour(
  { no, cells }: TrfPlayer,
  playerOf: ReadonlyMap<PlayerNo, TrfPlayer>,
): Colour | null {
  const cell = cells[0] ?? null;
  if (cell?.kind !== 'game') return null;
  if (cell.colour !== null) return cell.colour;
  const other = playerOf.get(cell.opponent)?.cells[0] ?? null;
  const isMutual = other?.kind === 'game' && other.opponent === no;
  return isMutual && other.colour !== null ? opposite(other.colour) : null;
}

/**
 * The initial colour drawn before round 1: as the file states it (152, XXC), else derived from its
 * round 1. A writer can omit 152 if it is the colour of the first player paired, so the first pair with
 * a colour decides: its player with the lower number has the initial colour if their position among the
 * paired players is odd, else the opposite one. An absent player has no position, one with the
 * pairing-allocated bye has one, and a forfeit counts by its colour. null before round 1, or if nobody
 * has a colour.
 *
 * @article FIDE C.04.3 2026 5.2.5
 */
export function firstColour({ initialColour, players }: TrfDocument): Colour | null {
  if (initialColour !== null) return initialColour;
  const playerOf = new Map(players.map((player) => [player.no, player]));
  const paired = players
    .filter(({ cells }) => isPairedCell(cells[0]))
    .toSorted((a, b) => a.no - b.no);
  for (const [index, player] of paired.entries()) {
    const colour = statedColour(player, playerOf);
    if (colour !== null) return index % 2 === 0 ? colour : opposite(colour);
  }
  return null;
}
