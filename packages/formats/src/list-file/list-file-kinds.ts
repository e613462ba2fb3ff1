import type { ListLayoutCode } from '../csv/list-layouts.ts';
import type { PlayerField } from '../csv/player-field.ts';
import type { BinaryKind } from '../input/input-fault.ts';
import type { InputFormat } from '../input/recognise-format.ts';
import type { ProgramFormCode } from '../other-programs/other-programs.ts';

/** What a file with a list can become, in the order in which it is taken in. */
export const listUses = ['members', 'lookup', 'ratings', 'entries', 'tournament'] as const;

/**
 * A use of a list: members of clubs in the register, a list to look players up in, the ratings that a
 * federation's own list begins with, entries of a tournament or an event, or a tournament of its own.
 */
export type ListUse = (typeof listUses)[number];

/** What a file contains, as far as it decides which kind of list it is. */
export interface ListFileFacts {
  /** The program whose own form the file has. */
  readonly program: ProgramFormCode | null;
  /** A table that says who met whom in which round. */
  readonly isCrossTable: boolean;
  /** A tournament of Vega, whose players are read. */
  readonly isVega: boolean;
  /** null: the file is text, or a spreadsheet that was read as one. */
  readonly binary: BinaryKind | 'spreadsheet' | null;
  readonly format: InputFormat;
  /** The beginning of the text. */
  readonly start: string;
  /** The headings of a table, as `headingKey` leaves them. */
  readonly keys: ReadonlySet<string>;
  /** The contents of a table's columns. */
  readonly fields: ReadonlySet<PlayerField | null>;
  /** Which of the lists known by their headings it is. */
  readonly listCode: ListLayoutCode | null;
  readonly isFideText: boolean;
  readonly isFideXml: boolean;
}

/** The record of a kind of file. */
export interface ListFileKind {
  readonly isIt: (file: ListFileFacts) => boolean;
  /** What it may become; what needs numbers or ratings is left out where a table has none. */
  readonly becomes: readonly ListUse[];
  /** The federation whose clubs it lists; left out: not known. */
  readonly federation?: string;
}

const hasAll = (keys: ReadonlySet<string>, ...required: readonly string[]): boolean =>
  required.every((key) => keys.has(key));

/** A table of the German federation has its rating beside the number of a club. */
const isGerman = ({ keys }: ListFileFacts): boolean =>
  keys.has('dwz') && (keys.has('zps') || keys.has('zpsnummer'));

const isBook = ({ start }: ListFileFacts): boolean => /"format"\s*:\s*"rokade-journal"/.test(start);

const isTournamentBook = (file: ListFileFacts): boolean =>
  isBook(file) && /"kind"\s*:\s*"tournament"/.test(file.start);

const fromTable = ['members', 'lookup', 'ratings', 'entries'] as const;

/** What a file with players and rounds becomes. */
const fromReport = ['members', 'entries', 'tournament'] as const;

/** The kind of a list that is known by its headings. */
const ofLayout = (code: ListLayoutCode, federation: string) =>
  ({
    isIt: ({ listCode }) => listCode === code,
    becomes: fromTable,
    federation,
  }) as const satisfies ListFileKind;

/**
 * The kinds of files with lists, each by its content; the first that fits is the file's. A new kind is
 * a record here and its name in the texts (`list-door.kind-<code>`).
 */
export const listFileKinds = {
  'swiss-manager-file': {
    isIt: ({ program }) => program === 'swiss-manager',
    becomes: fromReport,
  },
  'swiss-chess-file': { isIt: ({ program }) => program === 'swiss-chess', becomes: fromReport },
  spreadsheet: { isIt: ({ binary }) => binary === 'spreadsheet', becomes: [] },
  packed: { isIt: ({ binary }) => binary === 'zip', becomes: ['lookup'] },
  unreadable: { isIt: ({ binary }) => binary !== null, becomes: [] },
  'fide-text': { isIt: ({ isFideText }) => isFideText, becomes: ['members', 'lookup'] },
  'fide-xml': { isIt: ({ isFideXml }) => isFideXml, becomes: ['lookup'] },
  export: { isIt: isTournamentBook, becomes: ['tournament'] },
  book: { isIt: isBook, becomes: [] },
  report: { isIt: ({ format }) => format === 'trf', becomes: fromReport },
  document: { isIt: ({ format }) => format === 'json', becomes: ['tournament'] },
  games: { isIt: ({ format }) => format === 'pgn', becomes: ['tournament'] },
  'dsb-clubs': { isIt: ({ keys }) => hasAll(keys, 'zpsnummer', 'vereinsname'), becomes: [] },
  dsb: { isIt: isGerman, becomes: ['members', 'lookup', 'entries'], federation: 'GER' },
  'dsu-members': ofLayout('dsu-members', 'DEN'),
  'dsu-club': ofLayout('dsu-club', 'DEN'),
  ecf: ofLayout('ecf', 'ENG'),
  knsb: ofLayout('knsb', 'NED'),
  fsi: ofLayout('fsi', 'ITA'),
  cfc: ofLayout('cfc', 'CAN'),
  uscf: ofLayout('uscf', 'USA'),
  'cross-table': {
    isIt: ({ isCrossTable }) => isCrossTable,
    becomes: [...fromTable, 'tournament'],
  },
  vega: { isIt: ({ isVega }) => isVega, becomes: fromTable },
  'swiss-manager': { isIt: ({ keys }) => hasAll(keys, 'rtgint', 'rtgnat'), becomes: fromTable },
  players: {
    isIt: ({ fields }) => fields.has('name') || fields.has('surname'),
    becomes: fromTable,
  },
  unknown: { isIt: () => true, becomes: [] },
} as const satisfies Readonly<Record<string, ListFileKind>>;

export type ListFileCode = keyof typeof listFileKinds;

/** The codes in the order in which they are tried. */
export const listFileCodes = Object.keys(listFileKinds) as readonly ListFileCode[];
