import type { CellKind, CellValues, ColumnHead, ColumnOf, Medium } from './column.ts';

export type Heading = ColumnHead['heading'];
export type More = Partial<Omit<ColumnHead, 'key' | 'heading'>>;

/** Makes columns for some media, each from its key, what it holds, its heading and what else is said of it. */
export function columnsIn(media: readonly Medium[]) {
  /** Holds what a row has under the column's own key. */
  const own = <const Key extends string, Kind extends CellKind>(
    key: Key,
    kind: Kind,
    heading: Heading,
    more: More = {},
  ): ColumnOf<Readonly<Record<Key, CellValues[Kind]>>, Kind> => ({
    ...{ key, kind, heading, media, ...more },
    value: (row) => row[key],
  });

  /** Holds what is made of a row: `column<Row>(key, heading).points(({ halfPoints }) => halfPoints)`. */
  const column = <Row>(key: string, heading: Heading, more: More = {}) => {
    const of =
      <Kind extends CellKind>(kind: Kind) =>
      (value: (row: Row) => CellValues[Kind]): ColumnOf<Row, Kind> => ({
        ...{ key, kind, heading, media, ...more },
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
      moment: of('moment'),
    };
  };

  return { own, column };
}
