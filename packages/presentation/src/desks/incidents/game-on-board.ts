import {
  type Colour,
  type PlayedGame,
  type Position,
  parsePosition,
  playGame,
  writeMove,
} from '@rokade/rules';
import { positionFaultText } from '@rokade/texts';
import { makeMoves, movesOf, parseMoves, type Tournament } from '@rokade/tournament';
import type { Locale } from '../../words/locale.ts';
import type { GamePlace, GameQuestion } from './game-question.ts';
import { readKept, readSheet, type SheetOutcome, type SheetReading } from './score-sheet.ts';

type Reading = Pick<Locale<'server'>, 't' | 'language'>;

/** From where the moves on the board are: kept with the game, typed sheets, or a position alone. */
export type BoardSource = 'kept' | 'sheets' | 'position' | 'none';

/** The game on the board, and what was typed of it. */
export interface GameOnBoard {
  readonly source: BoardSource;
  readonly game: PlayedGame;
  readonly start: Position;
  readonly sheets: Readonly<Record<Colour, SheetOutcome | null>>;
  /** Why the typed position is none; '': it is one, or none was typed. */
  readonly fenFault: string;
  /** The kept moves; '': none are. */
  readonly kept: string;
  /** The moves on the board as they can be kept; '': nothing new can be. */
  readonly keepable: string;
  /** Whether the kept moves end where the score can no longer be read. */
  readonly isCutOff: boolean;
}

const startOf = (game: PlayedGame): Position => game.plies[0]?.before ?? game.position;

/**
 * The moves of a sheet in the form in which they are kept, with where it can no longer be read. Clock
 * times that are kept stay with the moves that are the same.
 */
function keptForm({ game, stop }: SheetReading, kept: string): string {
  const former = parseMoves(kept).moves;
  const written = game.plies.map(({ before, move }) => writeMove(before, move));
  const parts = written.findIndex((move, index) => move !== former[index]?.move);
  const alike = parts < 0 ? written.length : parts;
  const moves = written.map((move, index) => ({
    move,
    clock: index < alike ? (former[index]?.clock ?? '') : '',
  }));
  return makeMoves({ moves, isCutOff: stop !== null });
}

const readOutcome = (
  reading: Reading,
  text: string,
  { laws }: GameQuestion,
): SheetOutcome | null => (text === '' ? null : readSheet(reading, text, laws));

const sheetOf = (outcome: SheetOutcome | null): SheetReading | null =>
  outcome?.ok === true ? outcome.sheet : null;

/** The game and position on the board: a typed position, else typed sheets, else the kept moves. */
export function gameOnBoard(
  t: Tournament,
  reading: Reading,
  place: GamePlace,
  question: GameQuestion,
): GameOnBoard {
  const { laws, shown } = question;
  const kept = movesOf(t, place);
  const sheets = {
    white: readOutcome(reading, question.sheets.white, question),
    black: readOutcome(reading, question.sheets.black, question),
  };
  const parsed = question.fen === '' ? null : parsePosition(question.fen);
  const fenFault = parsed === null || parsed.ok ? '' : positionFaultText(reading.t, parsed.error);
  const facts = { sheets, fenFault, kept, isCutOff: false };
  if (parsed?.ok === true) {
    const game = playGame([], { start: parsed.value, laws });
    return { ...facts, source: 'position', game, start: parsed.value, keepable: '' };
  }
  const other = shown === 'white' ? 'black' : 'white';
  const sheet = sheetOf(sheets[shown]) ?? sheetOf(sheets[other]);
  if (sheet !== null) {
    const moves = sheet.start === '' ? keptForm(sheet, kept) : '';
    const keepable = moves === kept ? '' : moves;
    return { ...facts, source: 'sheets', game: sheet.game, start: startOf(sheet.game), keepable };
  }
  const game = readKept(kept, laws);
  return {
    ...facts,
    source: kept === '' ? 'none' : 'kept',
    isCutOff: parseMoves(kept).isCutOff,
    game,
    start: startOf(game),
    keepable: '',
  };
}
