import type { ShownRating } from '@rokade/tournament';
import { type Column, forReaders, type NamedPlayer } from './column.ts';

/** A player with everything that tables tell of them. */
export interface TablePlayer extends NamedPlayer, ShownRating {
  readonly club: string;
  readonly federation: string;
}

/**
 * The columns about a person, in the order of chess-results: number, title, name, federation, rating,
 * club. The federation stands where there are several, the club where somebody has one: that is what
 * an event of many countries, and one of a town's clubs, each want to read.
 */
export const personColumns = <Row>(playerOf: (row: Row) => TablePlayer) =>
  ({
    no: {
      key: 'no',
      kind: 'number',
      heading: 'terms.number',
      media: ['paper', 'terminal', 'file', 'json'],
      value: (row) => playerOf(row).no,
    },
    title: {
      key: 'title',
      kind: 'text',
      heading: 'terms.title',
      media: ['file'],
      value: (row) => playerOf(row).title,
    },
    name: {
      key: 'name',
      kind: 'player',
      heading: 'terms.name',
      media: forReaders,
      narrow: 'grow',
      isHead: true,
      value: playerOf,
    },
    federation: {
      key: 'federation',
      kind: 'text',
      heading: 'terms.federation',
      media: forReaders,
      narrow: 'second',
      leftOut: 'alike',
      value: (row) => playerOf(row).federation,
    },
    rating: {
      key: 'rating',
      kind: 'rating',
      heading: 'terms.rating',
      media: forReaders,
      narrow: 'second',
      named: true,
      leftOut: 'empty',
      value: playerOf,
    },
    club: {
      key: 'club',
      kind: 'text',
      heading: 'terms.club',
      media: forReaders,
      narrow: 'gone',
      leftOut: 'empty',
      value: (row) => playerOf(row).club,
    },
  }) as const satisfies Readonly<Record<string, Column<Row>>>;
