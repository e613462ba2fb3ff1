import type { PlayerDetails } from '@rokade/tournament';
import { parseDate } from '../input/parse-date.ts';
import { parseTitle } from '../trf/title.ts';
import { cleaned, isNothing, nameInOrder, parseSex } from './cell-text.ts';
import type { CsvFault, CsvProblem } from './csv-fault.ts';
import type { PlayerColumns } from './player-columns.ts';
import type { PlayerField } from './player-field.ts';
import type { Row } from './split-cells.ts';

const highestRating = 3500;
const longestText = 100;

/** A row with what is wrong in it; `details` counts only without faults. */
export interface ReadRow {
  readonly row: number;
  readonly details: PlayerDetails;
  readonly faults: readonly CsvFault[];
}

interface RowReading extends Pick<PlayerColumns, 'fields' | 'firstNamesFirst'> {
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

/** A person's own number, or the one they have in their club behind the club's. */
function readNationalId(reading: RowReading): string {
  const own = readNumber(reading, 'nationalId');
  if (own !== '') return own;
  const parts = [readNumber(reading, 'clubNumber'), readNumber(reading, 'memberNumber')];
  return parts[1] === '' ? '' : parts.filter((part) => part !== '').join('-');
}

function readRating(reading: RowReading, field: PlayerField): number | null {
  const text = cellOf(reading, field);
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

function readTitle(reading: RowReading): string {
  const text = cellOf(reading, 'title');
  const title = text === '-' ? '' : parseTitle(text);
  if (title === null) fault(reading, 'title', { code: 'csv.title.unknown', text });
  return title ?? '';
}

function readSex(reading: RowReading): PlayerDetails['sex'] {
  const text = cellOf(reading, 'sex');
  const sex = parseSex(text);
  if (sex === null) fault(reading, 'sex', { code: 'csv.sex.unknown', text });
  return sex ?? '';
}

function readBirthDate(reading: RowReading): string {
  const text = cellOf(reading, 'birthDate');
  const date = isNothing(text) ? '' : parseDate(text);
  if (date === null) fault(reading, 'birthDate', { code: 'csv.birth-date.invalid', text });
  return date ?? '';
}

/** The name, by the columns of its parts where the one of the whole does not tell them apart. */
function readName(reading: RowReading): string {
  const whole = readText(reading, 'name');
  const parts = [readText(reading, 'surname'), readText(reading, 'firstName')];
  const isApart = parts.every((part) => part !== '') && !whole.includes(',');
  const name =
    whole === '' || isApart
      ? parts.filter((part) => part !== '').join(', ')
      : nameInOrder(whole, reading.firstNamesFirst);
  const field = reading.fields.includes('name') ? 'name' : 'surname';
  if (name === '') fault(reading, field, { code: 'csv.name.missing' });
  return name;
}

/** The player in a row, and every cell of it that cannot be taken as it is. */
export function readPlayerRow(row: Row, columns: PlayerColumns): ReadRow {
  const reading: RowReading = { ...columns, row, faults: [] };
  const details: PlayerDetails = {
    name: readName(reading),
    title: readTitle(reading),
    sex: readSex(reading),
    club: readText(reading, 'club') || readNumber(reading, 'clubNumber'),
    federation: readText(reading, 'federation'),
    citizenship: readText(reading, 'citizenship'),
    rating: readRating(reading, 'rating'),
    rapidRating: readRating(reading, 'rapidRating'),
    blitzRating: readRating(reading, 'blitzRating'),
    fideRating: readRating(reading, 'fideRating'),
    fideId: readNumber(reading, 'fideId'),
    nationalId: readNationalId(reading),
    birthDate: readBirthDate(reading),
    person: '',
  };
  return { row: row.row, details, faults: reading.faults };
}
