import { at } from '../../kernel/at.ts';
import type { PlayerNo } from '../../kernel/round-record.ts';

/** The article's example has four teams. */
const usualTeams = 4;

/** The number of teams: as requested, but none without a player, and at least 2. */
export const teamCount = (players: number, teams: number = usualTeams): number =>
  Math.max(2, Math.min(teams, players));

/** The index of the team of the player with a number. */
function teamOf(no: PlayerNo, teams: number): number {
  const row = Math.floor((no - 1) / teams);
  const place = (no - 1) % teams;
  const start = (2 * Math.floor(row / 2)) % teams;
  return (start + (row % 2 === 0 ? place : teams - 1 - place)) % teams;
}

/**
 * The teams of an olympiad tournament, each with its players by board. Numbers are by strength. Row by
 * row each team gets a player: forwards, then the same row backwards; the third row begins with team 3,
 * and so each further two rows begin two teams later. After the first two pairs of rows the text says
 * "and so on"; its example with 24 players and 4 teams is reproduced as printed. A number added at the
 * end does not change the other players' teams.
 *
 * @article DSU 2002 4.13.5
 */
export function olympiadTeams(players: number, teams: number): readonly (readonly PlayerNo[])[] {
  const filled: PlayerNo[][] = Array.from({ length: teams }, () => []);
  for (let no = 1; no <= players; no++) at(filled, teamOf(no, teams)).push(no);
  return filled;
}
