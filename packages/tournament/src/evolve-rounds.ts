import type { Entry } from '@rokade/journal';
import { alteredByArbiter, unreachable } from '@rokade/rules';
import type { BoardEntry, TournamentEvent } from './entry.ts';
import { isFinal, mirrored } from './game-result.ts';
import type { Game, Round, Tournament } from './state.ts';

/** The entries that change rounds and results. */
export type RoundEvent = Extract<
  TournamentEvent,
  {
    kind:
      | `round-${string}`
      | 'draft-altered'
      | 'pair-added'
      | `result-${string}`
      | 'reports-settled'
      | 'colours-swapped'
      | 'game-rating-decided'
      | 'late-reserve-noted'
      | 'rating-result-decided';
  }
>;

/** Who wrote an entry, and when. */
type Writing = Pick<Entry<TournamentEvent>, 'actor' | 'at'>;

const gameOf = ({ board, white, black, because }: BoardEntry): Game => ({
  board,
  white,
  black,
  because,
  result: null,
  writtenBy: '',
  enteredAt: '',
  rated: true,
  lateReserve: false,
  ratingResult: null,
  reported: [],
});

/** Whether the arbiter made this board or sit-out, and not the system. */
const isByHand = ({ because }: Pick<BoardEntry, 'because'>): boolean =>
  because.some(({ code }) => code === alteredByArbiter.code);

const changeRound = (
  t: Tournament,
  number: number,
  change: (round: Round) => Round,
): Tournament => ({
  ...t,
  rounds: t.rounds.map((round) => (round.number === number ? change(round) : round)),
});

const changeGame = (
  t: Tournament,
  { round, board }: { readonly round: number; readonly board: number },
  change: (game: Game) => Game,
): Tournament =>
  changeRound(t, round, (old) => {
    const index = old.games.findIndex((game) => game.board === board);
    const game = old.games[index];
    return game === undefined ? old : { ...old, games: old.games.with(index, change(game)) };
  });

function paired(t: Tournament, event: Extract<RoundEvent, { kind: 'round-paired' }>): Tournament {
  const round: Round = {
    number: event.round,
    status: 'draft',
    system: event.system,
    publishedAt: '',
    begunAt: '',
    games: event.boards.map(gameOf),
    byes: event.byes,
    remarks: event.remarks,
    verified: null,
    altered: [...event.boards, ...event.byes].some(isByHand),
  };
  return { ...t, rounds: [...t.rounds, round] };
}

/** The two are there from this round on, whatever bye they had or had asked for. */
function pairAdded(t: Tournament, event: Extract<RoundEvent, { kind: 'pair-added' }>): Tournament {
  const pair = [event.white, event.black];
  const there = t.players.map((player) =>
    pair.includes(player.id)
      ? {
          ...player,
          fromRound: Math.min(player.fromRound, event.round),
          byeRequests: player.byeRequests.filter(({ round }) => round !== event.round),
        }
      : player,
  );
  return changeRound({ ...t, players: there }, event.round, (round) => ({
    ...round,
    games: [...round.games, gameOf(event)],
    byes: round.byes.filter(({ player }) => !pair.includes(player)),
    altered: true,
  }));
}

const turned = (result: Game['result']): Game['result'] =>
  result === null ? null : mirrored(result);

const swapped = (game: Game): Game => ({
  ...game,
  white: game.black,
  black: game.white,
  result: turned(game.result),
  ratingResult: turned(game.ratingResult),
  reported: game.reported.map((one) => ({ ...one, result: mirrored(one.result) })),
});

/** A result as somebody wrote it; one that is put right stays as old as it was, and is the one rated. */
const withResult = (game: Game, result: Game['result'], { actor, at }: Writing): Game => ({
  ...game,
  result,
  ratingResult: null,
  reported: [],
  writtenBy: actor.name,
  enteredAt: result === null ? '' : isFinal(game.result) ? game.enteredAt : at,
});

/** Whoever reads that a round was confirmed is told of what was written after that. */
const noteChange = (
  t: Tournament,
  { round, board }: { readonly round: number; readonly board: number },
): Tournament =>
  changeRound(t, round, (old) => {
    const { verified } = old;
    if (verified === null || !verified.boards.includes(board)) return old;
    const changed = [...new Set([...verified.changed, board])].sort((a, b) => a - b);
    return { ...old, verified: { ...verified, changed } };
  });

const withVerification = (
  t: Tournament,
  { kind: _, round, ...said }: Extract<RoundEvent, { kind: 'round-verified' }>,
  { actor, at }: Writing,
): Tournament =>
  changeRound(t, round, (old) => ({
    ...old,
    verified: { ...said, by: actor.name, at, changed: [] },
  }));

/** What somebody reports takes the place of what they reported before. */
const withReport = (
  game: Game,
  { by, result }: Extract<RoundEvent, { kind: 'result-reported' }>,
  { at }: Writing,
): Game => ({
  ...game,
  reported: [...game.reported.filter((one) => one.by !== by), { by, result, at }],
});

/** The tournament after an entry about a round or a result. */
export function evolveRounds(t: Tournament, event: RoundEvent, writing: Writing): Tournament {
  switch (event.kind) {
    case 'round-paired':
      return paired(t, event);
    case 'draft-altered':
      return changeRound(t, event.round, (round) => ({
        ...round,
        games: event.boards.map(gameOf),
        byes: event.byes,
        altered: [...event.boards, ...event.byes].some(isByHand),
      }));
    case 'round-published':
      return changeRound(t, event.round, (round) => ({
        ...round,
        status: 'published',
        publishedAt: writing.at,
      }));
    case 'round-begun':
      return changeRound(t, event.round, (round) => ({ ...round, begunAt: event.at }));
    case 'pair-added':
      return pairAdded(t, event);
    case 'round-withdrawn':
      return { ...t, rounds: t.rounds.filter(({ number }) => number !== event.round) };
    case 'result-entered':
    case 'result-corrected':
      return noteChange(
        changeGame(t, event, (game) => withResult(game, event.result, writing)),
        event,
      );
    case 'result-reported':
      return changeGame(t, event, (game) => withReport(game, event, writing));
    case 'reports-settled':
      return changeGame(t, event, (game) => ({ ...game, reported: [] }));
    case 'colours-swapped':
      return noteChange(changeGame(t, event, swapped), event);
    case 'round-verified':
      return withVerification(t, event, writing);
    case 'game-rating-decided':
      return changeGame(t, event, (game) => ({ ...game, rated: event.rated }));
    case 'late-reserve-noted':
      return changeGame(t, event, (game) => ({ ...game, lateReserve: event.late }));
    case 'rating-result-decided':
      return changeGame(t, event, (game) => ({ ...game, ratingResult: event.result }));
    default:
      return unreachable(event);
  }
}
