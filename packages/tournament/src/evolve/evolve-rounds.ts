import type { BoardEntry, EventOf } from '../events/entry.ts';
import { isByHand } from '../questions/pairing-by-hand.ts';
import type { Game, Round, Tournament } from '../state/state.ts';
import { isFinal, mirrored } from '../values/game-result.ts';
import type { Evolvers, Writing } from './evolving.ts';

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

const changeRound = (
  t: Tournament,
  number: number,
  change: (round: Round) => Round,
): Tournament => ({
  ...t,
  rounds: t.rounds.map((round) => (round.number === number ? change(round) : round)),
});

/** A handler of events that change a round. */
const ofRound =
  <Event extends { readonly round: number }>(
    after: (round: Round, event: Event, writing: Writing) => Partial<Round>,
  ) =>
  (t: Tournament, event: Event, writing: Writing): Tournament =>
    changeRound(t, event.round, (round) => ({ ...round, ...after(round, event, writing) }));

/** A handler of events that change a game. */
const ofGame = <Event extends { readonly round: number; readonly board: number }>(
  after: (game: Game, event: Event, writing: Writing) => Partial<Game>,
) =>
  ofRound<Event>(({ games }, event, writing) => {
    const index = games.findIndex((game) => game.board === event.board);
    const game = games[index];
    const changed = game && { ...game, ...after(game, event, writing) };
    return changed === undefined ? {} : { games: games.with(index, changed) };
  });

function paired(t: Tournament, event: EventOf<'round-paired'>): Tournament {
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
    numbers: null,
  };
  return { ...t, rounds: [...t.rounds, round] };
}

/** The two players are present from this round on, whatever bye they had or had requested. */
function pairAdded(t: Tournament, event: EventOf<'pair-added'>): Tournament {
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

/** Adds the board to those changed after the round was confirmed. */
const noteChange = ofRound(({ verified }: Round, { board }: Record<'round' | 'board', number>) => {
  if (verified === null || !verified.boards.includes(board)) return {};
  const changed = [...new Set([...verified.changed, board])].sort((a, b) => a - b);
  return { verified: { ...verified, changed } };
});

/**
 * A handler of events that change a result, after which the round's confirmation is outdated for that
 * board.
 */
const ofResult = <Event extends { readonly round: number; readonly board: number }>(
  after: (game: Game, event: Event, writing: Writing) => Partial<Game>,
) => {
  const change = ofGame(after);
  return (t: Tournament, event: Event, writing: Writing): Tournament =>
    noteChange(change(t, event, writing), event, writing);
};

/**
 * The game with a result as somebody entered it; a correction keeps the time of the first entry and
 * clears a separate rating result.
 */
const withResult = (
  game: Game,
  { result }: EventOf<'result-entered' | 'result-corrected'>,
  { actor, at }: Writing,
): Partial<Game> => ({
  result,
  ratingResult: null,
  reported: [],
  writtenBy: actor.name,
  enteredAt: result === null ? '' : isFinal(game.result) ? game.enteredAt : at,
});

/** The handlers of events about rounds and results. */
export const roundEvolvers = {
  'round-paired': paired,
  'draft-altered': ofRound((_, { boards, byes }) => ({
    games: boards.map(gameOf),
    byes,
    altered: [...boards, ...byes].some(isByHand),
  })),
  'round-published': ofRound((_, __, { at }) => ({ status: 'published', publishedAt: at })),
  'round-begun': ofRound((_, { at }) => ({ begunAt: at })),
  'pair-added': pairAdded,
  'round-withdrawn': (t, { round }) => ({
    ...t,
    rounds: t.rounds.filter(({ number }) => number !== round),
  }),
  'result-entered': ofResult(withResult),
  'result-corrected': ofResult(withResult),
  /** A new report replaces the same sender's former one. */
  'result-reported': ofGame(({ reported }, { by, result }, { at }) => ({
    reported: [...reported.filter((one) => one.by !== by), { by, result, at }],
  })),
  'reports-settled': ofGame(() => ({ reported: [] })),
  'colours-swapped': ofResult(({ white, black, result, ratingResult, reported }) => ({
    white: black,
    black: white,
    result: turned(result),
    ratingResult: turned(ratingResult),
    reported: reported.map((one) => ({ ...one, result: mirrored(one.result) })),
  })),
  'round-verified': ofRound((_, { kind: __, round: ___, ...payload }, { actor, at }) => ({
    verified: { ...payload, by: actor.name, at, changed: [] },
  })),
  'game-rating-decided': ofGame((_, { rated }) => ({ rated })),
  'late-reserve-noted': ofGame((_, { late }) => ({ lateReserve: late })),
  'rating-result-decided': ofGame((_, { result }) => ({ ratingResult: result })),
} satisfies Partial<Evolvers>;
