import { parsePlayerNo, parsePoints, parseWhole } from './number-field.ts';
import { cellColumn, cellCount, isAloneCode, isGameCode } from './round-cell.ts';
import { mostRounds } from './trf-document.ts';
import { columns, field, type TrfLine, trfLine } from './trf-line.ts';

/** First and last column of each field of record 001. */
export const playerLayout = {
  no: [5, 8],
  sex: [10, 10],
  title: [11, 13],
  name: [15, 47],
  rating: [49, 52],
  federation: [54, 56],
  fideId: [58, 68],
  birthDate: [70, 79],
  points: [81, 84],
  rank: [86, 89],
} as const satisfies Record<string, readonly [number, number]>;

/** The blank columns between the code and those fields. */
const headSeparators: readonly number[] = [4, 9, 14, 48, 53, 57, 69, 80, 85];

/** Whether a column is before the rounds. */
export const isInHead = (column: number): boolean => column < cellColumn(1) - 2;

const cellSeparators = (round: number): readonly number[] => {
  const first = cellColumn(round);
  return [first - 2, first - 1, first + 4, first + 6];
};

/** The first separating column of a player's line that is not blank, or undefined. */
export function filledSeparator(line: TrfLine): number | undefined {
  const isFilled = (column: number): boolean => columns(line, column, column).trim() !== '';
  const filled = headSeparators.find(isFilled);
  if (filled !== undefined) return filled;
  for (let round = 1; round <= cellCount(line); round++) {
    const inCell = cellSeparators(round).find(isFilled);
    if (inCell !== undefined) return inCell;
  }
  return undefined;
}

const fieldFits = (
  line: TrfLine,
  name: keyof typeof playerLayout,
  parse: (text: string) => unknown,
): boolean => {
  const [first, last] = playerLayout[name];
  const text = field(line, first, last);
  return text === '' || parse(text) !== null;
};

function cellFits(line: TrfLine, round: number): boolean {
  const first = cellColumn(round);
  const result = field(line, first + 7, first + 7).toUpperCase();
  return (
    /^\d*$/.test(field(line, first, first + 3)) &&
    /^[wb-]?$/i.test(field(line, first + 5, first + 5)) &&
    (result === '' || isGameCode(result) || isAloneCode(result))
  );
}

/** Whether all fields of a player's line are in their columns. */
function standsInColumns(line: TrfLine): boolean {
  if (filledSeparator(line) !== undefined) return false;
  if (parsePlayerNo(field(line, ...playerLayout.no)) === null) return false;
  if (!/^[mwf]?$/i.test(field(line, 10, 10)) || !fieldFits(line, 'rating', parseWhole)) {
    return false;
  }
  if (!fieldFits(line, 'points', parsePoints) || !fieldFits(line, 'rank', parseWhole)) return false;
  for (let round = 1; round <= cellCount(line); round++) if (!cellFits(line, round)) return false;
  return true;
}

const mostShift = 12;
const lastShiftedColumn = 100;

/** Where a line can have lost or gained blanks: before every word of the part before the rounds. */
function wordStarts(text: readonly string[]): readonly number[] {
  const starts = [3];
  for (let index = 4; index < Math.min(text.length, lastShiftedColumn); index++) {
    if (text[index - 1]?.trim() === '' && text[index]?.trim() !== '') starts.push(index);
  }
  return starts.toReversed();
}

/**
 * The characters with `shift` blanks added (or removed) before `start`; null if the removed ones are
 * not blank.
 */
function shifted(text: readonly string[], start: number, shift: number): string | null {
  if (shift > 0) return text.toSpliced(start, 0, ' '.repeat(shift)).join('');
  const removed = text.slice(Math.max(0, start + shift), start);
  if (removed.some((character) => character.trim() !== '')) return null;
  return text.toSpliced(start + shift, -shift).join('');
}

const isBlank = (character: string | undefined): boolean =>
  character === undefined || character.trim() === '';

/** The character of the {@link shifted} text in a column, without making the text. */
function shiftedAt(text: readonly string[], start: number, shift: number, column: number) {
  const index = column - 1;
  if (index < start + Math.min(shift, 0)) return text[index];
  return index < start + shift ? ' ' : text[index - shift];
}

/** Whether the separating columns are blank after the shift: most shifts fail here. */
const separates = (text: readonly string[], start: number, shift: number): boolean =>
  headSeparators.every((column) => isBlank(shiftedAt(text, start, shift, column)));

/** The width of everything before the rounds. */
const headWidth = cellColumn(2) - 3;

/** Whether the part before the rounds is valid: most other shifts fail here, however long the line is. */
const headFits = (head: string | null): boolean =>
  head !== null && standsInColumns(trfLine(Array.from(head).slice(0, headWidth).join(''), 1));

/** A corrected line, and the fault: from a column on everything was `by` columns away. */
export interface Realigned {
  readonly line: TrfLine;
  readonly column: number;
  readonly by: number;
}

/**
 * A player's line corrected where one run of blanks is too long or too short, as when a name was
 * counted in bytes; the smallest shift counts, and of equal ones the rightmost. null if no single shift
 * corrects it.
 */
export function realigned(line: TrfLine): Realigned | null {
  const text = Array.from(line.characters);
  if (text.length >= cellColumn(mostRounds + 1)) return null;
  const head = text.slice(0, headWidth + mostShift);
  const starts = wordStarts(head);
  for (let distance = 1; distance <= mostShift; distance++) {
    for (const shift of [distance, -distance]) {
      for (const start of starts) {
        if (!separates(head, start, shift) || !headFits(shifted(head, start, shift))) continue;
        const candidate = trfLine(shifted(text, start, shift) ?? '', line.number);
        if (standsInColumns(candidate)) return { line: candidate, column: start + 1, by: distance };
      }
    }
  }
  return null;
}
