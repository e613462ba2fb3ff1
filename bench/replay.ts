/**
 * How long it takes to replay the journal of a large tournament (1,000 players, 11 rounds, a result
 * for every board) and to look at its standings, against 100 players in the same run.
 */
import {
  foldJournal,
  type JournalEntry,
  type JournalEvent,
  makeEntries,
  type PlayerId,
  parsePlayerId,
  parseTournamentId,
  viewStandings,
} from '@rokade/tournament';
import { benchPlayer, benchSettings } from './shared/bench-tournament.ts';

function known<T>(value: T | null): T {
  if (value === null) throw new Error('the bench made a bad id');
  return value;
}

const id = (index: number): PlayerId => known(parsePlayerId(`p${index}`));

function roundEvents(players: number, round: number): readonly JournalEvent[] {
  const half = players / 2;
  const boards = Array.from({ length: half }, (_, index) => ({
    board: index + 1,
    white: id(index),
    black: id(half + ((index + round) % half)),
    because: [{ code: 'monrad.nearest', article: '4.10 §3', facts: { player: index } }],
  }));
  const results = boards.map(({ board }): JournalEvent => {
    const white = (board * round) % 3;
    return {
      kind: 'result-entered',
      round,
      board,
      result: { kind: 'played', white, black: 2 - white },
    };
  });
  return [
    { kind: 'round-paired', round, system: benchSettings.system, boards, byes: [], remarks: [] },
    { kind: 'round-published', round },
    ...results,
  ];
}

function journal(players: number): readonly JournalEntry[] {
  const ids = Array.from({ length: players }, (_, index) => id(index));
  const entered = ids.map(
    (player, index): JournalEvent => ({
      kind: 'player-entered',
      player,
      fromRound: 1,
      details: benchPlayer(index),
    }),
  );
  const events: readonly JournalEvent[] = [
    {
      kind: 'tournament-created',
      id: known(parseTournamentId('bench')),
      settings: benchSettings,
      demo: false,
    },
    ...entered,
    { kind: 'lots-drawn', method: 'typed-in', seed: '', order: ids },
    ...Array.from({ length: 11 }, (_, index) => roundEvents(players, index + 1)).flat(),
  ];
  const actor = { id: 'bench', name: 'Bench' };
  return makeEntries(events, { version: 0, at: '2026-11-21T10:00:00.000Z', actor, reason: '' });
}

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
    const entries = journal(players);
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
