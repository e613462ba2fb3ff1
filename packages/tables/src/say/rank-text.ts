import type { PlayerId, StandingsRow } from '@rokade/tournament';
import { placesText } from './places-text.ts';

/** The place of each row: "3", or "3–5" if players 3 to 5 of the table share it. */
export function rankTexts(rows: readonly Pick<StandingsRow, 'rank'>[]): readonly string[] {
  const sharing = new Map<number, number>();
  for (const { rank } of rows) sharing.set(rank, (sharing.get(rank) ?? 0) + 1);
  return rows.map(({ rank }) => placesText(rank, rank + (sharing.get(rank) ?? 1) - 1));
}

/** The place of one player; null if they are not in the table. */
export function rankTextOf(
  rows: readonly Pick<StandingsRow, 'rank' | 'player'>[],
  id: PlayerId,
): string | null {
  return rankTexts(rows)[rows.findIndex(({ player }) => player.id === id)] ?? null;
}
