import { left, placed, pointsText, right } from '../line-maker.ts';
import { parseTeamNo, parseTeamPoints, parseWhole } from '../number-field.ts';
import type { NumberedTeam } from '../team-section.ts';
import { field, type TrfLine } from '../trf-line.ts';
import { placeIn, type TrfReading, type TrfRecord, warn } from '../trf-reading.ts';
import { optionalField, playersFromColumn, requiredField } from './fields.ts';

/** A team's strength; decimals, as in an average, are rounded with a warning. */
function readStrength(line: TrfLine, reading: TrfReading): number | null {
  const text = field(line, 48, 53);
  if (!/^\d+[.,]\d+$/.test(text)) return optionalField(line, reading, [48, 53], parseWhole);
  const strength = Math.round(Number(text.replace(',', '.')));
  warn(reading, placeIn(line, 48), { code: 'trf.strength.rounded', text, strength });
  return strength;
}

function readTeam(line: TrfLine, reading: TrfReading): void {
  const no = requiredField(line, reading, [5, 7], parseTeamNo);
  if (no === null) return;
  reading.document.numberedTeams.push({
    no,
    name: field(line, 9, 40),
    nickname: field(line, 42, 46),
    strength: readStrength(line, reading),
    matchHalfPoints: optionalField(line, reading, [55, 60], parseTeamPoints),
    gameHalfPoints: optionalField(line, reading, [62, 67], parseTeamPoints),
    rank: optionalField(line, reading, [69, 71], parseWhole) || null,
    members: playersFromColumn(line, reading, 74),
  });
}

const pointsOrBlank = (halfPoints: number | null): string =>
  right(halfPoints === null ? '' : pointsText(halfPoints), 6);

const makeTeam = (team: NumberedTeam): string =>
  placed([
    [1, '310'],
    [5, right(team.no, 3)],
    [9, left(team.name, 32)],
    [42, left(team.nickname, 5)],
    [48, right(team.strength ?? '', 6)],
    [55, pointsOrBlank(team.matchHalfPoints)],
    [62, pointsOrBlank(team.gameHalfPoints)],
    [69, right(team.rank ?? '', 3)],
    ...team.members.map((no, index) => [74 + 5 * index, right(no, 4)] as const),
  ]);

/** 310: a team with its number, points and members. */
export const numberedTeamRecord: TrfRecord = {
  codes: ['310'],
  read: readTeam,
  make: ({ numberedTeams }) => numberedTeams.map(makeTeam),
};
