import {
  type JournalEntry,
  type JournalEvent,
  makeEntries,
  type PlayerId,
  parsePlayerId,
  parseTournamentId,
  type Settings,
  type TournamentId,
} from '@rokade/tournament';
import { benchPlayer, benchSettings } from './bench-tournament.ts';

function present<T>(value: T | null): T {
  if (value === null) throw new Error('the bench made a bad id');
  return value;
}

export const benchId: TournamentId = present(parseTournamentId('bench'));

const playerId = (index: number): PlayerId => present(parsePlayerId(`p${index}`));

/** The size of a tournament, and how far it has come. */
export interface Extent {
  readonly players: number;
  readonly rounds: number;
  /** How many boards of the last round are still being played. */
  readonly open: number;
}

function roundEvents({ players, rounds, open }: Extent, round: number): readonly JournalEvent[] {
  const half = players / 2;
  const boards = Array.from({ length: half }, (_, index) => ({
    board: index + 1,
    white: playerId(index),
    black: playerId(half + ((index + round) % half)),
    because: [{ code: 'monrad.nearest', article: '4.10 §3', facts: { player: index } }],
  }));
  const done = round === rounds ? boards.slice(0, half - open) : boards;
  const results = done.map(({ board }): JournalEvent => {
    const white = (board * round) % 3;
    const result = { kind: 'played', white, black: 2 - white } as const;
    return { kind: 'result-entered', round, board, result };
  });
  return [
    { kind: 'round-paired', round, system: benchSettings.system, boards, byes: [], remarks: [] },
    { kind: 'round-published', round },
    ...results,
  ];
}

/** The journal of a large tournament with a result for every board but the open ones. */
export function benchJournal(
  extent: Extent,
  settings: Settings = benchSettings,
): readonly JournalEntry[] {
  const ids = Array.from({ length: extent.players }, (_, index) => playerId(index));
  const entered = ids.map(
    (player, index): JournalEvent => ({
      kind: 'player-entered',
      player,
      fromRound: 1,
      details: benchPlayer(index),
      listed: {},
    }),
  );
  const events: readonly JournalEvent[] = [
    { kind: 'tournament-created', id: benchId, settings, demo: false },
    ...entered,
    { kind: 'lots-drawn', method: 'typed-in', seed: '', order: ids },
    ...Array.from({ length: extent.rounds }, (_, index) => roundEvents(extent, index + 1)).flat(),
  ];
  const actor = { id: 'bench', name: 'Bench' };
  return makeEntries(events, { version: 0, at: '2026-11-21T10:00:00.000Z', actor, reason: '' });
}
