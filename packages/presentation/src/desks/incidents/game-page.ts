import { type ClaimKind, type Colour, fenOf, kindOfPlay, writeMove } from '@rokade/rules';
import { playOfRound, plyText, type Tournament } from '@rokade/tournament';
import { lawsOptions } from '../../chess/ruling-text.ts';
import { boardNames } from '../../chess/spoken-move.ts';
import type { Locale } from '../../words/locale.ts';
import { type ClaimAnswer, claimAnswer } from './claim-answer.ts';
import { type FlagAnswer, flagAnswer } from './flag-answer.ts';
import { claimLines, endLines, positionAfter } from './game-laws.ts';
import { type GameOnBoard, gameOnBoard } from './game-on-board.ts';
import type { GamePlace, GameQuestion } from './game-question.ts';
import { gameSteps } from './game-steps.ts';
import { keptClocks } from './kept-clocks.ts';
import { moveLabelAt } from './move-label.ts';
import type { SheetOutcome } from './score-sheet.ts';
import { type SealedAnswer, sealedAnswer } from './sealed-answer.ts';
import { sheetsApart } from './sheets-apart.ts';

type Reading = Pick<Locale<'server'>, 't' | 'language'>;

/** An answer of the Laws, with the address at which it is recorded as an incident; '': nowhere. */
type Recordable<Answer> = Answer & { readonly record: string };

/** What the envelope's move comes to, with the page on which it is made. */
interface SealedPart extends Recordable<Omit<SealedAnswer, 'move' | 'fen'>> {
  readonly onBoard: string;
}

interface PageRequest {
  readonly game: GamePlace;
  readonly question: GameQuestion;
  readonly on: GameOnBoard;
  readonly ply: number;
}

/** The address of what happened at the board, with a situation chosen and the position on the board. */
function recordQuery(
  { game, question, on, ply }: PageRequest,
  side: Colour,
  situation: string,
  answers: Readonly<Record<string, string>> = {},
): string {
  const chosen = { game: `${game.round} ${game.board}`, side, laws: question.laws, situation };
  const fen = on.source === 'none' ? {} : { fen: fenOf(positionAfter(on.game, ply)) };
  // The moves before a position that is set alone are not known.
  const after = on.source === 'position' || ply === 0 ? {} : { after: plyText(ply) };
  return [chosen, answers, fen, after]
    .flatMap((part) => Object.entries(part))
    .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
    .join('&');
}

const claimedBy: Readonly<Record<ClaimKind, string>> = {
  threefold: 'repetition',
  fifty: 'fifty-moves',
};

const sideToMove = ({ on: { game }, ply }: PageRequest): Colour =>
  positionAfter(game, ply).turn === 0 ? 'white' : 'black';

const rightQuery = (request: PageRequest, kind: ClaimKind): string =>
  recordQuery(request, sideToMove(request), 'right-claim', {
    'answer.claimed-by': claimedBy[kind],
  });

const wrongQuery = (request: PageRequest): string =>
  recordQuery(request, sideToMove(request), 'wrong-claim');

/** The answer to a claim, from the moves; null: nothing is claimed, or the moves are not known. */
function claimed(reading: Reading, request: PageRequest): Recordable<ClaimAnswer> | null {
  const { question, on, ply } = request;
  const { claim, laws } = question;
  if (claim === null || on.source === 'position' || on.source === 'none') return null;
  const answer = claimAnswer(reading, on.game, { ply, ...claim }, laws);
  const records = { yes: rightQuery(request, claim.kind), no: wrongQuery(request), unknown: '' };
  const record = answer.right === null ? 'unknown' : answer.right ? 'yes' : 'no';
  return { ...answer, record: records[record] };
}

function flagged(
  t: Tournament,
  reading: Reading,
  request: PageRequest,
): Recordable<FlagAnswer> | null {
  const { question, on, ply, game } = request;
  const { fallen, laws } = question;
  if (fallen === null || on.source === 'none') return null;
  const position = positionAfter(on.game, ply);
  const play = kindOfPlay(playOfRound(t, game.round).timeControl);
  const answer = flagAnswer(reading, { laws, position, fallen, play });
  const { opponentCanMate } = answer;
  const answers = opponentCanMate === '' ? {} : { 'answer.opponent-can-mate': opponentCanMate };
  return { ...answer, record: recordQuery(request, fallen, 'flag-fallen', answers) };
}

