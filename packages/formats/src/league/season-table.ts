import {
  emptyMemberValues,
  emptySeason,
  joinedSeason,
  type MemberValues,
  type Season,
  type SeasonFault,
  type SeasonPlayer,
} from '@rokade/league';
import { findPlayerColumns } from '../csv/player-columns.ts';
import { readPlayerRow } from '../csv/player-row.ts';
import type { Row } from '../csv/split-cells.ts';
import {
  cellAt,
  type SeasonColumns,
  type SeasonTable,
  seasonColumns,
  tableBegunBy,
} from './season-columns.ts';
import { seasonResults } from './season-results.ts';

/** A table of a season in a file: its row of headings, and the rows below it. */
interface Section {
  readonly table: SeasonTable;
  readonly heading: Row;
  readonly rows: Row[];
}

/** The tables in rows, and the rows before the first of them. */
function sectionsOf(rows: readonly Row[]): {
  readonly sections: readonly Section[];
  readonly before: readonly Row[];
} {
  const sections: Section[] = [];
  const before: Row[] = [];
  for (const row of rows) {
    const table = tableBegunBy(row);
    if (table !== null) sections.push({ table, heading: row, rows: [] });
    else (sections.at(-1)?.rows ?? before).push(row);
  }
  return { sections, before };
}

function teamsIn({ heading, rows }: Section, where: string): Season {
  const columns = seasonColumns(heading);
  const faults: SeasonFault[] = [];
  const teams = rows.flatMap((row) => {
    const name = cellAt(row, columns, 'team');
    if (name === '') {
      faults.push({ where, row: row.row, code: 'team-missing', text: row.cells.join(' ').trim() });
      return [];
    }
    return [{ name, club: cellAt(row, columns, 'club'), hall: cellAt(row, columns, 'hall') }];
  });
  return { ...emptySeason, teams, faults };
}

const reserves = ['reserve', 'r', 'res', 'ersatz', 'e', 'ersatzspieler'];
const regulars = [
  '',
  'fast',
  'f',
  'fast spiller',
  'fastspiller',
  'regular',
  'regular player',
  'stamm',
  's',
  'stammspieler',
  'x',
];

function seatIn(text: string): SeasonPlayer['seat'] | null {
  const word = text.toLowerCase();
  if (reserves.includes(word)) return 'reserve';
  return regulars.includes(word) ? 'regular' : null;
}

type PlayerColumns = NonNullable<ReturnType<typeof findPlayerColumns>>;

/**
 * The number in the federation’s register under a heading that may also be one of running numbers: it has
 * at least four digits.
 */
function numberIn(row: Row, columns: SeasonColumns): string {
  const text = cellAt(row, columns, 'number');
  return /^[A-Z]{0,3}\d{4,}$/i.test(text) ? text : '';
}

/** A player’s details in a row, in the fields of a league. */
function memberIn(
  row: Row,
  { columns, number }: { readonly columns: PlayerColumns; readonly number: string },
  where: string,
  faults: SeasonFault[],
): MemberValues | null {
  const { details, faults: wrong } = readPlayerRow(row, columns);
  for (const fault of wrong) {
    const place = { where, row: row.row };
    const text = 'text' in fault ? fault.text : 'rating' in fault ? String(fault.rating) : '';
    if (fault.code === 'csv.name.missing') {
      faults.push({ ...place, code: 'player-missing', text: row.cells.join(' ').trim() });
      return null;
    }
    if (fault.code.startsWith('csv.rating')) faults.push({ ...place, code: 'rating', text });
    else if (fault.code === 'csv.birth-date.invalid') faults.push({ ...place, code: 'year', text });
  }
  return {
    ...emptyMemberValues,
    name: details.name,
    rating: details.rating ?? details.fideRating ?? 0,
    ...(details.fideRating === null ? {} : { fideRating: details.fideRating }),
    nationalId: details.nationalId || number,
    fideId: details.fideId,
    title: details.title,
    federation: details.federation,
    sex: details.sex,
    born: details.birthDate.slice(0, 4),
  };
}

function squadsIn({ heading, rows }: Section, where: string): Season {
  const columns: SeasonColumns = seasonColumns(heading);
  const found = findPlayerColumns([heading, ...rows]);
  const faults: SeasonFault[] = [];
  if (found === null) return emptySeason;
  let last = '';
  const players = rows.flatMap((row): readonly SeasonPlayer[] => {
    // A team may stand in the first of its rows only.
    const team = cellAt(row, columns, 'team') || last;
    last = team;
    if (team === '') {
      faults.push({ where, row: row.row, code: 'team-missing', text: row.cells.join(' ').trim() });
      return [];
    }
    const values = memberIn(row, { columns: found, number: numberIn(row, columns) }, where, faults);
    if (values === null) return [];
    const text = cellAt(row, columns, 'seat');
    const seat = seatIn(text);
    if (seat === null) faults.push({ where, row: row.row, code: 'seat', text });
    return [{ where, row: row.row, team, seat: seat ?? 'regular', values }];
  });
  return { ...emptySeason, players, faults };
}

function seasonIn(section: Section, where: string): Season {
  switch (section.table) {
    case 'teams':
      return teamsIn(section, where);
    case 'squads':
      return squadsIn(section, where);
    case 'results':
      return seasonResults(section.heading, section.rows, where);
  }
}

/** The columns with content whose headings are none of the table, which are not read. */
function unreadColumns({ table, heading, rows }: Section, where: string): readonly SeasonFault[] {
  const read = new Set(seasonColumns(heading).values());
  const players = table === 'squads' ? findPlayerColumns([heading, ...rows]) : null;
  return heading.cells.flatMap((cell, index): readonly SeasonFault[] => {
    const text = cell.trim();
    const isRead = read.has(index) || (players?.fields[index] ?? null) !== null;
    const isFilled = rows.some(({ cells }) => (cells[index] ?? '').trim() !== '');
    return text === '' || isRead || !isFilled
      ? []
      : [{ where, row: heading.row, code: 'column', text }];
  });
}

/**
 * A season in tables: teams (team, club, hall), squads (team, name, rating, number, born, seat …) and
 * results (round, home, away, result; or also board and players, one row a board). Each begins with a row
 * of its headings; they may stand below each other in one file. `where` names the file or the sheet.
 */
export function seasonOfTables(rows: readonly Row[], where: string): Season {
  const { sections, before } = sectionsOf(rows);
  const [first] = before;
  const text = first?.cells.join(' ').trim() ?? '';
  const lost: readonly SeasonFault[] =
    first === undefined || sections.length > 0
      ? []
      : [{ where, row: first.row, code: 'no-heading', text }];
  return joinedSeason([
    {
      ...emptySeason,
      faults: [...lost, ...sections.flatMap((section) => unreadColumns(section, where))],
    },
    ...sections.map((section) => seasonIn(section, where)),
  ]);
}
