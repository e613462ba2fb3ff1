import type { CommandOf, Request } from '../commands/command.ts';
import type { Consequence } from '../commands/consequence.ts';
import type { Refusal } from '../commands/refusal.ts';
import type { EventOf } from '../events/entry.ts';
import { halfPointsForPairing } from '../questions/records.ts';
import type { Game, Round, Tournament } from '../state/state.ts';
import { hasFreeDates, hasScoreGroups } from '../systems/system-choice.ts';
import { isCalendarDay } from '../values/calendar-date.ts';
import {
  type GameResult,
  isFinal,
  isLegalScore,
  isUnusual,
  sameResult,
} from '../values/game-result.ts';
import { confirmationFor, when } from './confirmation.ts';
import {
  carryOut,
  carryOutUnless,
  type Decide,
  type Deciders,
  type Decision,
  refuse,
} from './decision.ts';
import { outdatedDraft } from './outdated-draft.ts';
import { postponingConsequences } from './round-conduct.ts';
import { ruleArticles } from './rule-consequences.ts';

/** A board of a published round. */
export interface BoardInRound {
  readonly round: Round;
  readonly game: Game;
}

/** A published round, or the refusal if there is none with this number. */
export function publishedRound({ rounds }: Tournament, round: number): Round | Refusal {
  const found = rounds[round - 1];
  if (found === undefined) return { code: 'round.unknown', round };
  return found.status === 'draft' ? { code: 'round.not-published', round } : found;
}

/** Decides a command about a board of a published round. */
export const onBoard =
  <Command extends { readonly round: number; readonly board: number }>(
    decide: (t: Tournament, place: BoardInRound, command: Command, request: Request) => Decision,
  ): Decide<Command> =>
  (t, command, request) => {
    const round = publishedRound(t, command.round);
    if ('code' in round) return refuse(round);
    const game = round.games[command.board - 1];
    return game === undefined
      ? refuse({ code: 'board.unknown', round: command.round, board: command.board })
      : decide(t, { round, game }, command, request);
  };

const scores = (result: GameResult | null): boolean =>
  result !== null && (result.kind === 'played' || result.kind === 'cancelled');

const dueProblem = (due: string): Refusal | null =>
  due === '' || isCalendarDay(due) ? null : { code: 'result.due-not-a-date', due };

/** Why a result is invalid in itself, or null. */
export function resultProblem(result: GameResult | null): Refusal | null {
  if (result?.kind === 'pending') return dueProblem(result.due);
  if (result === null || result.kind === 'forfeit') return null;
  const { white, black } = result;
  return isLegalScore(white, black)
    ? null
    : { code: 'result.invalid', whiteHalfPoints: white, blackHalfPoints: black };
}

function unusualScore(result: GameResult | null): readonly Consequence[] {
  if (result === null || !scores(result) || !isUnusual(result)) return [];
  const { white, black } = result as Extract<GameResult, { white: number }>;
  return [{ code: 'consequence.unusual-score', whiteHalfPoints: white, blackHalfPoints: black }];
}

const roundsAfter = (t: Tournament, round: Round): readonly number[] =>
  t.rounds
    .filter(({ number, status }) => number > round.number && status === 'published')
    .map(({ number }) => number);

/**
 * The consequence that later published rounds stand: a correction does not change their pairings.
 *
 * @article DSU 2002 §11d
 */
function laterRoundsStand(t: Tournament, round: Round): readonly Consequence[] {
  const pairedRounds = roundsAfter(t, round);
  const facts = { round: round.number, pairedRounds };
  return when(pairedRounds.length > 0, { code: 'consequence.pairing-stands', ...facts });
}

const isGame = (result: GameResult | null): boolean =>
  result === null || result.kind === 'pending' || result.kind === 'played';

/** Whether a correction makes no difference to the next pairing: the same two players, with the same points. */
function countsAlike(
  t: Tournament,
  game: Game,
  results: readonly [GameResult | null, GameResult | null],
): boolean {
  const [one, other] = results.map((result) => halfPointsForPairing(t, game, result));
  return results.every(isGame) && one?.white === other?.white && one?.black === other?.black;
}

/**
 * The consequence of a late result: when later rounds were paired, the game counted as a draw, or as
 * the house rule says, and those rounds stand.
 *
 * @article DSU 2002 4.10 §2; Tempelhof 2018 III.A.6
 */
