import type { PlayerNo } from '@rokade/rules';
import { type AbnormalTable, abnormalTable, type CellPlace } from './abnormal-points.ts';
import { pairingKind } from './pairing-kind.ts';
import type { TrfCell, TrfDocument } from './trf-document.ts';

/** Everybody's rounds, index 0 is round 1. */
export type CellsByNo = ReadonlyMap<PlayerNo, readonly TrfCell[]>;

/** Everybody's rounds by number. */
export const cellsByNo = ({ players }: TrfDocument): CellsByNo =>
  new Map(players.map(({ no, cells }) => [no, cells]));

/** So many pairings tell who was struck from their opponent. */
const fewestPairings = 2;

/** Whether a pairing of a player does not count. */
export type IsStruck = (place: CellPlace) => boolean;

/**
 * The pairings of a round robin from which 299 takes the points on both sides. So a file says that the
 * results of somebody who left do not count, though they stand in it.
 *
 * @article DSU 2002 §16a
 * @article FIDE 2012 8.2
 */
export function struckPairings(
  document: TrfDocument,
  all: CellsByNo,
  abnormal: AbnormalTable,
): IsStruck {
  const isPossible = document.abnormalPoints.length > 0 && pairingKind(document) === 'round-robin';
  const cellAt = ({ no, round }: CellPlace): TrfCell => all.get(no)?.[round - 1] ?? null;
  const isWorthless = (place: CellPlace): boolean => abnormal.assigned(cellAt(place), place) === 0;
  return (place) => {
    const cell = isPossible ? cellAt(place) : null;
    if (cell?.kind !== 'game' || !isWorthless(place)) return false;
    return isWorthless({ no: cell.opponent, round: place.round });
  };
}

/** Those none of whose pairings count, of several: they are in no ranking. */
export function struckPlayers(document: TrfDocument): ReadonlySet<PlayerNo> {
  const all = cellsByNo(document);
  const isStruck = struckPairings(document, all, abnormalTable(document));
  return new Set(
    [...all].flatMap(([no, cells]) => {
      const rounds = cells.flatMap((cell, index) => (cell?.kind === 'game' ? [index + 1] : []));
      const areStruck = rounds.every((round) => isStruck({ no, round }));
      return rounds.length >= fewestPairings && areStruck ? [no] : [];
    }),
  );
}
