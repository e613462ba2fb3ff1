import type { Colour } from '@rokade/rules';
import { aloneCodeOf, guessOpponent, guessResult } from './guess-cell.ts';
import { right } from './line-maker.ts';
import { parsePlayerNo } from './number-field.ts';
import type { AloneCode, GameCode, TrfCell } from './trf-document.ts';
import { columns, field, type TrfLine, width } from './trf-line.ts';
import { fault, placeIn, type TrfReading, warn } from './trf-reading.ts';

const firstRoundColumn = 90;
const cellWidth = 10;

/** The column (from 1) of a round's opponent. */
export const cellColumn = (round: number): number => firstRoundColumn + 2 + cellWidth * (round - 1);

/** The column of a round's result. */
export const resultColumn = (round: number): number => cellColumn(round) + 7;

/** How many rounds a player's line has columns for. */
export const cellCount = (line: TrfLine): number =>
  Math.max(0, Math.ceil((width(line) - firstRoundColumn + 1) / cellWidth));

/** The entry to be read: its player, round and line. */
interface CellContext {
  readonly reading: TrfReading;
  readonly line: TrfLine;
  readonly player: number;
  readonly round: number;
}

const gameCodes: Readonly<Record<GameCode, true>> = {
  '1': true,
  '=': true,
  '0': true,
  W: true,
  D: true,
  L: true,
  '+': true,
  '-': true,
  '?': true,
};

const aloneCodes: Readonly<Record<AloneCode, true>> = {
  H: true,
  F: true,
  U: true,
  Z: true,
  '+': true,
  '-': true,
};

/** Whether a letter is the result of a game. */
export const isGameCode = (text: string): text is GameCode => Object.hasOwn(gameCodes, text);

/** Whether a letter can be an entry without an opponent. */
export const isAloneCode = (text: string): text is AloneCode => Object.hasOwn(aloneCodes, text);

function hasSeparators({ reading, line, player, round }: CellContext): boolean {
  const first = cellColumn(round);
  const filled = [first - 2, first - 1, first + 4, first + 6].find(
    (column) => columns(line, column, column).trim() !== '',
  );
  if (filled === undefined) return true;
  const text = columns(line, filled, filled);
  fault(reading, placeIn(line, filled), { code: 'trf.column.not-blank', text, player, round });
  return false;
}

/** The opponent's number, 0 for none, null for an unreadable one. */
function readOpponent({ reading, line, player, round }: CellContext): number | null {
  const column = cellColumn(round);
  const text = field(line, column, column + 3);
  const opponent = /^0*$/.test(text) ? 0 : parsePlayerNo(text);
  if (opponent !== null) return opponent;
  const guess = guessOpponent(text);
  const problem = { code: 'trf.opponent.invalid', text, player, round } as const;
  fault(reading, placeIn(line, column), problem, guess === null ? '' : String(guess));
  return guess;
}

const colours: Readonly<Record<string, Colour | null>> = {
  w: 'white',
  b: 'black',
  '-': null,
  '': null,
};

function readColour({ reading, line, player, round }: CellContext): Colour | null {
  const column = cellColumn(round) + 5;
  const text = field(line, column, column);
  const colour = colours[text.toLowerCase()];
  if (colour !== undefined) return colour;
  fault(reading, placeIn(line, column), { code: 'trf.colour.invalid', text, player, round });
  return null;
}

interface Entry {
  readonly context: CellContext;
  readonly colour: Colour | null;
  /** The result's letter in capitals, '' if there is none. */
  readonly text: string;
}

/** Lichess writes `Z` for a game that is being played, with its opponent and colour. */
const isBeingPlayed = ({ context: { reading }, colour, text }: Entry): boolean =>
  text === 'Z' && colour !== null && reading.document.header.federation === 'Lichess';

function readGame(entry: Entry, opponent: number): TrfCell {
  const { context, colour, text } = entry;
  const { reading, line, player, round } = context;
  const place = placeIn(line, resultColumn(round));
  const result = text === '' || isBeingPlayed(entry) ? '?' : text;
  if (isGameCode(result)) {
    const isPlayed = result !== '+' && result !== '-';
    // Lenient reading derives it from the opponent's colour.
    if (colour === null && isPlayed && !reading.lenient) {
      const colourPlace = placeIn(line, cellColumn(round) + 5);
      fault(reading, colourPlace, { code: 'trf.colour.missing', player, round });
    }
    return { kind: 'game', opponent, colour, result };
  }
  const facts = { text, player, round };
  if (isAloneCode(result)) {
    const problem = { code: 'trf.result.excludes-opponent', opponent, ...facts } as const;
    fault(reading, place, problem, `0000 - ${result}`);
    return { kind: 'alone', colour: null, result };
  }
  const guess = guessResult(text);
  fault(reading, place, { code: 'trf.result.invalid', ...facts }, guess);
  return { kind: 'game', opponent, colour, result: guess };
}

function readAlone({ context, colour, text }: Entry): TrfCell {
  const { reading, line, player, round } = context;
  const place = placeIn(line, resultColumn(round));
  const facts = { text, player, round };
  if (text === '') {
    const opponentStated = field(line, cellColumn(round), cellColumn(round) + 3) !== '';
    return opponentStated ? { kind: 'alone', colour, result: 'Z' } : null;
  }
  if (isAloneCode(text)) {
    if (text === '+') warn(reading, place, { code: 'trf.opponent.missing', ...facts });
    return { kind: 'alone', colour, result: text };
  }
  if (isGameCode(text)) {
    const result = aloneCodeOf(text);
    fault(reading, place, { code: 'trf.result.needs-opponent', ...facts }, result);
    return { kind: 'alone', colour: null, result };
  }
  fault(reading, place, { code: 'trf.result.invalid', ...facts });
  return null;
}

/**
 * One round of a player's line. A blank result against an opponent is an unfinished game; `0000`
 * without result is a zero-point bye; a lone `+` is kept with a warning.
 */
export function readCell(context: CellContext): TrfCell {
  if (!hasSeparators(context)) return null;
  const opponent = readOpponent(context);
  if (opponent === null) return null;
  const colour = readColour(context);
  const column = resultColumn(context.round);
  const text = field(context.line, column, column).toUpperCase();
  const entry = { context, colour, text };
  return opponent === 0 ? readAlone(entry) : readGame(entry, opponent);
}

const colourLetter = (colour: Colour | null): string =>
  colour === null ? '-' : colour === 'white' ? 'w' : 'b';

/** The ten columns of a round. */
export function makeCell(cell: TrfCell): string {
  if (cell === null) return ' '.repeat(cellWidth);
  const opponent = cell.kind === 'game' ? right(cell.opponent, 4) : '0000';
  return `  ${opponent} ${colourLetter(cell.colour)} ${cell.result}`;
}
