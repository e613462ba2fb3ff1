import { lastPairedRound } from '../trf/paired-rounds.ts';
import {
  type Acceleration,
  mostRounds,
  type PlayerAcceleration,
  type TrfDocument,
} from '../trf/trf-document.ts';
import type { EditionDocument } from './edition-document.ts';
import type { Loss } from './losses.ts';
import { scoringIn } from './trf-scoring.ts';

/** XXA as records 250: one for each range of rounds with the same points. */
function rangesOf({ player, halfPoints }: PlayerAcceleration): readonly Acceleration[] {
  const ranges: Acceleration[] = [];
  for (const [index, each] of halfPoints.entries()) {
    const round = index + 1;
    const last = ranges.at(-1);
    if (last?.halfPoints === each && last.lastRound === round - 1) {
      ranges[ranges.length - 1] = { ...last, lastRound: round };
    } else if (each !== 0) {
      const players = { firstPlayer: player, lastPlayer: player };
      const range = { firstRound: round, lastRound: round, ...players };
      ranges.push({ matchHalfPoints: null, halfPoints: each, ...range });
    }
  }
  return ranges;
}

/**
 * A document in records of TRF26 only: the pairing programs' XXS, BB, XXZ, XXA, XXP and the teams of
 * 013 become 162, 240, 250, 260 and 310. XXC rank has no equivalent.
 */
export function toTrf26(document: TrfDocument): EditionDocument {
  const { byeAnnouncements, playerAccelerations, forbiddenPairs, teams } = document;
  const { scoring, complete } = scoringIn('162', document);
  const next = lastPairedRound(document) + 1;
  const all = { first: 1, last: document.roundsPlanned ?? mostRounds };
  const numbered = teams.map(({ name, members }, index) => ({
    no: index + 1,
    name,
    nickname: '',
    strength: null,
    matchHalfPoints: null,
    gameHalfPoints: null,
    rank: null,
    members,
  }));
  const losses: readonly Loss[] = [
    { code: 'loss.scoring', count: complete ? 0 : 1 },
    { code: 'loss.file-order', count: document.pairedByFilePosition ? 1 : 0 },
  ];
  const converted = {
    ...document,
    scoring,
    pairedByFilePosition: false,
    byeAnnouncements: byeAnnouncements.map((each) => ({ ...each, round: each.round ?? next })),
    accelerations: [...document.accelerations, ...playerAccelerations.flatMap(rangesOf)],
    playerAccelerations: [],
    forbiddenPairs: forbiddenPairs.map((each) => ({ ...each, rounds: each.rounds ?? all })),
    teams: [],
    numberedTeams: document.numberedTeams.length > 0 ? document.numberedTeams : numbered,
    layout: [],
  };
  return { document: converted, losses };
}
