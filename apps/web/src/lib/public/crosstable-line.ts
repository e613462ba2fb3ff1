import type { Translate } from '@rokade/texts';
import type { CrosstableView, Language } from '@rokade/tournament';
import { type CellText, cellText } from './cell-text.ts';
import { type StandingsLine, standingsLines } from './standings-line.ts';

/** A line of the crosstable ready to be shown. `line` is what other lines' cells name it by. */
export interface CrosstableLine extends StandingsLine {
  readonly line: number;
  readonly cells: readonly CellText[];
}

/** The crosstable in words and numbers of a language. */
export function crosstableLines(
  { rows }: CrosstableView,
  language: Language,
  t: Translate,
): readonly CrosstableLine[] {
  const standings = standingsLines({ rows: rows.map(({ standing }) => standing) }, language);
  return standings.map((standing, index) => ({
    ...standing,
    line: index + 1,
    cells: (rows[index]?.cells ?? []).map((cell) => cellText(t, cell)),
  }));
}
