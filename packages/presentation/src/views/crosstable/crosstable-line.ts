import {
  type CrosstableHeads,
  type CrosstableRow,
  type SpokenText,
  type StandingsLine,
  standingsLines,
} from '@rokade/tables';
import type { TranslateFor } from '@rokade/texts';
import { type CrosstableView, isRoundRobin, type SystemChoice } from '@rokade/tournament';
import type { Locale } from '../../words/locale.ts';
import type { Query } from '../../words/query.ts';
import { cellText, meetingText } from './cell-text.ts';

/** So many lines stand on a page, since each has a cell for each round; files and prints have all. */
export const linesAPage = 250;

/** Lines of a table: from one, counted from 0, up to another. */
interface LineRange {
  readonly from: number;
  readonly to: number;
}

const allLines: LineRange = { from: 0, to: Number.POSITIVE_INFINITY };

/** The page of lines on which the line stands that an address names, by default the first. */
export function linesIn(query: Query): LineRange {
  const line = Number(query.get('from') ?? 1);
  const page = Number.isInteger(line) && line > 0 ? Math.floor((line - 1) / linesAPage) : 0;
  return { from: page * linesAPage, to: (page + 1) * linesAPage };
}

/** The crosstable in words and numbers of a language. */
export interface CrosstableLines extends CrosstableHeads {
  /** How many lines the whole table has. */
  readonly total: number;
  /** Arrows mark who met somebody of another score group. */
  readonly floats: boolean;
  readonly lines: readonly (StandingsLine & CrosstableRow)[];
}

type Row = CrosstableView['rows'][number];

/** A cell for each line of the table: what the two had with each other. */
function meetings(
  rows: readonly Row[],
  own: number,
  t: TranslateFor<'tournament'>,
): readonly SpokenText[] {
  const cells = rows[own]?.cells ?? [];
  return rows.map((_, line) => {
    if (line === own) return { text: '×', words: t('public.no-game-with-himself') };
    const games = cells.filter((cell) => cell.kind === 'game' && cell.opponentRank === line + 1);
    return meetingText(t, games);
  });
}

const roundColumn = (t: TranslateFor<'tournament'>, round: number): SpokenText => ({
  text: String(round),
  words: t('terms.round-n', { round }),
});

const arrows = { up: '↑', down: '↓' } as const;

/** A player's rounds, with an arrow where they met somebody of another score group. */
function roundCells(row: Row | undefined, t: TranslateFor<'tournament'>): readonly SpokenText[] {
  return (row?.cells ?? []).map((cell, index) => {
    const { text, words } = cellText(t, cell);
    const float = row?.floats[index] ?? null;
    if (float === null) return { text, words };
    return { text: `${text}${arrows[float]}`, words: `${words}, ${t(`public.float-${float}`)}` };
  });
}

/** What a table is made for. */
interface TableRequest {
  readonly system: SystemChoice;
  readonly locale: Locale<'tournament'>;
  /** The lines that are wanted; all unless said otherwise. */
  readonly range?: LineRange;
}

/** The requested lines, with the cells of each. */
function linesOf(
  { rows }: CrosstableView,
  { locale, range = allLines }: TableRequest,
  cellsOf: (index: number) => CrosstableRow['cells'],
): Pick<CrosstableLines, 'total' | 'lines'> {
  const standings = rows.map(({ standing }) => standing);
  const lines = standingsLines({ rows: standings }, locale.language)
    .map((standing, index) => ({ ...standing, line: index + 1 }))
    .slice(range.from, range.to)
    .map((line) => ({ ...line, cells: cellsOf(line.line - 1) }));
  return { total: rows.length, lines };
}

/** The crosstable by rounds, or for a round robin by opponents. */
function crosstableLines(view: CrosstableView, request: TableRequest): CrosstableLines {
  const { rows, rounds } = view;
  const { t } = request.locale;
  const by = isRoundRobin(request.system) ? 'opponents' : 'rounds';
  const columns = Array.from({ length: by === 'rounds' ? rounds : rows.length }, (_, index) =>
    by === 'rounds'
      ? roundColumn(t, index + 1)
      : { text: String(index + 1), words: rows[index]?.standing.player.name ?? '' },
  );
  const cells = (index: number) =>
    by === 'opponents' ? meetings(rows, index, t) : roundCells(rows[index], t);
  const floats = rows.some((row) => row.floats.some((float) => float !== null));
  return { by, floats, columns, ...linesOf(view, request, cells) };
}

/** Points after each round, in the order of the standings. */
function progressLines(view: CrosstableView, request: TableRequest): CrosstableLines {
  const { t } = request.locale;
  const columns = Array.from({ length: view.rounds }, (_, index) => roundColumn(t, index + 1));
  const lines = linesOf(view, request, (index) => view.rows[index]?.progress ?? []);
  return { by: 'progress', floats: false, columns, ...lines };
}

/** Which table of rounds a reader wants: `?view=progress`, by default the crosstable. */
export type CrosstableKind = 'crosstable' | 'progress';

/** The kind an address asks for. */
export const crosstableKind = (query: Query): CrosstableKind =>
  query.get('view') === 'progress' ? 'progress' : 'crosstable';

/** The table a reader wants. */
export const tableOf = (
  kind: CrosstableKind,
  view: CrosstableView,
  request: TableRequest,
): CrosstableLines =>
  kind === 'progress' ? progressLines(view, request) : crosstableLines(view, request);
