import { placed, right } from '../line-maker.ts';
import type { LineUp } from '../team-section.ts';
import type { TrfLine } from '../trf-line.ts';
import type { TrfReading, TrfRecord } from '../trf-reading.ts';
import { placesInRow, requiredNumber, requiredTeam } from './fields.ts';

function readLineUp(line: TrfLine, reading: TrfReading): void {
  const round = requiredNumber(line, reading, [5, 7]);
  const team = requiredTeam(line, reading, [9, 11]);
  const opponent = requiredTeam(line, reading, [13, 15]);
  const boards = placesInRow(line, reading, { first: 17, size: 4, step: 5 });
  if (round === null || team === null || opponent === null) return;
  reading.document.lineUps.push({ round, team, opponent, boards });
}

const seat = (no: number | null): string => (no === null ? '0000' : right(no, 4));

const makeLineUp = ({ round, team, opponent, boards }: LineUp): string =>
  placed([
    [1, '300'],
    [5, right(round, 3)],
    [9, right(team, 3)],
    [13, right(opponent, 3)],
    ...boards.map((no, index) => [17 + 5 * index, seat(no)] as const),
  ]);

/** 300: a team in another order than its list's; `0000` for an empty board. */
export const lineUpRecord: TrfRecord = {
  codes: ['300'],
  read: readLineUp,
  make: ({ lineUps }) => lineUps.map(makeLineUp),
};