/** The answers with which a sealed move is recorded, by what it does to the game. */
function sealedRecord(request: PageRequest, { effect, opponentCanMate }: SealedAnswer): string {
  const side = sideToMove(request);
  if (effect === 'goes-on') return recordQuery(request, side, 'resumption');
  if (effect !== 'faulty') {
    return recordQuery(request, side, 'game-ended', { 'answer.ended-by': effect });
  }
  const answers = opponentCanMate === '' ? {} : { 'answer.opponent-can-mate': opponentCanMate };
  return recordQuery(request, side, 'faulty-sealed-move', answers);
}

/** The address of the page with a sealed move made on the board; '' where it is faulty. */
function withSealedMove({ on, ply, question }: PageRequest, { move, fen }: SealedAnswer): string {
  if (move === null) return '';
  const played = on.game.plies.slice(0, ply);
  const moves = [...played, { before: positionAfter(on.game, ply), move }];
  const isFromStart = on.source !== 'position' && on.game.plies.length > 0;
  const [name, value] = isFromStart
    ? ['white', moves.map((one) => writeMove(one.before, one.move)).join(' ')]
    : ['fen', fen];
  return `laws=${question.laws}&${name}=${encodeURIComponent(value)}`;
}

/** What the envelope's move comes to in the position on the board; null: none was entered. */
function sealed(reading: Reading, request: PageRequest): SealedPart | null {
  const { question, on, ply } = request;
  const { laws, sealed: text } = question;
  if (text === '') return null;
  const position = positionAfter(on.game, ply);
  const { move, fen, ...answer } = sealedAnswer(reading, { laws, position, text });
  const whole = { move, fen, ...answer };
  return {
    ...answer,
    record: sealedRecord(request, whole),
    onBoard: withSealedMove(request, whole),
  };
}

/** What a typed sheet says of itself. */
const sheetText = (outcome: SheetOutcome | null, typed: string) => ({
  typed: outcome?.ok === true ? outcome.sheet.short : typed,
  refused: outcome?.ok === false ? outcome.why : '',
  stop: outcome?.ok === true ? outcome.sheet.stop : null,
  plies: outcome?.ok === true ? outcome.sheet.game.plies.length : 0,
});

/** What is known of two sheets beside each other; null: one of them is missing. */
function apart(reading: Reading, { sheets: { white, black } }: GameOnBoard) {
  return white?.ok === true && black?.ok === true
    ? sheetsApart(reading, white.sheet, black.sheet)
    : null;
}

/** What stays in the address of the page whatever is asked next: the moves, and the Laws. */
function keptQuery(question: GameQuestion): readonly (readonly [name: string, value: string])[] {
  const { laws, sheets, shown, fen } = question;
  const parts: readonly (readonly [string, string])[] = [
    ['laws', laws],
    ['white', sheets.white],
    ['black', sheets.black],
    ['sheet', shown === 'black' ? shown : ''],
    ['fen', fen],
  ];
  return parts.filter(([, value]) => value !== '');
}

/** The page of one game: its moves on the board, what the Laws say of it, and what was asked. */
export function gamePage(t: Tournament, reading: Reading, game: GamePlace, question: GameQuestion) {
  const on = gameOnBoard(t, reading, game, question);
  const steps = gameSteps(reading, on.start, on.game.plies);
  const ply = Math.min(question.ply ?? steps.length - 1, steps.length - 1);
  const request = { game, question, on, ply };
  const { laws } = question;
  return {
    source: on.source,
    steps,
    ply,
    names: boardNames(reading),
    laws: { chosen: laws, options: lawsOptions(reading) },
    kept: keptQuery(question),
    keepable: on.keepable,
    clocks: on.source === 'kept' ? keptClocks(on.kept) : null,
    unreadableFrom: on.isCutOff ? moveLabelAt(on.game.position) : '',
    end: endLines(reading, on.game, laws),
    claims: claimLines(reading, on.game, laws),
    sheets: {
      white: sheetText(on.sheets.white, question.sheets.white),
      black: sheetText(on.sheets.black, question.sheets.black),
      shown: question.shown,
      apart: apart(reading, on),
    },
    position: {
      setting: question.setting,
      fen: question.fen === '' ? (steps[ply]?.fen ?? '') : question.fen,
      fault: on.fenFault,
    },
    claim: claimed(reading, request),
    claimed: question.claim,
    byWord: {
      threefold: rightQuery(request, 'threefold'),
      fifty: rightQuery(request, 'fifty'),
      wrong: wrongQuery(request),
    },
    flag: flagged(t, reading, request),
    fallen: question.fallen,
    sealed: sealed(reading, request),
    sealedText: question.sealed,
    isAdjourned: game.result?.kind === 'pending' && game.result.why === 'adjourned',
  };
}

/** The page of one game as it is sent to the reader. */
export type GamePage = ReturnType<typeof gamePage>;
