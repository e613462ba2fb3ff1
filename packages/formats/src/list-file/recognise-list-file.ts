import { listKind } from '../csv/list-layouts.ts';
import { findPlayerColumns } from '../csv/player-columns.ts';
import { headingKey, type PlayerField } from '../csv/player-field.ts';
import { splitTable } from '../csv/split-table.ts';
import { vegaTable } from '../csv/vega-table.ts';
import { decodeInput } from '../input/decode-input.ts';
import { firstLine } from '../input/first-line.ts';
import type { InputFault } from '../input/input-fault.ts';
import { recogniseFormat } from '../input/recognise-format.ts';
import { type ProgramFormCode, programFormOf } from '../other-programs/other-programs.ts';
import { isCrossTable } from '../other-programs/read-cross-table.ts';
import { monthInName } from '../rating-list/list-month.ts';
import { monthInHeading } from '../rating-list/read-fide-text.ts';
import { isFideXml } from '../rating-list/read-fide-xml.ts';
import { isFideList } from '../register-list/fixed-width.ts';
import {
  type ListFileCode,
  type ListFileFacts,
  type ListFileKind,
  type ListUse,
  listFileCodes,
  listFileKinds,
} from './list-file-kinds.ts';

/** What a file is, and what it can become. */
export interface RecognisedListFile {
  readonly kind: ListFileCode;
  /** `2026-10` if the file's name or heading has its month. */
  readonly month: string | null;
  /** How many lines of people it has; null: it is no list line by line. */
  readonly lines: number | null;
  readonly becomes: readonly ListUse[];
  /** The federation whose clubs it lists, `DEN`; '' = not known. */
  readonly federation: string;
  /** Whether it has the numbers of clubs without their names. */
  readonly lacksClubNames: boolean;
  /** Why nothing can be read of it; null: it was read. */
  readonly fault: InputFault | null;
}

/** The fields by which players are looked up in a list. */
const lookupFields: readonly PlayerField[] = [
  ...(['nationalId', 'memberNumber', 'fideId'] as const),
  ...(['rating', 'rapidRating', 'blitzRating', 'fideRating'] as const),
];

/** The columns that a use of a table needs one of; none: names are enough. */
const neededFor: Partial<Readonly<Record<ListUse, readonly PlayerField[]>>> = {
  lookup: lookupFields,
  ratings: ['rating'],
};

const ofSpreadsheets = /^input\.(?:spreadsheet|sheet)/;

function binaryOf(fault: InputFault): ListFileFacts['binary'] {
  if (ofSpreadsheets.test(fault.code)) return 'spreadsheet';
  return fault.code === 'input.not-text' ? fault.kind : 'binary';
}

/** A table's headings and columns, and how many rows follow. */
function tableFacts(text: string) {
  const { rows } = splitTable(text);
  const columns = findPlayerColumns(rows);
  const named = columns?.headings ?? [];
  // A table that has no names of people may still be known by its first row.
  const headings = named.length === 0 ? (rows[0]?.cells ?? []) : named;
  return {
    keys: new Set(headings.map(headingKey)),
    fields: new Set(columns?.fields ?? []),
    listCode: listKind(headings).code,
    lines: rows.length - (columns?.before ?? 1),
  };
}

const noTable = {
  program: null,
  isCrossTable: false,
  isVega: false,
  keys: new Set<string>(),
  fields: new Set<PlayerField | null>(),
  listCode: null,
  lines: null,
};

const linesBelowHeading = (text: string): number =>
  text.split('\n').filter((line) => line.trim() !== '').length - 1;

/** How much of a text shows what it is, apart from a table's columns. */
const lettersExamined = 4000;

function textFacts(text: string): ListFileFacts & { readonly lines: number | null } {
  const start = text.slice(0, lettersExamined);
  const [fideText, fideXml] = [isFideList(start), isFideXml(start)];
  const format = fideText || fideXml ? 'unknown' : recogniseFormat(text);
  const isTable = !(fideText || fideXml) && (format === 'table' || format === 'unknown');
  const table = isTable ? tableFacts(text) : noTable;
  const lines = fideText ? linesBelowHeading(text) : table.lines;
  return {
    ...table,
    program: null,
    isCrossTable: isTable && isCrossTable(text),
    isVega: isTable && vegaTable(text) !== null,
    lines,
    binary: null,
    format,
    start,
    isFideText: fideText,
    isFideXml: fideXml,
  };
}

/** A file in a program's own form. */
const ofProgram = (program: ProgramFormCode): ReturnType<typeof textFacts> => ({
  ...ofBinary('binary'),
  program,
});

const ofBinary = (binary: ListFileFacts['binary']): ReturnType<typeof textFacts> => ({
  ...noTable,
  binary,
  format: 'unknown',
  start: '',
  isFideText: false,
  isFideXml: false,
});

const isOfTable = ({ fields }: ListFileFacts): boolean => fields.size > 0;

function usesOf(kind: ListFileCode, file: ListFileFacts): readonly ListUse[] {
  const all: readonly ListUse[] = listFileKinds[kind].becomes;
  if (!isOfTable(file)) return all;
  return all.filter((use) => {
    const needed = neededFor[use];
    return needed === undefined || needed.some((field) => file.fields.has(field));
  });
}

const federationOf = (kind: ListFileCode): string => {
  const record: ListFileKind = listFileKinds[kind];
  return record.federation ?? '';
};

/**
 * What a file with a list is, by its content, and what it can become: lists of the Danish, German and
 * English federations and of FIDE's, tables of other programs, report files, games and Rokade's own
 * exports. The name tells the month alone.
 */
export function recogniseListFile(input: string | Uint8Array, name: string): RecognisedListFile {
  const program = programFormOf(input);
  const text = decodeInput(input);
  const facts =
    program !== null
      ? ofProgram(program)
      : text.ok
        ? textFacts(text.value)
        : ofBinary(binaryOf(text.error));
  const kind = listFileCodes.find((code) => listFileKinds[code].isIt(facts)) ?? 'unknown';
  const ownMonth = facts.isFideText ? monthInHeading(firstLine(facts.start)) : null;
  const hasNames = facts.fields.has('club') || facts.keys.has('vereinsname');
  return {
    kind,
    month: ownMonth ?? monthInName(name),
    lines: facts.lines,
    becomes: usesOf(kind, facts),
    federation: federationOf(kind),
    fault: text.ok || program !== null ? null : text.error,
    lacksClubNames: !hasNames && ['zps', 'zpsnummer'].some((key) => facts.keys.has(key)),
  };
}
