import {
  type FieldKind,
  type ListColumnCode,
  type ListedPerson,
  type PersonField,
  personFieldCodes,
  personFields,
  publicNames,
  standings,
} from '@rokade/register';
import { cleaned, isNothing, nameInOrder, parseSex } from '../csv/cell-text.ts';
import type { CsvFault, CsvProblem } from '../csv/csv-fault.ts';
import type { NameOrder } from '../csv/list-layouts.ts';
import type { Row } from '../csv/split-cells.ts';
import { isFideId } from '../input/fide-number.ts';
import { parseDate } from '../input/parse-date.ts';
import { parseTitle } from '../trf/title.ts';

/** The content of a list's columns, and the order of names. */
export interface RegisterColumns {
  readonly codes: readonly (ListColumnCode | null)[];
  readonly nameOrder: NameOrder;
}

/** A row as read; its person is valid only without faults. */
export interface ReadRegisterRow {
  readonly listed: ListedPerson;
  readonly faults: readonly CsvFault[];
}

const longestText = 200;

type Read = string | CsvProblem;

const orFault = (text: string | null, problem: CsvProblem): Read => text ?? problem;

const asText = (text: string): Read =>
  text.length > longestText ? { code: 'csv.text.too-long', limit: longestText } : text;

/** How a cell is read, by the kind of its field; a new kind does not compile until it is added here. */
const readers: Readonly<Record<FieldKind, (text: string) => Read>> = {
  text: asText,
  number: (text) => (isNothing(text) ? '' : asText(text)),
  federation: (text) =>
    text === '' || /^[a-z]{3}$/i.test(text)
      ? text.toUpperCase()
      : { code: 'csv.federation.unknown', text },
  'day-or-year': (text) =>
    orFault(isNothing(text) ? '' : parseDate(text), { code: 'csv.birth-date.invalid', text }),
  sex: (text) => orFault(parseSex(text), { code: 'csv.sex.unknown', text }),
  'public-name': (text) => publicNames.find((word) => word === text) ?? '',
  title: (text) =>
    orFault(text === '-' ? '' : parseTitle(text), { code: 'csv.title.unknown', text }),
};

interface Names {
  readonly surname: string;
  readonly firstName: string;
}

/** The parts of a name, from columns of their own if the list has them. */
function namesIn(
  { surname = '', firstName = '' }: Partial<Names>,
  whole: string,
  nameOrder: NameOrder,
): Names {
  if (whole === '' || (surname !== '' && firstName !== '')) return { surname, firstName };
  const [last = '', ...first] = nameInOrder(whole, nameOrder).split(/, ?/);
  return { surname: last, firstName: first.join(' ') };
}

const isPersonField = (code: ListColumnCode | null): code is PersonField =>
  personFieldCodes.some((field) => field === code);

const readFideId = (text: string): Read =>
  isNothing(text)
    ? ''
    : orFault(isFideId(text) ? text : null, { code: 'csv.fide-id.invalid', text });

/** A membership's first or last day; of a year alone its first or last. */
const readDay =
  (inYear: string) =>
  (text: string): Read => {
    const day = isNothing(text) ? '' : parseDate(text);
    return orFault(day?.length === 4 ? `${day}-${inYear}` : day, {
      code: 'csv.membership-day.invalid',
      text,
    });
  };

const dayReaders: Partial<Readonly<Record<ListColumnCode, (text: string) => Read>>> = {
  memberFrom: readDay('01-01'),
  memberTo: readDay('12-31'),
};

function readerOf(code: ListColumnCode): (text: string) => Read {
  if (code === 'fideId') return readFideId;
  const days = dayReaders[code];
  return days ?? readers[isPersonField(code) ? personFields[code].kind : 'text'];
}

/** The person in a row, and every invalid cell. */
export function readRegisterRow(
  { row, cells }: Row,
  { codes, nameOrder }: RegisterColumns,
): ReadRegisterRow {
  const faults: CsvFault[] = [];
  const texts = new Map<ListColumnCode, string>();
  for (const [index, code] of codes.entries()) {
    if (code === null) continue;
    const read = readerOf(code)(cleaned(cells[index] ?? ''));
    if (typeof read === 'string') texts.set(code, read);
    else faults.push({ ...read, row, column: index + 1 });
  }
  const own = Object.fromEntries(
    [...texts].filter(([code, text]) => isPersonField(code) && text !== ''),
  );
  const names = namesIn(own, texts.get('name') ?? '', nameOrder);
  if (names.surname === '') {
    const column = codes.findIndex((each) => each === 'name' || each === 'surname') + 1;
    faults.push({ code: 'csv.name.missing', row, column });
  }
  const club = { name: texts.get('club') ?? '', zps: texts.get('zps') ?? '' };
  const listed: ListedPerson = {
    row,
    values: { ...own, ...names },
    club: club.name === '' && club.zps === '' ? null : club,
    memberNumber: texts.get('memberNumber') ?? '',
    standing: standingIn(texts.get('standing')),
    from: texts.get('memberFrom') ?? '',
    to: texts.get('memberTo') ?? '',
  };
  return { listed, faults };
}

/**
 * The standing in a cell: one of Rokade's words, or `P` for a passive member; any other content means
 * an active one. Without the column it is not known.
 */
function standingIn(text: string | undefined): ListedPerson['standing'] {
  if (text === undefined) return null;
  const own = standings.find((standing) => standing === text.toLowerCase());
  return own ?? (text.toUpperCase() === 'P' ? 'member' : 'playing');
}
