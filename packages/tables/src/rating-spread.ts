import type { RatingClass } from '@rokade/tournament';
import { type Columns, forReaders } from './column.ts';
import { columnsIn } from './columns-in.ts';

const { own, column } = columnsIn(forReaders);

/** The number of players in each class of ratings. */
export const ratingSpreadColumns: Columns<RatingClass> = [
  column<RatingClass>('class', 'terms.rating', { isHead: true }).text(
    ({ from }) => `${from}–${from + 99}`,
  ),
  own('players', 'number', 'terms.players'),
];
