import type { PlayerNo } from '@rokade/rules';
import { type AbnormalTable, abnormalTable, type CellPlace } from './abnormal-points.ts';
import { pairingKind } from './pairing-kind.ts';
import type { TrfCell, TrfDocument } from './trf-document.ts';

/** Everybody's rounds by number, index 0 is round 1. */
export type CellsByNo = ReadonlyMap<PlayerNo, readonly TrfCell[]>;

/** Everybody's rounds by number. */
export const cellsByNo = ({ players }: TrfDocument): CellsByNo =>
  new Map(players.map(({ no, cells }) => [no, cells]));

/** The number of struck pairings from which a struck player is distinguished from the opponent. */
const fewestPairings = 2;

/** Whether a player's pairing does not count. */
export type IsStruck = (place: CellPlace) => boolean;

/**
 * The pairings of a round robin of which 299 takes the points on both sides. That is how a file says
 * that the results of a withdrawn player do not count.
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

/** The players of whom no pairing counts (if they have several): they are not ranked. */
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