function countedOtherwise(
  t: Tournament,
  { round, game }: BoardInRound,
  result: GameResult | null,
): readonly Consequence[] {
  const pairedRounds = roundsAfter(t, round);
  const { system, openGamesAs } = t.settings;
  if (pairedRounds.length === 0 || !hasScoreGroups(system)) return [];
  if (countsAlike(t, game, [game.result, result])) return [];
  const { white, black } = game;
  const got = halfPointsForPairing(t, game, result);
  const facts = { white, black, whiteHalfPoints: got.white, blackHalfPoints: got.black };
  if (openGamesAs === 'draw') {
    const { openGame: article } = ruleArticles(system);
    return [{ code: 'consequence.counted-as-draw', ...facts, pairedRounds, article }];
  }
  const taken = halfPointsForPairing(t, game, null);
  const counted = { whiteCountedHalfPoints: taken.white, blackCountedHalfPoints: taken.black };
  return [{ code: 'consequence.counted-as-expected', ...facts, ...counted, pairedRounds }];
}

function decideResult(
  t: Tournament,
  place: BoardInRound,
  event: EventOf<'result-entered' | 'result-corrected'>,
  request: Request,
): Decision {
  const { round, game } = place;
  const problem = resultProblem(event.result);
  if (problem !== null) return refuse(problem);
  const overrides = [
    ...unusualScore(event.result),
    ...postponingConsequences(t, event),
    ...(isFinal(game.result) ? laterRoundsStand(t, round) : []),
  ];
  const late = isFinal(game.result) ? [] : countedOtherwise(t, place, event.result);
  const question = confirmationFor(request, [...overrides, ...late], overrides.length > 0);
  const isAlike = countsAlike(t, game, [event.result, game.result]);
  return carryOutUnless(question, event, ...(isAlike ? [] : outdatedDraft(t)));
}

/**
 * A game by appointment, whose players drew the colours and had the reverse of the table's.
 *
 * @article Tempelhof 2018 III.E.5
 */
function decideDrawn(
  t: Tournament,
  { round, game }: BoardInRound,
  { board, result }: CommandOf<'enter-result'>,
  request: Request,
): Decision {
  const facts = { round: round.number, board };
  if (!hasFreeDates(t.settings.system)) return refuse({ code: 'result.colours-stand', ...facts });
  const played = { round, game: { ...game, white: game.black, black: game.white } };
  const decided = decideResult(t, played, { kind: 'result-entered', ...facts, result }, request);
  return decided.ok ? carryOut({ kind: 'colours-swapped', ...facts }, ...decided.value) : decided;
}

/** The colours were reversed by mistake: the game counts as it was played. @article Laws 2001 7.2 */
const decideSwap = (
  t: Tournament,
  { round }: BoardInRound,
  { board }: CommandOf<'swap-colours'>,
  request: Request,
): Decision =>
  carryOutUnless(
    confirmationFor(request, laterRoundsStand(t, round), true),
    { kind: 'colours-swapped', round: round.number, board },
    ...outdatedDraft(t),
  );

/**
 * Every played game is rated: excluding one needs a reason. Whole rounds that are unrated by their
 * thinking time need no such decision.
 *
 * @article DSU 2002 4.5.4.2; DSU 2010 4.5.4.2
 */
function decideGameRating(
  _: Tournament,
  { game }: BoardInRound,
  { round, board, rated }: CommandOf<'decide-game-rating'>,
  request: Request,
): Decision {
  if (game.rated === rated) return carryOut();
  const left = when(!rated && game.result?.kind === 'played', {
    code: 'consequence.played-game-not-rated',
    round,
    board,
    article: '4.5.4.2',
  });
  const question = confirmationFor(request, left, true);
  return carryOutUnless(question, { kind: 'game-rating-decided', round, board, rated });
}

/** Entering needs an open or pending board; a final result is corrected instead. */
function decideEntering(
  t: Tournament,
  place: BoardInRound,
  command: CommandOf<'enter-result'>,
  request: Request,
): Decision {
  const { round, board, result } = command;
  if (isFinal(place.game.result)) {
    return sameResult(place.game.result, result)
      ? carryOut()
      : refuse({ code: 'result.already-entered', round, board });
  }
  return command.swapped === true
    ? decideDrawn(t, place, command, request)
    : decideResult(t, place, { kind: 'result-entered', round, board, result }, request);
}

/**
 * Deciders of results. Once a later round is published, the arbiter is told that its pairing stands.
 *
 * @article DSU 2002 4.10 §2
 */
export const resultDeciders = {
  'enter-result': onBoard(decideEntering),
  'correct-result': onBoard((t, place, { round, board, result }, request) =>
    sameResult(place.game.result, result)
      ? carryOut()
      : decideResult(t, place, { kind: 'result-corrected', round, board, result }, request),
  ),
  'swap-colours': onBoard(decideSwap),
  'decide-game-rating': onBoard(decideGameRating),
  'note-late-reserve': onBoard((_, { game }, { round, board, late }) =>
    late === game.lateReserve
      ? carryOut()
      : carryOut({ kind: 'late-reserve-noted', round, board, late }),
  ),
} satisfies Partial<Deciders>;
