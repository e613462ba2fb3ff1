import { type PlayerDetails, playerFieldNames, playerFields } from '@rokade/tournament';

/** Columns that hold part of a detail, or none. */
const partHeadings = {
  surname: 'efternavn familienavn nachname familienname zuname surname lastname familyname',
  firstName: 'fornavn fornavne vorname vornamen firstname forename givenname',
  /** A club's number in its federation (ZPS). */
  clubNumber: 'zps zpsnummer zpsnumber zpsnr',
  /** A number within that club: with the club's it is a person's. */
  memberNumber: 'mitgliedsnr mitgliedsnummer mglnr medlemsnr medlemsnummer membernumber memberno',
  /** The day of somebody's last rated result, which a list of registered ratings says. */
  lastResult:
    'sidsteresultat sidsteratederesultat senesteresultat senesteturnering sidsteturnering letztesergebnis letzteauswertung lastresult lastratedresult lastevent',
  /** A running number: known, but not taken over. */
  number:
    'lodnummer losnummer drawnumber startnr startnummer startno lfdnr rangnr plads rang rank snr',
} as const;

/** What a column of a player list holds. */
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

/** A running number, or the federation's number of a person: five digits are too many for a list. */
const numberField: CellsTest = (cells) =>
  everyCell(cells, /^[A-Z]{0,3}\d{5,}$/i) ? 'nationalId' : 'number';

/** The German federation's number of a person, `NU4711000`; figures alone may be anybody's. */
const idField: CellsTest = (cells) =>
  everyCell(cells, /^[A-Z]{1,3}\d{5,}$/i) ? 'nationalId' : 'number';

/** A rating of FIDE, or a number in its register. */
const fideField: CellsTest = (cells) => (everyCell(cells, /^\d{3,4}$/) ? 'fideRating' : 'fideId');

/** Headings that leave open what is meant: what stands below them decides. */
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

/** The column that a heading names, given what stands below it; null: none that is known. */
export function fieldOf(heading: string, cells: readonly string[]): PlayerField | null {
  if (heading.trim() === '') return null;
  const key = headingKey(heading);
  const open = openHeadings.get(key);
  return open === undefined
    ? (fieldOfHeading.get(key) ?? null)
    : open(cells.filter((cell) => !isBlank(cell)));
}

/** The detail of a player that a column goes into; null: into none. */
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
