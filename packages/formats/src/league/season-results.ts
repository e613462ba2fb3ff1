import {
  emptySeason,
  type Season,
  type SeasonBoard,
  type SeasonFault,
  type SeasonFaultCode,
  type SeasonMatch,
  type SeatedAs,
} from '@rokade/league';
import { cleaned } from '../csv/cell-text.ts';
import type { Row } from '../csv/split-cells.ts';
import { parseDate } from '../input/parse-date.ts';
import { boardIn, matchIn } from './board-text.ts';
import { cellAt, type SeasonColumn, type SeasonColumns, seasonColumns } from './season-columns.ts';

type Growing = Omit<SeasonMatch, 'boards' | 'score' | 'forfeited'> & {
  readonly boards: Map<number, SeasonBoard>;
  score: SeasonMatch['score'];
  forfeited: SeasonMatch['forfeited'];
};

/** A row of results while it is read. */
interface Reading {
  readonly row: Row;
  readonly columns: SeasonColumns;
  readonly where: string;
  readonly faults: SeasonFault[];
}

const cell = ({ row, columns }: Reading, column: SeasonColumn): string =>
  cleaned(cellAt(row, columns, column));

function tell({ row, where, faults }: Reading, code: SeasonFaultCode, text: string): null {
  faults.push({ where, row: row.row, code, text });
  return null;
}

function numberIn(reading: Reading, column: 'round' | 'board', most: number): number | null {
  const text = cell(reading, column);
  const number = Number(/^(?:\p{L}+\.? ?)?(\d{1,3})\.?$/u.exec(text)?.[1] ?? Number.NaN);
  return number >= 1 && number <= most ? number : tell(reading, column, text);
}

function dayIn(reading: Reading): string {
  const text = cell(reading, 'day');
  const day = parseDate(text);
  if (day !== null && (day === '' || day.length === 10)) return day;
  tell(reading, 'day', text);
  return '';
}

function timeIn(reading: Reading): string {
  const text = cell(reading, 'time');
  const [, hour = '', minute = ''] = /^(\d{1,2})[:.](\d{2})$/.exec(text) ?? [];
  if (text !== '' && (hour === '' || Number(hour) > 23 || Number(minute) > 59)) {
    tell(reading, 'time', text);
    return '';
  }
  return hour === '' ? '' : `${hour.padStart(2, '0')}:${minute}`;
}

function seated(reading: Reading, name: string, number: string): SeatedAs | null {
  const [as, nationalId] = [
    cell(reading, name as SeasonColumn),
    cell(reading, number as SeasonColumn),
  ];
  const isNobody = nationalId === '' && /^(?:|-|–|n\.? ?n\.?|0)$/i.test(as);
  return isNobody ? null : { name: as, nationalId };
}

/** Whether the row is about one board of a match. */
const isOfBoard = (reading: Reading): boolean =>
  (['board', 'homePlayer', 'awayPlayer', 'homeNumber', 'awayNumber'] as const).some(
    (column) => cell(reading, column) !== '',
  );

function readBoard(reading: Reading, match: Growing): void {
  const board =
    cell(reading, 'board') === '' ? match.boards.size + 1 : numberIn(reading, 'board', 40);
  const text = cell(reading, 'result');
  const score = boardIn(text);
  if (score === null) tell(reading, 'result', text);
  if (board === null) return;
  if (match.boards.has(board)) {
    tell(reading, 'board', String(board));
    return;
  }
  const home = seated(reading, 'homePlayer', 'homeNumber');
  const away = seated(reading, 'awayPlayer', 'awayNumber');
  match.boards.set(board, { players: { home, away }, score: score ?? '' });
}

function readWhole(reading: Reading, match: Growing): void {
  const text = cell(reading, 'result');
  const whole = matchIn(text);
  if (whole === null) tell(reading, 'score', text);
  if (whole === null) return;
  match.score = whole.score ?? match.score;
  match.forfeited = whole.forfeited || match.forfeited;
}

/** The match of a row: the one of the same round and teams, or a new one; null: it names none. */
function matchOf(reading: Reading, matches: Map<string, Growing>): Growing | null {
  const round = numberIn(reading, 'round', 200);
  const [home, away] = [cell(reading, 'home'), cell(reading, 'away')];
  if (home === '' || away === '') {
    return tell(reading, 'team-missing', reading.row.cells.join(' ').trim());
  }
  if (round === null) return null;
  const key = `${round} ${home} ${away}`.toLowerCase();
  const { row, where } = reading;
  const found = matches.get(key) ?? {
    where,
    row: row.row,
    round,
    home,
    away,
    day: dayIn(reading),
    time: timeIn(reading),
    place: cell(reading, 'place'),
    boards: new Map<number, SeasonBoard>(),
    score: null,
    forfeited: '',
    counts: null,
  };
  matches.set(key, found);
  return found;
}

const emptyBoard: SeasonBoard = { players: { home: null, away: null }, score: '' };

/** A match with its boards in order; a score beside boards that have results is not needed. */
function finished({ boards, ...match }: Growing): SeasonMatch {
  const most = Math.max(0, ...boards.keys());
  const inOrder = Array.from({ length: most }, (_, index) => boards.get(index + 1) ?? emptyBoard);
  const isCounted = inOrder.some(({ score }) => score !== '');
  return { ...match, boards: inOrder, score: isCounted ? null : match.score };
}

/** The matches in a table of results: a row a match, or a row a board. */
export function seasonResults(heading: Row, rows: readonly Row[], where: string): Season {
  const columns = seasonColumns(heading);
  const faults: SeasonFault[] = [];
  const matches = new Map<string, Growing>();
  for (const row of rows) {
    const reading: Reading = { row, columns, where, faults };
    const match = matchOf(reading, matches);
    if (match === null) continue;
    if (isOfBoard(reading)) readBoard(reading, match);
    else readWhole(reading, match);
  }
  return { ...emptySeason, matches: [...matches.values()].map(finished), faults };
}
