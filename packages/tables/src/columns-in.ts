import {
  type CellKind,
  type CellValues,
  type ColumnHead,
  type ColumnOf,
  everywhere,
  type Medium,
  type SpokenText,
} from './column.ts';

export type Heading = ColumnHead['heading'];
export type More = Partial<Omit<ColumnHead, 'heading'>>;

/** A heading that is a plain text. */
export const plainHeading = (text: string): SpokenText => ({ text, words: text });

/** The options of the column that names the row. */
export const head = { isHead: true, narrow: 'grow' } as const satisfies More;
export const strong = { weight: 'strong' } as const satisfies More;
/**
 * The options of a column that moves to the second row on a narrow screen; `below`: with its heading
 * before the value.
 */
export const second = { narrow: 'second' } as const satisfies More;
export const secondIfFilled = { ...second, leftOut: 'empty' } as const satisfies More;
export const below = { ...second, named: true } as const satisfies More;
export const belowIfFilled = { ...below, leftOut: 'empty' } as const satisfies More;

/** Makes columns for some media, each from its key, kind, heading and further options. */
export function columnsIn(media: readonly Medium[]) {
  /**
   * A column with the row's value under the column's own key; if the column has another key, `more`
   * gives it.
   */
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

  /**
   * A column with a value computed from the row: `column<Row>(key, heading).points(({ halfPoints }) =>
   * halfPoints)`.
   */
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
      spoken: of('spoken'),
      day: of('day'),
      result: of('result'),
    };
  };

  return { own, column };
}

/** Makes columns for every medium. */
export const { own, column } = columnsIn(everywhere);
