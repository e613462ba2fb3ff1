import { isAccelerated } from '@rokade/tournament';
import { abnormalTable } from '../trf/abnormal-points.ts';
import { lastPairedRound } from '../trf/paired-rounds.ts';
import { pointSystemOf } from '../trf/point-system.ts';
import { cellsByNo, struckPairings } from '../trf/struck-pairings.ts';
import type { TrfDocument } from '../trf/trf-document.ts';
import type { Loss } from './losses.ts';
import { readSystem } from './read-system.ts';

/**
 * The number of records 299, except those that strike a withdrawn player's pairings, which a journal
 * does by itself.
 */
function abnormalPoints(document: TrfDocument): number {
  const isStruck = struckPairings(document, cellsByNo(document), abnormalTable(document));
  const left = document.abnormalPoints.filter(
    ({ round, participants }) =>
      round === null ||
      participants.length === 0 ||
      !participants.every((no) => isStruck({ no, round })),
  );
  return left.length;
}

/** The number of accelerations other than Baku's by the tournament's system. */
function ownAccelerations(document: TrfDocument): number {
  const isBaku = isAccelerated(readSystem(document));
  return isBaku ? 0 : document.accelerations.length + document.playerAccelerations.length;
}

/** Whether a result gives White and Black different points. */
function isColoured(document: TrfDocument): boolean {
  const { win, draw, loss } = pointSystemOf(document);
  return [win, draw, loss].some(({ white, black }) => white !== black);
}

/** The number of pairing-allocated byes in rounds that are not paired yet; requested byes are in a journal. */
function byesSetBeforehand({ players }: TrfDocument): number {
  const roundsPaired = lastPairedRound({ players });
  const later = players.flatMap(({ cells }) => cells.slice(roundsPaired));
  return later.filter((cell) => cell?.kind === 'alone' && cell.result === 'U').length;
}

/** What a journal cannot hold of a report file. */
export function importLosses(document: TrfDocument): readonly Loss[] {
  const { forbiddenPairs, teams, numberedTeams } = document;
  const all: readonly Loss[] = [
    { code: 'loss.abnormal-points', count: abnormalPoints(document) },
    { code: 'loss.accelerations', count: ownAccelerations(document) },
    {
      code: 'loss.pair-rounds',
      count: forbiddenPairs.filter(({ rounds }) => rounds !== null).length,
    },
    { code: 'loss.scoring', count: isColoured(document) ? 1 : 0 },
    { code: 'loss.file-order', count: document.pairedByFilePosition ? 1 : 0 },
    { code: 'loss.set-byes', count: byesSetBeforehand(document) },
    { code: 'loss.teams', count: teams.length + numberedTeams.length },
  ];
  return all.filter(({ count }) => count > 0);
}
