import { pageShape } from './page-shape.ts';
import { isEnlarged } from './print-looks.ts';
import type { PrintRequest } from './print-request.ts';
import type { Sheet } from './sheet.ts';

/** How close the rows of a table stand: few rows are roomy, and a few too many move together. */
export type SheetFit = 'roomy' | 'usual' | 'tight';

/** The texts of a row that may take several lines, each with the letters for which one line has room. */
type Texts = readonly (readonly [text: string, letters: number])[];

/** A further line of a row is not as high as a row. */
const furtherLine = 0.65;

/** How many rows of one line a row is as high as. */
const heightInRows = (texts: Texts): number =>
  1 +
  furtherLine *
    Math.max(0, ...texts.map(([text, letters]) => Math.ceil(text.length / letters) - 1));

const sum = (texts: readonly Texts[]): number =>
  texts.reduce((height, row) => height + heightInRows(row), 0);

const called = ({ name, note }: { readonly name: string; readonly note?: string }): string =>
  `${name} ${note ?? ''}`;

/** The height of the table that a sheet consists of, in rows; null: it is no single table. */
function rowsOf(sheet: Sheet): number | null {
  switch (sheet.kind) {
    case 'pairings':
      return (
        sum(
          sheet.boards.map(
            ({ white, black }): Texts => [
              [called(white), 28],
              [called(black), 28],
            ],
          ),
        ) + sheet.byes.length
      );
    case 'standings':
      return sum(
        sheet.lines.map(
          ({ player }): Texts => [
            [called(player), 32],
            [player.club ?? '', 18],
          ],
        ),
      );
    case 'crosstable':
      return sheet.table.lines.length;
    case 'players':
      return sum(
        sheet.players.map(
          ({ player }): Texts => [
            [called(player), 32],
            [player.club ?? '', 20],
          ],
        ),
      );
    default:
      return null;
  }
}

/** The height of a sheet for rows, and of a row, in mm. */
interface Room {
  /** Below the large head of the first sheet. */
  readonly first: number;
  /** Below the small head of each further sheet. */
  readonly next: number;
  /** What stands below the last row. */
  readonly foot: number;
}

const upright: Room = { first: 222, next: 255, foot: 14 };
const onItsSide: Room = { first: 140, next: 168, foot: 12 };

/** A row of each fit, in mm; a table of pairings has larger letters. */
const rowHeights: Readonly<Record<SheetFit, number>> = { roomy: 8.6, usual: 6.3, tight: 5.4 };
const ofPairings = 1.1;

/** How many sheets so many rows take, and how many rows are on the last. */
function sheetsOf(rows: number, row: number, { first, next, foot }: Room) {
  const [onFirst, onNext] = [Math.floor(first / row), Math.floor(next / row)];
  const withFoot = rows + Math.ceil(foot / row);
  const further = Math.max(0, Math.ceil((withFoot - onFirst) / onNext));
  return {
    sheets: 1 + further,
    onLast: further === 0 ? rows : withFoot - onFirst - (further - 1) * onNext,
  };
}

/** Fewer rows than this look lost on a last sheet. */
const fewOnLast = 8;

/** Few rows that fill less of a sheet than this become roomy. */
const halfEmpty = 0.6;

/** How close the rows of a sheet are to stand, so that it is filled and no few rows are left over. */
export function sheetFit(sheet: Sheet, request: PrintRequest): SheetFit {
  const rows = rowsOf(sheet);
  if (rows === null || isEnlarged(request.look, request.kind)) return 'usual';
  const room = pageShape(request).landscape ? onItsSide : upright;
  const heightOf = (fit: SheetFit) =>
    rowHeights[fit] * (sheet.kind === 'pairings' ? ofPairings : 1);
  const usual = sheetsOf(rows, heightOf('usual'), room);
  if (usual.sheets === 1) {
    return rows * heightOf('usual') < halfEmpty * room.first ? 'roomy' : 'usual';
  }
  const tight = sheetsOf(rows, heightOf('tight'), room);
  return usual.onLast <= fewOnLast && tight.sheets < usual.sheets ? 'tight' : 'usual';
}
