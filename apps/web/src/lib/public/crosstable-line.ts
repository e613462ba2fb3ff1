import type { Translate } from '@rokade/texts';
import {
  type CrosstableView,
  isRoundRobin,
  type Language,
  type SystemChoice,
} from '@rokade/tournament';
import { type CellText, cellText, meetingText } from './cell-text.ts';
import { type StandingsLine, standingsLines } from './standings-line.ts';

/** A line of the crosstable ready to be shown. `line` is what other lines' cells name it by. */
export interface CrosstableLine extends StandingsLine {
  readonly line: number;
  readonly cells: readonly CellText[];
}

/** The crosstable in words and numbers of a language. */
export interface CrosstableLines {
  /**
   * What a column stands for: a round, or in a round robin, where everybody meets everybody, the
   * opponent in that line.
   */
  readonly by: 'rounds' | 'opponents';
  readonly columns: readonly CellText[];
  readonly lines: readonly CrosstableLine[];
}

type Row = CrosstableView['rows'][number];

/** A cell for each line of the table: what the two had with each other. */
function meetings(rows: readonly Row[], own: number, t: Translate): readonly CellText[] {
  const cells = rows[own]?.cells ?? [];
  return rows.map((_, line) => {
    if (line === own) return { text: '×', words: t('public.no-game-with-himself') };
    const games = cells.filter((cell) => cell.kind === 'game' && cell.opponentRank === line + 1);
    return meetingText(t, games);
  });
}

const roundColumn = (t: Translate, round: number): CellText => ({
  text: String(round),
  words: t('terms.round-n', { round }),
});

/** The crosstable by rounds, or for a round robin by opponents. */
export function crosstableLines(
  { rows, rounds }: CrosstableView,
  system: SystemChoice,
  { language, t }: { readonly language: Language; readonly t: Translate },
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
    cells:
      by === 'opponents'
        ? meetings(rows, index, t)
        : (rows[index]?.cells ?? []).map((cell) => cellText(t, cell)),
  }));
  return { by, columns, lines };
}
