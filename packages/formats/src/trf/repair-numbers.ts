import type { PlayerNo } from '@rokade/rules';
import type { Repair, RepairedPlayers } from './repair.ts';
import { cellColumn } from './round-cell.ts';
import { mostRounds, type TrfPlayer } from './trf-document.ts';

const mostPlayers = 9999;

/**
 * Players with unique numbers and no more rounds than possible: a player whose number an earlier line
 * used gets the next one above all others, unless the name is the same; then the line is left out.
 */
export function repairNumbers(players: readonly TrfPlayer[]): RepairedPlayers {
  const taken = new Map<PlayerNo, TrfPlayer>();
  const kept: number[] = [];
  const repairs: Repair[] = [];
  let highest = players.reduce((most, { no }) => Math.max(most, no), 0);
  for (const [playerIndex, player] of players.entries()) {
    const earlier = taken.get(player.no);
    const next = highest < mostPlayers ? highest + 1 : null;
    const isAgain = earlier?.name === player.name;
    const no = earlier === undefined ? player.no : isAgain ? null : next;
    if (earlier !== undefined) {
      const problem = { code: 'trf.player-number.duplicate', player: player.no } as const;
      repairs.push({ problem, playerIndex, column: 5, takenAs: no === null ? '' : String(no) });
    }
    if (no === null) continue;
    if (player.cells.length > mostRounds) {
      const facts = { player: player.no, most: mostRounds };
      const problem = { code: 'trf.rounds.too-many', ...facts } as const;
      repairs.push({ problem, playerIndex, column: cellColumn(mostRounds + 1), takenAs: '' });
    }
    taken.set(no, { ...player, no, cells: player.cells.slice(0, mostRounds) });
    kept.push(playerIndex);
    highest = Math.max(highest, no);
  }
  return { players: [...taken.values()], kept, repairs };
}
