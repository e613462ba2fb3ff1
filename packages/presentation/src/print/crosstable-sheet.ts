import type { TranslateFor } from '@rokade/texts';
import { type TieBreakCode, type Tournament, viewCrosstable } from '@rokade/tournament';
import { type CrosstableLines, tableOf } from '../views/crosstable/crosstable-line.ts';
import type { PrintRequest } from './print-request.ts';

/** Every result, game by game. */
export interface CrosstableSheet {
  readonly kind: 'crosstable';
  readonly table: CrosstableLines;
  readonly tieBreaks: readonly TieBreakCode[];
}

/** There is nothing to print yet. */
export interface EmptySheet {
  readonly kind: 'empty';
  readonly why: 'round' | 'players' | 'prizes' | 'numbers' | 'norms' | 'codes';
}

export const noRound: EmptySheet = { kind: 'empty', why: 'round' };

/** The crosstable, or the table of progress, after a round. */
export function crosstableSheet(
  t: Tournament,
  request: PrintRequest,
  say: TranslateFor<'tournament'>,
): CrosstableSheet | EmptySheet {
  const { round, language } = request;
  if (round === 0) return noRound;
  const view = viewCrosstable(t, round);
  const { tieBreaks } = t.settings;
  const kind = request.kind === 'progress' ? 'progress' : 'crosstable';
  const { system } = t.settings;
  const table = tableOf(kind, view, { system, locale: { language, t: say } });
  return { kind: 'crosstable', table, tieBreaks };
}
