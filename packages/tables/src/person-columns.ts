import type { ShownRating } from '@rokade/tournament';
import { forReaders, type NamedPlayer } from './column.ts';
import { belowIfFilled, columnsIn, head, second } from './columns-in.ts';

/** A player with all values that tables show. */
export interface TablePlayer extends NamedPlayer, ShownRating {
  readonly club: string;
  readonly federation: string;
}

/** An empty player. */
export const nobody: TablePlayer = {
  no: 0,
  title: '',
  name: '',
  club: '',
  federation: '',
  rating: null,
  otherList: null,
};

/**
 * The columns about a person, in the order of chess-results: number, title, name, federation, rating,
 * club. The federation is shown if there are several, the club if any player has one, as readers of an
 * international event and of a town's event want it.
 */
export function personColumns<Row>(playerOf: (row: Row) => TablePlayer) {
  const of = columnsIn(forReaders).column<Row>;
  return {
    no: of('no', 'terms.number', { media: ['paper', 'terminal', 'file', 'json'] }).number(
      (row) => playerOf(row).no,
    ),
    title: of('title', 'terms.title', { media: ['file'] }).text((row) => playerOf(row).title),
    name: of('name', 'terms.name', head).player(playerOf),
    federation: of('federation', 'terms.federation', { ...second, leftOut: 'alike' }).text(
      (row) => playerOf(row).federation,
    ),
    rating: of('rating', 'terms.rating', belowIfFilled).rating(playerOf),
    club: of('club', 'terms.club', { narrow: 'gone', leftOut: 'empty' }).text(
      (row) => playerOf(row).club,
    ),
  };
}
