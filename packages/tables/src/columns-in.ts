import {
  type CellKind,
  type CellValues,
  type ColumnHead,
  type ColumnOf,
  everywhere,
  type Medium,
  type Said,
} from './column.ts';

export type Heading = ColumnHead['heading'];
export type More = Partial<Omit<ColumnHead, 'heading'>>;

/** A heading in the reader's words. */
export const said = (text: string): Said => ({ text, words: text });

/** What names a row. */
export const head = { isHead: true, narrow: 'grow' } as const satisfies More;
export const strong = { weight: 'strong' } as const satisfies More;
/** What goes into the second row of a narrow screen; `below` with its heading before it. */
export const second = { narrow: 'second' } as const satisfies More;
export const secondIfSaid = { ...second, leftOut: 'empty' } as const satisfies More;
export const below = { ...second, named: true } as const satisfies More;
export const belowIfSaid = { ...below, leftOut: 'empty' } as const satisfies More;

/** Makes columns for some media, each from its key, what it holds, its heading and what else is said of it. */
export function columnsIn(media: readonly Medium[]) {
  /** Holds what a row has under the column's own key; where the column goes by another, `more` says it. */
  const own = <const Key extends string, Kind extends CellKind>(
    key: Key,
    kind: Kind,
    heading: Heading,
    more: More = {},
  ): ColumnOf<Readonly<Record<Key, CellValues[Kind]>>, Kind> => ({
    key,
    kind,
    heading,
    media,
    ...more,
    value: (row) => row[key],
  });

  /** Holds what is made of a row: `column<Row>(key, heading).points(({ halfPoints }) => halfPoints)`. */
  const column = <Row>(key: string, heading: Heading, more: More = {}) => {
    const of =
      <Kind extends CellKind>(kind: Kind) =>
      (value: (row: Row) => CellValues[Kind]): ColumnOf<Row, Kind> => ({
        key,
        kind,
        heading,
        media,
        ...more,
        value,
      });
    return {
      text: of('text'),
      number: of('number'),
      points: of('points'),
      player: of('player'),
      rating: of('rating'),
      value: of('value'),
      exact: of('exact'),
      change: of('change'),
      said: of('said'),
      day: of('day'),
      result: of('result'),
    };
  };

  return { own, column };
}

/** Makes columns that stand in every medium. */
export const { own, column } = columnsIn(everywhere);
