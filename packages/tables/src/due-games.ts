import type { DueGame } from '@rokade/tournament';
import { type Columns, forPeople } from './column.ts';
import { below, belowIfFilled, columnsIn, head, second } from './columns-in.ts';

const { own, column } = columnsIn(forPeople);

/** Postponed games, the next due first; excuses are not printed. */
export const dueGamesColumns: Columns<DueGame> = [
  own('due', 'day', 'public.due-day'),
  column<DueGame>('game', 'public.due-game', head).text(
    ({ white, black }) => `${white.name} – ${black.name}`,
  ),
  own('round', 'number', 'terms.round', below),
  own('why', 'text', 'public.due-why', second),
  own('place', 'text', 'public.due-place', belowIfFilled),
  own('until', 'day', 'public.due-until', belowIfFilled),
  column<DueGame>('excused', 'public.due-excused', {
    media: ['page'],
    narrow: 'second',
    named: true,
    leftOut: 'empty',
  }).text(({ excuses }) => excuses.map(({ player }) => player.name).join('; ')),
];
