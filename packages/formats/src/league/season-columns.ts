import { headingKey } from '../csv/player-field.ts';
import type { Row } from '../csv/split-cells.ts';

/** The headings of a season’s tables beside those of players, as `headingKey` leaves them, in three languages. */
const headings = {
  team: 'hold holdnavn team teamname mannschaft mannschaftsname',
  club: 'klub klubnavn club clubname verein vereinsname',
  hall: 'spillested spillelokale lokale hall venue playsat spiellokal spielort',
  seat: 'status rolle role seat einsatz fastreserve',
  number: 'nr no nummer number id spillernr spielernr',
  round: 'runde rd round spieltag',
  day: 'dato dag date day datum termin',
  time: 'tid tidspunkt klokkeslæt kl time uhrzeit beginn',
  place: 'sted place ort',
  home: 'hjemme hjemmehold home hometeam heim heimmannschaft heimverein',
  away: 'ude udehold away awayteam gast gastmannschaft auswärts',
  board: 'bræt brætnr board boardno brett brettnr',
  homePlayer: 'hjemmespiller homeplayer heimspieler spielerheim',
  homeNumber: 'hjemmenr hjemmenummer homeid homenumber heimnr heimpkz',
  awayPlayer: 'udespiller awayplayer gastspieler spielergast',
  awayNumber: 'udenr udenummer awayid awaynumber gastnr gastpkz',
  result: 'resultat res result score ergebnis',
} as const;

export type SeasonColumn = keyof typeof headings;

const columnOf = new Map(
  Object.entries(headings).flatMap(([column, words]) =>
    words.split(' ').map((word) => [word, column as SeasonColumn] as const),
  ),
);

/** The tables of a season. */
export type SeasonTable = 'teams' | 'squads' | 'results';

/** The columns of a table that are headed by what only a season’s tables have. */
export type SeasonColumns = ReadonlyMap<SeasonColumn, number>;

/** The columns by their headings. */
export const seasonColumns = ({ cells }: Row): SeasonColumns =>
  new Map(
    cells.flatMap((cell, index) => {
      const column = columnOf.get(headingKey(cell));
      return column === undefined ? [] : [[column, index] as const];
    }),
  );

const names = 'navn spiller name player spieler efternavn surname nachname lastname'.split(' ');

/** Which table a row of headings begins; null: it is none. */
export function tableBegunBy(row: Row): SeasonTable | null {
  const columns = seasonColumns(row);
  if (columns.has('home') && columns.has('away') && columns.has('round')) return 'results';
  if (!columns.has('team')) return null;
  const keys = row.cells.map(headingKey);
  if (keys.some((key) => names.includes(key))) return 'squads';
  // A row of data may have a team called "Team": a heading has nothing but headings.
  const areHeadings = keys.every((key) => key === '' || columnOf.has(key));
  return areHeadings ? 'teams' : null;
}

export const cellAt = (row: Row, columns: SeasonColumns, column: SeasonColumn): string => {
  const index = columns.get(column);
  return index === undefined ? '' : (row.cells[index] ?? '').trim();
};
