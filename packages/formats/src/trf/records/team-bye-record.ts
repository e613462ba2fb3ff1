import { placed, pointsText, right } from '../line-maker.ts';
import { parseTeamNo } from '../number-field.ts';
import type { TeamByes } from '../team-section.ts';
import type { TrfLine } from '../trf-line.ts';
import type { TrfReading, TrfRecord } from '../trf-reading.ts';
import { placesInRow, requiredPoints } from './fields.ts';

function readTeamByes(line: TrfLine, reading: TrfReading): void {
  const matchHalfPoints = requiredPoints(line, reading, [5, 8]);
  const gameHalfPoints = requiredPoints(line, reading, [10, 13]);
  const teams = placesInRow(line, reading, { first: 15, size: 3, step: 4 }, parseTeamNo);
  if (matchHalfPoints === null || gameHalfPoints === null) return;
  reading.document.teamByes.push({ matchHalfPoints, gameHalfPoints, teams });
}

const teamOrNone = (no: number | null): string => (no === null ? '000' : right(no, 3));

const makeTeamByes = ({ matchHalfPoints, gameHalfPoints, teams }: TeamByes): string =>
  placed([
    [1, '320'],
    [5, right(pointsText(matchHalfPoints), 4)],
    [10, right(pointsText(gameHalfPoints), 4)],
    ...teams.map((no, index) => [15 + 4 * index, teamOrNone(no)] as const),
  ]);

/** 320: the teams with the pairing-allocated bye, round by round, and its points. */
export const teamByeRecord: TrfRecord = {
  codes: ['320'],
  read: readTeamByes,
  make: ({ teamByes }) => teamByes.map(makeTeamByes),
};
