import type { TranslateFor } from '@rokade/texts';
import type { PrizesView } from '@rokade/tournament';
import {
  type PrizeListLines,
  prizeLines,
  type Receipt,
  receiptsOf,
} from '../views/prizes/prize-lines.ts';
import type { PrintRequest } from './print-request.ts';

/** Who gets which prize. */
export interface PrizesSheet {
  readonly kind: 'prizes';
  readonly lists: readonly PrizeListLines[];
  readonly round: number;
  readonly provisional: boolean;
}

/** What prize winners sign for. */
export interface ReceiptsSheet {
  readonly kind: 'receipts';
  readonly receipts: readonly Receipt[];
}

/** The prizes without reasons; null: there are none. */
export function prizesSheet(
  view: PrizesView | null,
  request: PrintRequest,
  say: TranslateFor<'console'>,
): PrizesSheet | null {
  if (view === null) return null;
  const { round, provisional } = view;
  const namer = { nameOf: (id: string) => id, nameOfNo: String };
  const lists = prizeLines(view, { language: request.language, t: say, namer });
  const unexplained = lists.map((list) => ({
    ...list,
    rows: list.rows.map((row) => ({ ...row, because: [] })),
    pending: list.pending.map((line) => ({ ...line, because: [] })),
  }));
  return { kind: 'prizes', lists: unexplained, round, provisional };
}

/** A receipt for each winner; null: nobody has won anything. */
export function receiptsSheet(
  view: PrizesView | null,
  { language }: PrintRequest,
): ReceiptsSheet | null {
  const receipts = view === null ? [] : receiptsOf(view, language);
  return receipts.length === 0 ? null : { kind: 'receipts', receipts };
}
