import { left, placed, right } from '../line-maker.ts';
import type { TrfTeam } from '../team-section.ts';
import { field } from '../trf-line.ts';
import type { TrfRecord } from '../trf-reading.ts';
import { playersFromColumn } from './fields.ts';

const makeTeam = ({ name, members }: TrfTeam): string =>
  placed([
    [1, '013'],
    [5, left(name, 32)],
    ...members.map((no, index) => [37 + 5 * index, right(no, 4)] as const),
  ]);

/** 013: a team and its members, by starting rank. */
export const teamRecord: TrfRecord = {
  codes: ['013'],
  read(line, reading) {
    const members = playersFromColumn(line, reading, 37);
    reading.document.teams.push({ name: field(line, 5, 36), members });
  },
  make: ({ teams }) => teams.map(makeTeam),
};
