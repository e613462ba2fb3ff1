import type { OpenGamesView } from '@rokade/tournament';
import { type Columns, forPeople } from './column.ts';
import { column, second } from './columns-in.ts';
import { personColumns } from './person-columns.ts';

type OpenGamesRow = OpenGamesView['rows'][number];

const person = personColumns(({ player }: OpenGamesRow) => player);

/** The columns of games still to be played, by player and opponent. */
export const openGamesColumns: Columns<OpenGamesRow> = [
  { ...person.no, media: forPeople },
  person.name,
  column<OpenGamesRow>('games', 'public.still-to-play', { ...second, media: forPeople }).text(
    ({ games }) => games.map(({ opponent }) => opponent.name).join('; '),
  ),
];
