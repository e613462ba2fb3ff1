import { type PlayerDetails, playerFieldNames, playerFields } from '@rokade/tournament';
import { parseTitle } from '../trf/title.ts';

/** Headings of columns that contain part of a detail, or none. */
const partHeadings = {
  surname: 'efternavn familienavn nachname familienname zuname surname lastname familyname',
  firstName: 'fornavn fornavne vorname vornamen firstname forename givenname',
  /** A club's number in its federation (ZPS). */
  clubNumber: 'zps zpsnummer zpsnumber zpsnr',
  /** The member number within that club: together with the club's number it identifies a person. */
  memberNumber: 'mitgliedsnr mitgliedsnummer mglnr medlemsnr medlemsnummer membernumber memberno',
  /** The day of the last rated result, in a list of registered ratings. */
  lastResult:
    'sidsteresultat sidsteratederesultat senesteresultat senesteturnering sidsteturnering letztesergebnis letzteauswertung lastresult lastratedresult lastevent',
  /** A running number: recognised, but not imported. */
  number:
    'lodnummer losnummer drawnumber startnr startnummer startno lfdnr rangnr plads rang rank snr',
} as const;

/** The content of a column of a player list. */
export type PlayerField = Exclude<keyof PlayerDetails, 'person'> | keyof typeof partHeadings;

/** The headings of each column in Danish, German and English, as {@link headingKey} leaves them. */
const headings: readonly (readonly [PlayerField, string])[] = [
  ...playerFieldNames.flatMap((field) =>
    field === 'person' ? [] : [[field, playerFields[field].headings] as const],
  ),
  ...Object.entries(partHeadings).map(([part, words]) => [part as PlayerField, words] as const),
];

const fieldOfHeading = new Map(
  headings.flatMap(([field, words]) => words.split(' ').map((word) => [word, field] as const)),
);

type CellsTest = (cells: readonly string[]) => PlayerField;

const everyCell = (cells: readonly string[], shape: RegExp): boolean =>
  cells.length > 0 && cells.every((cell) => shape.test(cell));

/** A running number, or the federation's number of a person: five digits are too many for a running number. */
const numberField: CellsTest = (cells) =>
  everyCell(cells, /^[A-Z]{0,3}\d{5,}$/i) ? 'nationalId' : 'number';

/** The German federation's number of a person, `NU4711000`; digits alone may be another federation's. */
const idField: CellsTest = (cells) =>
  everyCell(cells, /^[A-Z]{1,3}\d{5,}$/i) ? 'nationalId' : 'number';

/** A rating of FIDE, or a FIDE ID. */
const fideField: CellsTest = (cells) => (everyCell(cells, /^\d{3,4}$/) ? 'fideRating' : 'fideId');

/** Ambiguous headings: the cells below decide. */
const openHeadings: ReadonlyMap<string, CellsTest> = new Map([
  ...['nr', 'no', 'num', 'number', 'nummer', ''].map((word) => [word, numberField] as const),
  ['id', idField] as const,
  ['idno', numberField] as const,
  ['fide', fideField] as const,
]);

/** A heading without case, blanks and punctuation: `DSU-nr.` is `dsunr`, `#` is nothing. */
export const headingKey = (heading: string): string =>
  heading
    .normalize('NFC')
    .toLowerCase()
    .replace(/[\s.,\-_:/()#'’"]+/g, '');

const isBlank = (cell: string): boolean => ['', '0', '-', '–'].includes(cell);

/** Whether a column without a heading has FIDE's titles, as in the lists of chess-results. */
function isOfTitles(cells: readonly string[]): boolean {
  const filled = cells.filter((cell) => cell.trim() !== '');
  return filled.length > 0 && filled.every((cell) => parseTitle(cell.trim()) !== null);
}

/** The field of a heading, with the cells below it; null: not a known one. */
export function fieldOf(heading: string, cells: readonly string[]): PlayerField | null {
  if (heading.trim() === '') return isOfTitles(cells) ? 'title' : null;
  const key = headingKey(heading);
  const open = openHeadings.get(key);
  return open === undefined
    ? (fieldOfHeading.get(key) ?? null)
    : open(cells.filter((cell) => !isBlank(cell)));
}

/** The detail of a player for a column; null: none. */
export function detailOf(field: PlayerField | null): keyof PlayerDetails | null {
  switch (field) {
    case 'surname':
    case 'firstName':
      return 'name';
    case 'clubNumber':
      return 'club';
    case 'memberNumber':
      return 'nationalId';
    case 'lastResult':
    case 'number':
      return null;
    default:
      return field;
  }
}
