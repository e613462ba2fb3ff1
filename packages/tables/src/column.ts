import type { Fraction, HalfPoints, TieBreakValue } from '@rokade/rules';
import type { KeyFor } from '@rokade/texts';
import type { GameResult, ShownRating } from '@rokade/tournament';

/** Where a table is shown. `json` is the command line's output for programs. */
export type Medium = 'page' | 'paper' | 'terminal' | 'file' | 'json';

/** The media for people. */
export const forPeople = ['page', 'paper', 'terminal'] as const satisfies readonly Medium[];

/** All media except the command line's JSON documents, whose fields are fixed. */
export const forReaders = [...forPeople, 'file'] as const satisfies readonly Medium[];

/** All media. */
export const everywhere = [...forReaders, 'json'] as const satisfies readonly Medium[];

/** A text as printed, and as a screen reader should speak it. */
export interface SpokenText {
  readonly text: string;
  readonly words: string;
}

/** A tie-break's value without its explanation. */
export type Stages = Pick<TieBreakValue, 'stages'>;

/** A player as a cell shows them; `note` follows the name in brackets. */
export interface NamedPlayer {
  readonly id?: string;
  readonly no: number;
  readonly title: string;
  readonly name: string;
  readonly withdrawn?: boolean;
  readonly note?: string;
}

/** The value of a cell by its kind; the kind decides how each medium shows and sorts it. */
export interface CellValues {
  readonly text: string;
  /** A text if several share a place, "3–5"; null: none. */
  readonly number: number | string | null;
  readonly points: HalfPoints | null;
  /** A text if there is no player. */
  readonly player: NamedPlayer | string;
  readonly rating: ShownRating;
  /** A tie-break's stages, or the ready text of the deciding ones; null: dropped. */
  readonly value: Stages | string | null;
  /** null: no result yet; undefined: no game. */
  readonly result: GameResult | null | undefined;
  /** Shown with two decimals. */
  readonly exact: Fraction;
  /** Shown with its sign. */
  readonly change: number | null;
  /** `''`: empty; a narrow screen omits it. */
  readonly spoken: SpokenText;
  /** `2026-11-21`, `2026-11-21T19:00` or ''. */
  readonly day: string;
  /** The time of a journal entry, in UTC. */
  readonly moment: string;
  readonly flag: boolean;
  /** Fields, ticks, buttons and links; only on pages. */
  readonly actions: null;
}

export type CellKind = keyof CellValues;

/**
 * What happens to a column on a narrow screen: it moves to the second row, or is omitted; `grow` takes
 * the remaining width.
 */
export type Narrow = 'grow' | 'second' | 'gone';

export interface ColumnHead {
  /** The column's name in styles, in a page's snippets, and in the command line's documents. */
  readonly key: string;
  /** The column's heading; a plain text if it is not one of Rokade's terms. */
  readonly heading: KeyFor<'tournament'> | SpokenText;
  readonly media: readonly Medium[];
  readonly narrow?: Narrow;
  /** True: in the second row its heading stands before the value. */
  readonly named?: true;
  /** True: only screen readers speak the heading. */
  readonly silent?: true;
  readonly weight?: 'strong' | 'quiet';
  readonly align?: Align;
  /** True: the cell is the heading of its row. */
  readonly isHead?: boolean;
  /** True: on pages only arbiters see it. */
  readonly arbiter?: true;
  /** When people do not see the column: if all cells are empty, or if all filled ones are equal. */
  readonly leftOut?: 'empty' | 'alike';
  /** True: its days or moments can be of several years. */
  readonly dated?: true;
  /** True: a row that has just changed is marked in this column. */
  readonly marksChange?: true;
  /** The object that contains it in the command line's documents. */
  readonly within?: string;
}

export type ColumnOf<Row, Kind extends CellKind> = ColumnHead & {
  readonly kind: Kind;
  readonly value: (row: Row) => CellValues[Kind];
};

/** A column of a table with rows of this type. */
export type Column<Row> = { [Kind in CellKind]: ColumnOf<Row, Kind> }[CellKind];

export type Columns<Row> = readonly Column<Row>[];

/** The type of the rows that a function makes. */
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
  spoken: 'centre',
  day: 'start',
  moment: 'start',
  flag: 'centre',
  actions: 'end',
};

/** The alignment of a column's cells and heading: its own, else by its kind. */
export const alignOf = ({ kind, align }: { kind: CellKind; align?: Align }): Align =>
  align ?? alignments[kind];

/** A column with a snippet of the page: part of a form, or other content. */
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

/** A page's last column, with buttons for the row, or the reason why there are none. */
export const actionsColumn = (heading: KeyFor<'tournament'>): Column<unknown> =>
  partColumn('actions', heading, { silent: true, narrow: 'second', align: 'end' });
