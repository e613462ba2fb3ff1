import type { OpenGamesView } from '@rokade/tournament';
import { type Columns, forPeople } from './column.ts';
import { personColumns } from './person-columns.ts';

type OpenGamesRow = OpenGamesView['rows'][number];

const person = personColumns(({ player }: OpenGamesRow) => player);

/** Who still has to play, and against whom. */
export const openGamesColumns: Columns<OpenGamesRow> = [
  { ...person.no, media: forPeople },
  person.name,
  {
    key: 'games',
    kind: 'text',
    heading: 'public.still-to-play',
    media: forPeople,
    narrow: 'second',
    value: ({ games }) => games.map(({ opponent }) => opponent.name).join('; '),
  },
];
