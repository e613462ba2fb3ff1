import {
  type PlayerNo,
  recordsAfterWithdrawals,
  type ScoredPlayer,
  type Withdrawal,
} from '@rokade/rules';
import type { JournalEvent } from './entry.ts';
import { fixedRounds } from './fixed-rounds.ts';
import type { PlayerId } from './ids.ts';
import type { Game, Tournament } from './state.ts';
import { isRoundRobin, isScheduled } from './system-choice.ts';

const withdrawnIds = (t: Tournament): ReadonlySet<PlayerId> =>
  new Set(t.players.flatMap(({ id, presence }) => (presence.kind === 'withdrawn' ? [id] : [])));

function absentSide(
  { white, black }: Pick<Game, 'white' | 'black'>,
  gone: ReadonlySet<PlayerId>,
): 'white' | 'black' | 'both' | null {
  if (gone.has(white)) return gone.has(black) ? 'both' : 'white';
  return gone.has(black) ? 'black' : null;
}

/** Boards without a result to which somebody who has left does not come, as results. */
const forfeitsOn = (
  round: number,
  boards: readonly Pick<Game, 'board' | 'white' | 'black'>[],
  gone: ReadonlySet<PlayerId>,
): readonly JournalEvent[] =>
  boards.flatMap((game): readonly JournalEvent[] => {
    const absent = absentSide(game, gone);
    if (absent === null) return [];
    const result = { kind: 'forfeit', absent, notice: true } as const;
    return [{ kind: 'result-entered', round, board: game.board, result }];
  });

/**
 * The results that follow from publishing a round of a table: whoever left keeps his place in it and
 * does not come. No table, no such results.
 */
export const forfeitsOfRound = (
  t: Tournament,
  round: number,
  boards: readonly Pick<Game, 'board' | 'white' | 'black'>[],
): readonly JournalEvent[] =>
  isScheduled(t.settings.system) ? forfeitsOn(round, boards, withdrawnIds(t)) : [];

/** The results that follow from somebody's leaving: his open games of the rounds already out. */
export const forfeitsOfPlayer = (t: Tournament, player: PlayerId): readonly JournalEvent[] =>
  isScheduled(t.settings.system)
    ? t.rounds
        .filter(({ status }) => status === 'published')
        .flatMap(({ number, games }) => {
          const open = games.filter(({ result }) => result === null);
          return forfeitsOn(number, open, new Set([player]));
        })
    : [];

/** Games begun and not finished of those who left, by number. */
function adjournedGames(t: Tournament): ReadonlyMap<PlayerNo, number> {
  const gone = t.players.filter(({ presence }) => presence.kind === 'withdrawn');
  const games = t.rounds.flatMap((round) => round.games);
  const isAdjourned = ({ result }: Game): boolean =>
    result?.kind === 'pending' && result.why === 'adjourned';
  return new Map(
    gone.map(({ id, no }) => [
      no,
      games.filter((game) => isAdjourned(game) && (game.white === id || game.black === id)).length,
    ]),
  );
}

/** Rounds as they count for the standings, and what became of the games of those who left. */
export interface CountedPlayers {
  readonly players: readonly ScoredPlayer[];
  readonly withdrawals: readonly Withdrawal[];
}

/**
 * In a round robin the games of somebody who left count or not by how many he played; elsewhere all
 * count.
 *
 * @article DSU 2002 §16a, §16b
 */
export function countedPlayers(t: Tournament, players: readonly ScoredPlayer[]): CountedPlayers {
  const { system, scoring } = t.settings;
  const gone = t.players.filter(({ presence }) => presence.kind === 'withdrawn');
  if (!isRoundRobin(system) || gone.length === 0) return { players, withdrawals: [] };
  const isEven = t.players.length % 2 === 0;
  return recordsAfterWithdrawals({
    players,
    withdrawn: new Set(gone.map(({ no }) => no)),
    rule: system.withdrawals,
    gamesEach: (fixedRounds(t) ?? 0) - (isEven ? 0 : system.cycles),
    win: scoring.win,
    adjourned: adjournedGames(t),
  });
}
