import type { TrfCell, TrfDocument } from './trf-document.ts';

/** Whether an entry shows that a round was paired: a game, a forfeit or a pairing-allocated bye. */
export const isPairedCell = (cell: TrfCell | undefined): boolean =>
  cell !== null && cell !== undefined && (cell.kind === 'game' || cell.result === 'U');

const lastRound = (cells: readonly TrfCell[], counts: (cell: TrfCell) => boolean): number =>
  cells.findLastIndex(counts) + 1;

const latest = (
  { players }: Pick<TrfDocument, 'players'>,
  counts: (cell: TrfCell) => boolean,
): number => players.reduce((round, { cells }) => Math.max(round, lastRound(cells, counts)), 0);

/**
 * The last round that was paired: with a game or a forfeit of any player. A bye U alone in a later
 * round was given before that round is paired, as JaVaFo treats it.
 */
export const lastPairedRound = (document: Pick<TrfDocument, 'players'>): number =>
  latest(document, (cell) => cell?.kind === 'game');

/** The last round with any entry, paired or not. */
export const lastRoundStated = (document: Pick<TrfDocument, 'players'>): number =>
  latest(document, (cell) => cell !== null);
