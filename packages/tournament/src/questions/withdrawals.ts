import {
  type HalfPoints,
  type PlayerNo,
  type RoundRecord,
  recordsAfterWithdrawals,
  type ScoredPlayer,
  totalHalfPoints,
  type Withdrawal,
  type WithdrawalRequest,
  type WithdrawalRule,
} from '@rokade/rules';
import type { TournamentEvent } from '../events/entry.ts';
import type { Game, Tournament } from '../state/state.ts';
import { isRoundRobin, isScheduled } from '../systems/system-choice.ts';
import type { SystemChoice } from '../systems/systems.ts';
import type { PlayerId } from '../values/ids.ts';
import { type Counting, scoredPlayers } from './records.ts';

const withdrawnIds = (t: Tournament): ReadonlySet<PlayerId> =>
  new Set(t.players.flatMap(({ id, presence }) => (presence.kind === 'withdrawn' ? [id] : [])));

function absentSide(
  { white, black }: Pick<Game, 'white' | 'black'>,
  gone: ReadonlySet<PlayerId>,
): 'white' | 'black' | 'both' | null {
  if (gone.has(white)) return gone.has(black) ? 'both' : 'white';
  return gone.has(black) ? 'black' : null;
}

/** Forfeits on the boards without a result of players who have left. */
const forfeitsOn = (
  round: number,
  boards: readonly Pick<Game, 'board' | 'white' | 'black'>[],
  gone: ReadonlySet<PlayerId>,
): readonly TournamentEvent[] =>
  boards.flatMap((game): readonly TournamentEvent[] => {
    const absent = absentSide(game, gone);
    if (absent === null) return [];
    const result = { kind: 'forfeit', absent, notice: true } as const;
    return [{ kind: 'result-entered', round, board: game.board, result }];
  });

/**
 * The forfeits when a round of a round robin is published: a player who left keeps their place and does
 * not come. None in other systems.
 */
export const forfeitsOfRound = (
  t: Tournament,
  round: number,
  boards: readonly Pick<Game, 'board' | 'white' | 'black'>[],
): readonly TournamentEvent[] =>
  isScheduled(t.settings.system) ? forfeitsOn(round, boards, withdrawnIds(t)) : [];

/** The forfeits when a player leaves: their open games in published rounds. */
export const forfeitsOfPlayer = (t: Tournament, player: PlayerId): readonly TournamentEvent[] =>
  isScheduled(t.settings.system)
    ? t.rounds
        .filter(({ status }) => status === 'published')
        .flatMap(({ number, games }) => {
          const open = games.filter(({ result }) => result === null);
          return forfeitsOn(number, open, new Set([player]));
        })
    : [];

/** The numbers of players who left. */
export const whoWithdrew = (t: Tournament): ReadonlySet<PlayerNo> =>
  new Set(t.players.flatMap(({ no, presence }) => (presence.kind === 'withdrawn' ? [no] : [])));

/** The numbers of players who were expelled. */
export const whoIsExpelled = (t: Tournament): ReadonlySet<PlayerNo> =>
  new Set(
    t.players.flatMap(({ no, presence }) =>
      presence.kind === 'withdrawn' && presence.expelled !== null ? [no] : [],
    ),
  );

/** The number of adjourned games of each player who left. */
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

/** The rounds as they count for the standings, and how the games of players who left are treated. */
export interface CountedPlayers {
  readonly players: readonly ScoredPlayer[];
  /** The rounds as tables show them, including results that do not count. */
  readonly shown: readonly ScoredPlayer[];
  readonly withdrawals: readonly Withdrawal[];
  /** Players of whom no result counts. */
  readonly struck: ReadonlySet<PlayerNo>;
}

/** The system's rule on withdrawals and its input; null where withdrawals change nothing. */
function ruleOf({
  system,
  roundsPlanned,
}: {
  readonly system: SystemChoice;
  readonly roundsPlanned: number;
}): { rule: WithdrawalRule; course: WithdrawalRequest<never>['course'] } | null {
  if (!('withdrawals' in system)) return null;
  return {
    rule: system.withdrawals,
    course: isRoundRobin(system)
      ? { kind: 'round-robin', cycles: system.cycles }
      : { kind: 'swiss', rounds: roundsPlanned },
  };
}

const upTo = (players: readonly ScoredPlayer[], rounds: number): readonly ScoredPlayer[] =>
  players.map((player) => ({ ...player, records: player.records.slice(0, rounds) }));

/**
 * Everybody's rounds 1 … `rounds` as they count: whether the games of a player who left count depends
 * on how many they played in the whole tournament, not only up to that round. A cup, or a Swiss
 * tournament by another regulation, counts them all.
 *
 * @article DSU 2002 §16a, §16b, §16c
 * @article Tempelhof 2018 III.A.12
 */
export function countedPlayers(
  t: Tournament,
  rounds: number,
  counting: Counting = {},
): CountedPlayers {
  const withdrawn = whoWithdrew(t);
  const rule = ruleOf(t.settings);
  if (rule === null || withdrawn.size === 0) {
    const players = scoredPlayers(t, rounds, counting);
    return { players, shown: players, withdrawals: [], struck: new Set() };
  }
  const { players, shown, withdrawals } = recordsAfterWithdrawals({
    ...rule,
    players: scoredPlayers(t, t.rounds.length, counting),
    withdrawn,
    win: (counting.points ?? t.settings.scoring).win,
    adjourned: adjournedGames(t),
  });
  return {
    players: upTo(players, rounds),
    shown: upTo(shown, rounds),
    withdrawals,
    struck: new Set(withdrawals.filter(({ counts }) => !counts).map(({ no }) => no)),
  };
}

/** Whether a round counts for a player: in a round robin, only if neither side is struck. */
export const roundCounts = (
  { settings }: Tournament,
  struck: ReadonlySet<PlayerNo>,
  { no, record }: { readonly no: PlayerNo; readonly record: RoundRecord },
): boolean =>
  !struck.has(no) &&
  !(isRoundRobin(settings.system) && 'opponent' in record && struck.has(record.opponent));

/**
 * The points taken from each player, index 0 is round 1: in a Swiss tournament all points of a struck
 * player, with the last round they were in, since every pairing up to there used them. In a round robin
 * games are struck, and nobody is paired by points.
 */
export function pointsTaken(
  { settings }: Tournament,
  { shown, struck }: CountedPlayers,
): ReadonlyMap<PlayerNo, readonly HalfPoints[]> {
  const concerned = isRoundRobin(settings.system) ? [] : shown.filter(({ no }) => struck.has(no));
  return new Map(
    concerned.map(({ no, records }) => {
      const last = records.findLastIndex(({ kind }) => kind !== 'absent');
      const total = totalHalfPoints(records);
      return [no, records.map((_, index) => (index === last ? -total : 0))] as const;
    }),
  );
}
