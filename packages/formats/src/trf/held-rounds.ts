import type { TrfCell, TrfDocument } from './trf-document.ts';

/** Whether an entry shows that a round was paired: a game, a forfeit or a bye by the pairing. */
export const isPairedCell = (cell: TrfCell | undefined): boolean =>
  cell !== null && cell !== undefined && (cell.kind === 'game' || cell.result === 'U');

const lastRound = (cells: readonly TrfCell[], counts: (cell: TrfCell) => boolean): number =>
  cells.findLastIndex(counts) + 1;

const latest = (
  { players }: Pick<TrfDocument, 'players'>,
  counts: (cell: TrfCell) => boolean,
): number => players.reduce((round, { cells }) => Math.max(round, lastRound(cells, counts)), 0);

/**
 * The last round that the document holds: in which somebody has a game or a forfeit. A bye U that
 * stands alone in a later round was set before that round is paired, as JaVaFo takes it.
 */
export const heldRounds = (document: Pick<TrfDocument, 'players'>): number =>
  latest(document, (cell) => cell?.kind === 'game');

/** The last round for which any player has any entry, held or not. */
export const lastRoundStated = (document: Pick<TrfDocument, 'players'>): number =>
  latest(document, (cell) => cell !== null);
