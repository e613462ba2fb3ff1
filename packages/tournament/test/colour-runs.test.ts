/** @regulation FIDE 2012 */
import { colourRuns, makeSystem, type SystemChoice, viewSchedule } from '@rokade/tournament';
import { describe, expect, test } from 'vitest';
import { withPlayers } from '../../../test/tournament/journal-driver.ts';

const runsOf = (players: number, system: SystemChoice) =>
  colourRuns(viewSchedule(withPlayers(players, { system }).state) ?? []);

const sizes = Array.from({ length: 17 }, (_, index) => index + 4);

describe('three games in a row with one colour in a round robin', () => {
  test.each(sizes)(
    'do not come in the Berger tables for %i players, once or twice round',
    (size) => {
      expect(runsOf(size, makeSystem('berger'))).toEqual([]);
      expect(runsOf(size, makeSystem('berger', { cycles: 2 }))).toEqual([]);
    },
  );

  test('are named where the last rounds of the first cycle are kept (annex 1)', () => {
    const kept = makeSystem('berger', { cycles: 2, keepsLastRounds: true });
    const runs = runsOf(6, kept);
    expect(runs.length).toBeGreaterThan(0);
    for (const { player, colour, rounds } of runs) {
      expect(rounds).toHaveLength(3);
      const schedule = viewSchedule(withPlayers(6, { system: kept }).state) ?? [];
      for (const round of rounds) {
        const boards = schedule[round - 1]?.boards ?? [];
        expect(boards.some((board) => board[colour].no === player.no)).toBe(true);
      }
    }
  });
});
