import type { Fraction, HalfPoints, TieBreakValue } from '@rokade/rules';
import type { KeyFor } from '@rokade/texts';
import type { GameResult, ShownRating } from '@rokade/tournament';

/** Where a table stands. `json` is what the command line gives to programs. */
export type Medium = 'page' | 'paper' | 'terminal' | 'file' | 'json';

/** What people read. */
export const forPeople = ['page', 'paper', 'terminal'] as const satisfies readonly Medium[];

/** Everywhere but in the command line's documents, whose fields are fixed. */
export const forReaders = [...forPeople, 'file'] as const satisfies readonly Medium[];

/** What programs read, too. */
export const everywhere = [...forReaders, 'json'] as const satisfies readonly Medium[];

/** A text as printed, and as a screen reader should say it. */
export interface Said {
  readonly text: string;
  readonly words: string;
}

/** A tie-break's value without its workings. */
export type Stages = Pick<TieBreakValue, 'stages'>;

/** A player as a cell names them; `note` stands behind the name, in brackets. */
export interface NamedPlayer {
  readonly id?: string;
  readonly no: number;
  readonly title: string;
  readonly name: string;
  readonly withdrawn?: boolean;
  readonly note?: string;
}

/** What a cell can hold, by its kind; the kind decides how each medium shows and sorts it. */
export interface CellValues {
  readonly text: string;
  /** A text where several share a place, "3–5"; null: there is none. */
  readonly number: number | string | null;
  readonly points: HalfPoints | null;
  /** Words where nobody stands. */
  readonly player: NamedPlayer | string;
  readonly rating: ShownRating;
  /** A tie-break's stages, or a text already made of those that decide; null: dropped. */
  readonly value: Stages | string | null;
  /** null: open; undefined: there is no game. */
  readonly result: GameResult | null | undefined;
  /** Two decimals. */
  readonly exact: Fraction;
  /** With its sign. */
  readonly change: number | null;
  /** `''`: nothing, which a narrow screen leaves out. */
  readonly said: Said;
  /** `2026-11-21`, `2026-11-21T19:00` or ''. */
  readonly day: string;
  /** Of a journal's entry, in UTC. */
  readonly moment: string;
  readonly flag: boolean;
  /** Fields, ticks, buttons and links, which only a page has. */
  readonly actions: null;
}

export type CellKind = keyof CellValues;

/** Where a column gives way on a narrow screen: to the second row, or away; `grow` takes what is left. */
export type Narrow = 'grow' | 'second' | 'gone';

export interface ColumnHead {
  /** Names the column in styles, on a page's own cells, and in the command line's documents. */
  readonly key: string;
  /** What stands above it; a text where no word of ours does. */
  readonly heading: KeyFor<'tournament'> | Said;
  readonly media: readonly Medium[];
  readonly narrow?: Narrow;
  /** In the second row its heading stands before it. */
  readonly named?: true;
  /** The heading is only spoken. */
  readonly silent?: true;
  readonly weight?: 'strong' | 'quiet';
  readonly align?: Align;
  /** Names its row. */
  readonly isHead?: boolean;
  /** On pages the arbiter alone sees it. */
  readonly arbiter?: true;
  /** People do not see it where no row fills it, or where all rows that do say the same. */
  readonly leftOut?: 'empty' | 'alike';
  /** Its days or moments are of several years. */
  readonly dated?: true;
  /** The mark of a line that has just changed stands here. */
  readonly marksChange?: true;
  /** The object it belongs to in the command line's documents. */
  readonly within?: string;
}

export type ColumnOf<Row, Kind extends CellKind> = ColumnHead & {
  readonly kind: Kind;
  readonly value: (row: Row) => CellValues[Kind];
};

/** A column of a table whose lines are `Row`s. */
export type Column<Row> = { [Kind in CellKind]: ColumnOf<Row, Kind> }[CellKind];

export type Columns<Row> = readonly Column<Row>[];

/** A line as some function makes them. */
export type RowOf<Make extends (...facts: never[]) => readonly unknown[]> =
  ReturnType<Make>[number];

export type Align = 'start' | 'centre' | 'end';

const alignments: Readonly<Record<CellKind, Align>> = {
  text: 'start',
  number: 'end',
  points: 'end',
  player: 'start',
  rating: 'end',
  value: 'end',
  result: 'centre',
  exact: 'end',
  change: 'end',
  said: 'centre',
  day: 'start',
  moment: 'start',
  flag: 'centre',
  actions: 'end',
};

/** How a column's cells and its heading are aligned: unless it says so itself, by what it holds. */
export const alignOf = ({ kind, align }: { kind: CellKind; align?: Align }): Align =>
  align ?? alignments[kind];

/** A column of a page that holds parts of a form or of the page, which the page brings. */
export const partColumn = (
  key: string,
  heading: ColumnHead['heading'],
  more: Partial<Omit<ColumnHead, 'key' | 'heading'>> = {},
): Column<unknown> => ({
  key,
  kind: 'actions',
  heading,
  media: ['page'],
  align: 'start',
  ...more,
  value: () => null,
});

/** A page's last column: what can be done about a row, or why it is so. */
export const actionsColumn = (heading: KeyFor<'tournament'>): Column<unknown> =>
  partColumn('actions', heading, { silent: true, narrow: 'second', align: 'end' });
