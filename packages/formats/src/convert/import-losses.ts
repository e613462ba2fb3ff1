import { isAccelerated } from '@rokade/tournament';
import { abnormalTable } from '../trf/abnormal-points.ts';
import { heldRounds } from '../trf/held-rounds.ts';
import { pointSystemOf } from '../trf/point-system.ts';
import { cellsByNo, struckPairings } from '../trf/struck-pairings.ts';
import type { TrfDocument } from '../trf/trf-document.ts';
import type { Loss } from './losses.ts';
import { readSystem } from './read-system.ts';

/** Records 299 but those that strike the pairings of somebody who left, which a journal does by itself. */
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

/** Points for pairing alone that are not Baku's by the tournament's system. */
function ownAccelerations(document: TrfDocument): number {
  const isBaku = isAccelerated(readSystem(document));
  return isBaku ? 0 : document.accelerations.length + document.playerAccelerations.length;
}

/** Whether a result gives White other points than Black. */
function isColoured(document: TrfDocument): boolean {
  const { win, draw, loss } = pointSystemOf(document);
  return [win, draw, loss].some(({ white, black }) => white !== black);
}

/** Byes of the pairing in rounds that are still to be paired: a journal has those that are asked for. */
function byesSetBeforehand({ players }: TrfDocument): number {
  const held = heldRounds({ players });
  const later = players.flatMap(({ cells }) => cells.slice(held));
  return later.filter((cell) => cell?.kind === 'alone' && cell.result === 'U').length;
}

/** What of a report file a journal has no place for. */
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
