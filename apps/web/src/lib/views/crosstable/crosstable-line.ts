import type { CrosstableHeads, CrosstableRow, Said } from '@rokade/tables';
import type { TranslateFor } from '@rokade/texts';
import { type CrosstableView, isRoundRobin, type SystemChoice } from '@rokade/tournament';
import type { Locale } from '#lib/ui/locale.ts';
import { type StandingsLine, standingsLines } from '#lib/views/standings/standings-line.ts';
import { cellText, meetingText } from './cell-text.ts';

/** The crosstable in words and numbers of a language. */
export interface CrosstableLines extends CrosstableHeads {
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
): readonly Said[] {
  const cells = rows[own]?.cells ?? [];
  return rows.map((_, line) => {
    if (line === own) return { text: '×', words: t('public.no-game-with-himself') };
    const games = cells.filter((cell) => cell.kind === 'game' && cell.opponentRank === line + 1);
    return meetingText(t, games);
  });
}

const roundColumn = (t: TranslateFor<'tournament'>, round: number): Said => ({
  text: String(round),
  words: t('terms.round-n', { round }),
});

const arrows = { up: '↑', down: '↓' } as const;

/** A player's rounds, with an arrow where they met somebody of another score group. */
function roundCells(row: Row | undefined, t: TranslateFor<'tournament'>): readonly Said[] {
  return (row?.cells ?? []).map((cell, index) => {
    const { text, words } = cellText(t, cell);
    const float = row?.floats[index] ?? null;
    if (float === null) return { text, words };
    return { text: `${text}${arrows[float]}`, words: `${words}, ${t(`public.float-${float}`)}` };
  });
}

/** The crosstable by rounds, or for a round robin by opponents. */
function crosstableLines(
  { rows, rounds }: CrosstableView,
  system: SystemChoice,
  { language, t }: Locale<'tournament'>,
): CrosstableLines {
  const by = isRoundRobin(system) ? 'opponents' : 'rounds';
  const standings = standingsLines({ rows: rows.map(({ standing }) => standing) }, language);
  const columns = Array.from({ length: by === 'rounds' ? rounds : rows.length }, (_, index) =>
    by === 'rounds'
      ? roundColumn(t, index + 1)
      : { text: String(index + 1), words: rows[index]?.standing.player.name ?? '' },
  );
  const lines = standings.map((standing, index) => ({
    ...standing,
    line: index + 1,
    cells: by === 'opponents' ? meetings(rows, index, t) : roundCells(rows[index], t),
  }));
  const floats = rows.some((row) => row.floats.some((float) => float !== null));
  return { by, floats, columns, lines };
}

/** Points after each round, in the order of the standings. */
function progressLines(
  { rows, rounds }: CrosstableView,
  { language, t }: Locale<'tournament'>,
): CrosstableLines {
  const standings = standingsLines({ rows: rows.map(({ standing }) => standing) }, language);
  const lines = standings.map((standing, index) => ({
    ...standing,
    line: index + 1,
    cells: rows[index]?.progress ?? [],
  }));
  const columns = Array.from({ length: rounds }, (_, index) => roundColumn(t, index + 1));
  return { by: 'progress', floats: false, columns, lines };
}

/** Which table of rounds a reader wants: `?view=progress`, by default the crosstable. */
export type CrosstableKind = 'crosstable' | 'progress';

/** The kind an address asks for. */
export const crosstableKind = (query: URLSearchParams): CrosstableKind =>
  query.get('view') === 'progress' ? 'progress' : 'crosstable';

/** The table a reader wants. */
export const tableOf = (
  kind: CrosstableKind,
  view: CrosstableView,
  { system, locale }: { readonly system: SystemChoice; readonly locale: Locale<'tournament'> },
): CrosstableLines =>
  kind === 'progress' ? progressLines(view, locale) : crosstableLines(view, system, locale);
