import type { Command, CommandOf } from '../../commands/command.ts';
import type { TournamentEvent } from '../../events/entry.ts';
import type { FideActCode, FidePhase } from '../../settings/fide-mode/fide-acts.ts';
import { settingsActs } from '../../settings/fide-mode/settings-acts.ts';
import type { Tournament } from '../../state/state.ts';
import { hasScoreGroups, isNumberedByStrength, isScheduled } from '../../systems/system-choice.ts';
import { type GameResult, isFinal, sameResult } from '../../values/game-result.ts';
import type { ByeRequest } from '../../values/player.ts';
import { isByHand } from '../pairing-by-hand.ts';
import { missingBoards, publishedRounds, unfinishedBoards } from '../phase.ts';
import { plannedRounds } from '../planned-rounds.ts';
import { ratingIn } from '../ratings.ts';

/** The phase that the levels of FIDE mode go by. */
export function fidePhase(t: Pick<Tournament, 'finished' | 'rounds'>): FidePhase {
  if (t.finished) return 'over';
  return t.rounds.some(({ status }) => status === 'published') ? 'under-way' : 'before';
}

/** Whether a published round has a game without a final result. */
export const hasOpenGames = (t: Pick<Tournament, 'rounds'>): boolean =>
  t.rounds.some((round) => round.status === 'published' && unfinishedBoards(round).length > 0);

/** Whether all planned rounds are published: what is shown and written then is final. */
const isPlayedOut = (t: Tournament): boolean =>
  t.rounds.length > 0 && publishedRounds(t) >= plannedRounds(t);

/**
 * Whether a tournament in FIDE mode is played out with a game still open: it has no final table and no
 * report then.
 */
export const waitsForOpenGames = (t: Tournament): boolean =>
  t.fideMode.kind === 'on' && isPlayedOut(t) && hasOpenGames(t);

interface OfBoard {
  readonly round: number;
  readonly board: number;
}

const draw: GameResult = { kind: 'played', white: 1, black: 1 };

/** What a new result of a board is, where the next rounds were paired without it. */
function resultActs(
  t: Tournament,
  { round, board }: OfBoard,
  result: GameResult | null,
): readonly FideActCode[] {
  const before = t.rounds[round - 1]?.games[board - 1]?.result ?? null;
  const later = publishedRounds(t) - round;
  if (later < 1 || !hasScoreGroups(t.settings.system) || sameResult(before, result)) return [];
  if (isFinal(before)) return [later === 1 ? 'correct-previous' : 'correct-older'];
  return isFinal(result) && !sameResult(result, draw) ? ['adjourned-result'] : [];
}

/** What exchanging the colours of a board is, where a result is known and later rounds are paired. */
function swapActs(t: Tournament, { round, board }: OfBoard): readonly FideActCode[] {
  const before = t.rounds[round - 1]?.games[board - 1]?.result ?? null;
  const later = publishedRounds(t) - round;
  if (later < 1 || !hasScoreGroups(t.settings.system) || !isFinal(before)) return [];
  return [later === 1 ? 'correct-previous' : 'correct-older'];
}

/** What asking for byes is. */
function byeActs(
  requests: readonly ByeRequest[],
  had: readonly ByeRequest[],
): readonly FideActCode[] {
  const isHalf = ({ bye }: ByeRequest) => bye === 'half-point';
  const isSecond = requests.some(
    (request) => isHalf(request) && had.some((one) => isHalf(one) && one.round !== request.round),
  );
  return [
    ...(requests.some(({ bye }) => bye === 'full-point') ? (['full-point-bye'] as const) : []),
    ...(isSecond ? (['second-half-point-bye'] as const) : []),
  ];
}

/** What pairing the next round is, where results of the rounds before it are missing. */
const pairingActs = (t: Tournament): readonly FideActCode[] =>
  !isScheduled(t.settings.system) && t.rounds.some((round) => missingBoards(round).length > 0)
    ? ['adjourning']
    : [];

const numbersActs = ({ lots }: Tournament): readonly FideActCode[] =>
  lots.kind === 'not-drawn' ? [] : ['numbers'];

/** What numbers typed in are: of two rated players the stronger one has the lower number. */
function typedNumbersActs(
  t: Tournament,
  { order }: CommandOf<'set-draw-numbers'>,
): readonly FideActCode[] {
  const byId = new Map(t.players.map((player) => [player.id, player]));
  const ratings = order.flatMap((id) => {
    const player = byId.get(id);
    return player === undefined ? [] : (ratingIn(t.settings, player) ?? []);
  });
  const isAgainst = ratings.some((rating, index) => rating > (ratings[index - 1] ?? rating));
  return [
    ...(isAgainst && isNumberedByStrength(t.settings.system)
      ? (['numbers-against-ratings'] as const)
      : []),
    ...numbersActs(t),
  ];
}

type ActsOf = {
  readonly [Kind in Command['kind']]?: (
    t: Tournament,
    command: Extract<Command, { kind: Kind }>,
  ) => readonly FideActCode[];
};

/** The acts of FIDE mode that a command is; commands not named are none. */
const actsOf: ActsOf = {
  'leave-fide-mode': () => ['leave-mode'],
  'change-settings': (t, { changes }) => settingsActs(t.settings, { ...t.settings, ...changes }),
  'draw-lots': numbersActs,
  'number-by-strength': numbersActs,
  'set-draw-numbers': typedNumbersActs,
  'exchange-numbers': () => ['exchange-numbers'],
  'unpublish-round': ({ rounds }) =>
    rounds.at(-1)?.status === 'published' ? ['take-back-round'] : [],
  'return-to': () => ['undo'],
  'pair-round': pairingActs,
  'pair-by-hand': pairingActs,
  'enter-result': (t, command) => resultActs(t, command, command.result),
  'correct-result': (t, command) => resultActs(t, command, command.result),
  'record-incident': (t, command) =>
    command.result === null ? [] : resultActs(t, command, command.result),
  'swap-colours': swapActs,
  'decide-rating-result': (_, { result }) => (result === null ? [] : ['correct-for-rating']),
  'request-bye': (t, { player, request }) =>
    byeActs([request], t.players.find(({ id }) => id === player)?.byeRequests ?? []),
  'enter-players': (_, { players }: CommandOf<'enter-players'>) =>
    players.flatMap(({ missed = [] }) => byeActs(missed, missed)),
  'order-tied-players': () => ['order-given'],
  'finish-tournament': (t) => (hasOpenGames(t) ? ['finish-with-open-games'] : []),
  'note-report-sent': (t) => (waitsForOpenGames(t) ? ['report-with-open-games'] : []),
  'reopen-tournament': () => ['reopen'],
};

/** Whether boards of these events were made by somebody instead of the system. */
const isMadeByHand = (event: TournamentEvent): boolean =>
  event.kind === 'pair-added' ||
  ((event.kind === 'draft-altered' || event.kind === 'round-paired') &&
    [...event.boards, ...event.byes].some(isByHand));

/** The acts of FIDE mode that a command with these events is, each once. */
export function fideActsOf(
  t: Tournament,
  command: Command,
  events: readonly { readonly kind: string }[] = [],
): readonly FideActCode[] {
  const own =
    (actsOf[command.kind] as ActsOf['return-to'] | undefined)?.(t, command as never) ?? [];
  const made = events.some((event) => isMadeByHand(event as TournamentEvent));
  return [...new Set([...own, ...(made ? (['pairing-made'] as const) : [])])];
}
