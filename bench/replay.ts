/**
 * How long it takes to replay the journal of a large tournament (1,000 players, 11 rounds, a result for
 * every board) and to show its standings, compared with 100 players in the same run.
 */
import { foldJournal, viewStandings } from '@rokade/tournament';
import { benchJournal } from './shared/bench-journal.ts';

function median(times: readonly number[]): number {
  return [...times].sort((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0;
}

function milliseconds(work: () => unknown): number {
  const times = Array.from({ length: 7 }, () => {
    const start = performance.now();
    work();
    return performance.now() - start;
  });
  return median(times);
}

/** Prints the times and their growth. */
export function run(): void {
  const measured = [100, 1000].map((players) => {
    const entries = benchJournal({ players, rounds: 11, open: 0 });
    const state = foldJournal(entries);
    if (state === null) throw new Error('nothing folded');
    return {
      players,
      entries: entries.length,
      replay: milliseconds(() => foldJournal(entries)),
      standings: milliseconds(() => viewStandings(state)),
    };
  });
  for (const { players, entries, replay, standings } of measured) {
    console.log(
      `replay ${players} players, 11 rounds, ${entries} entries: ${replay.toFixed(1)} ms; standings: ${standings.toFixed(1)} ms`,
    );
  }
  const [small, large] = measured;
  if (small === undefined || large === undefined) return;
  console.log(
    `growth 100 → 1,000 players: replay ×${(large.replay / small.replay).toFixed(1)}, standings ×${(large.standings / small.standings).toFixed(1)}`,
  );
}

if (import.meta.main) run();
