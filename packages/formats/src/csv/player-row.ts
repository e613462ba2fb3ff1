import {
  makeDetails,
  type PlayerDetails,
  type PlayerFieldKind,
  playerFields,
} from '@rokade/tournament';
import { isFideId } from '../input/fide-number.ts';
import { parseDate } from '../input/parse-date.ts';
import { parseTitle } from '../trf/title.ts';
import { cleaned, isNothing, nameInOrder, parseSex } from './cell-text.ts';
import type { CsvFault, CsvProblem } from './csv-fault.ts';
import type { PlayerColumns } from './player-columns.ts';
import type { PlayerField } from './player-field.ts';
import type { Row } from './split-cells.ts';

const highestRating = 3500;
const longestText = 100;

/** A row with its faults; `details` are valid only if there are none. */
export interface ReadRow {
  readonly row: number;
  readonly details: PlayerDetails;
  /** The day of the last rated result, as in the list; '' if the list does not have it. */
  readonly lastResult: string;
  readonly faults: readonly CsvFault[];
}

interface RowReading extends Pick<PlayerColumns, 'fields' | 'nameOrder'> {
  readonly row: Row;
  readonly faults: CsvFault[];
}

function fault({ row, fields, faults }: RowReading, field: PlayerField, problem: CsvProblem): void {
  faults.push({ ...problem, row: row.row, column: fields.indexOf(field) + 1 });
}

function cellOf(reading: RowReading, field: PlayerField): string {
  const column = reading.fields.indexOf(field);
  return column === -1 ? '' : cleaned(reading.row.cells[column] ?? '');
}

function readText(reading: RowReading, field: PlayerField): string {
  const text = cellOf(reading, field);
  if (text.length > longestText) {
    fault(reading, field, { code: 'csv.text.too-long', limit: longestText });
  }
  return text;
}

function readNumber(reading: RowReading, field: PlayerField): string {
  const text = readText(reading, field);
  return isNothing(text) ? '' : text;
}

function readFideId(reading: RowReading): string {
  const text = readNumber(reading, 'fideId');
  if (text === '' || isFideId(text)) return text;
  fault(reading, 'fideId', { code: 'csv.fide-id.invalid', text });
  return '';
}

/** A person's own number, or the member number with the club's number before it. */
function readNationalId(reading: RowReading): string {
  const own = readNumber(reading, 'nationalId');
  if (own !== '') return own;
  const parts = [readNumber(reading, 'clubNumber'), readNumber(reading, 'memberNumber')];
  return parts[1] === '' ? '' : parts.filter((part) => part !== '').join('-');
}

/** A rating of few games as the American federation writes it: `1423/12`, `1423P12` or `1423*`. */
const ofFewGames = /^(\d{3,4})(?:\/\d{1,2}|P\d{1,2}|\*)$/i;

function readRating(reading: RowReading, field: PlayerField): number | null {
  const text = cellOf(reading, field).replace(ofFewGames, '$1');
  if (isNothing(text)) return null;
  if (!/^\d{1,9}$/.test(text)) {
    fault(reading, field, { code: 'csv.rating.invalid', text });
    return null;
  }
  const rating = Number(text);
  if (rating <= highestRating) return rating;
  fault(reading, field, { code: 'csv.rating.out-of-range', rating, highest: highestRating });
  return null;
}

/** A number of events; other texts are ignored. */
function readCount(reading: RowReading, field: PlayerField): number | null {
  const text = cellOf(reading, field);
  return /^\d{1,4}$/.test(text) ? Number(text) : null;
}

function readTitle(reading: RowReading, field: PlayerField): string {
  const text = cellOf(reading, field);
  const title = text === '-' ? '' : parseTitle(text);
  if (title === null) fault(reading, field, { code: 'csv.title.unknown', text });
  return title ?? '';
}

function readSex(reading: RowReading, field: PlayerField): PlayerDetails['sex'] {
  const text = cellOf(reading, field);
  const sex = parseSex(text);
  if (sex === null) fault(reading, field, { code: 'csv.sex.unknown', text });
  return sex ?? '';
}

function readBirthDate(reading: RowReading, field: PlayerField): string {
  const text = cellOf(reading, field);
  const date = isNothing(text) ? '' : parseDate(text);
  if (date === null) fault(reading, field, { code: 'csv.birth-date.invalid', text });
  return date ?? '';
}

/** The name; from the columns of its parts, if the whole name does not distinguish them. */
function readName(reading: RowReading): string {
  const whole = readText(reading, 'name');
  const parts = [readText(reading, 'surname'), readText(reading, 'firstName')];
  const isApart = parts.every((part) => part !== '') && !whole.includes(',');
  const name =
    whole === '' || isApart
      ? parts.filter((part) => part !== '').join(', ')
      : nameInOrder(whole, reading.nameOrder);
  const field = reading.fields.includes('name') ? 'name' : 'surname';
  if (name === '') fault(reading, field, { code: 'csv.name.missing' });
  return name;
}

type ReadField = (reading: RowReading, field: PlayerField) => string | number | null;

/** How a cell is read, by the kind of its field. */
const readers: Readonly<Record<Exclude<PlayerFieldKind, 'person'>, ReadField>> = {
  name: readName,
  text: readText,
  title: readTitle,
  sex: readSex,
  federation: readText,
  rating: readRating,
  count: readCount,
  number: readNumber,
  'day-or-year': readBirthDate,
};

/** Fields that several columns can contain, or that are more than a text. */
const ofSeveral: Readonly<Partial<Record<PlayerField, ReadField>>> = {
  club: (reading) => readText(reading, 'club') || readNumber(reading, 'clubNumber'),
  fideId: readFideId,
  nationalId: readNationalId,
};

/** What stands in a row for nothing: blanks, zeros and dashes. */
const isNobody = (cell: string): boolean => /^[-–0\s]*$/.test(cell);

/** Whether a row of a list stands for a person, and not for a number that nobody has yet. */
export function isOfPerson({ cells }: Row, { fields, ofPeople }: PlayerColumns): boolean {
  return ofPeople === null || !isNobody(cells[fields.indexOf(ofPeople)] ?? '');
}

/** The player in a row, and every invalid cell. */
export function readPlayerRow(row: Row, columns: PlayerColumns): ReadRow {
  const reading: RowReading = { ...columns, row, faults: [] };
  const details = makeDetails((field) => {
    const { kind } = playerFields[field];
    if (field === 'person' || kind === 'person') return '';
    return (ofSeveral[field] ?? readers[kind])(reading, field);
  });
  const lastResult = cellOf(reading, 'lastResult');
  return { row: row.row, details, lastResult, faults: reading.faults };
}
