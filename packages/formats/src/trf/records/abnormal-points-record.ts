import { placed, pointsText, right } from '../line-maker.ts';
import { parsePoints, parseWhole } from '../number-field.ts';
import type { AbnormalKind, AbnormalPoints } from '../trf-document.ts';
import { field, type TrfLine } from '../trf-line.ts';
import { placeIn, type TrfReading, type TrfRecord, warn } from '../trf-reading.ts';
import { areBlank, type FieldColumns, invalid, optionalField, placesInRow } from './fields.ts';

interface Layout {
  readonly matchPoints: FieldColumns;
  readonly points: FieldColumns;
  readonly round: FieldColumns;
  readonly participants: number;
  readonly separators: readonly number[];
}

/** The columns of the format. */
const standard: Layout = {
  matchPoints: [8, 11],
  points: [14, 17],
  round: [20, 22],
  participants: 24,
  separators: [6, 7, 12, 13, 18, 19, 23],
};

/** The columns of some programs, with one blank between fields. */
const narrow: Layout = {
  matchPoints: [7, 10],
  points: [12, 15],
  round: [17, 19],
  participants: 21,
  separators: [6, 11, 16, 20],
};

const kinds = ['W', 'D', 'L', 'F', 'H', 'Z', '+', '-', ''] as const satisfies AbnormalKind[];

function fits(line: TrfLine, layout: Layout): boolean {
  const { matchPoints, points, round, separators } = layout;
  const arePoints = [matchPoints, points].every(([first, last]) => {
    const text = field(line, first, last);
    return text === '' || parsePoints(text) !== null;
  });
  return arePoints && /^\d*$/.test(field(line, ...round)) && areBlank(line, separators);
}

function readAbnormalPoints(line: TrfLine, reading: TrfReading): void {
  const layout = !fits(line, standard) && fits(line, narrow) ? narrow : standard;
  const text = field(line, 5, 5).toUpperCase();
  const kind = kinds.find((candidate) => candidate === text);
  if (kind === undefined) {
    invalid(line, reading, 5, text);
    return;
  }
  warn(reading, placeIn(line, 1), { code: 'trf.abnormal-points.not-counted' });
  const row = { first: layout.participants, size: 4, step: 5 };
  reading.document.abnormalPoints.push({
    kind,
    matchHalfPoints: optionalField(line, reading, layout.matchPoints, parsePoints),
    halfPoints: optionalField(line, reading, layout.points, parsePoints),
    round: optionalField(line, reading, layout.round, parseWhole) || null,
    participants: placesInRow(line, reading, row).filter((no) => no !== null),
  });
}

const pointsOrBlank = (halfPoints: number | null): string =>
  right(halfPoints === null ? '' : pointsText(halfPoints), 4);

const makeAbnormalPoints = (each: AbnormalPoints): string =>
  placed([
    [1, '299'],
    [5, each.kind],
    [8, pointsOrBlank(each.matchHalfPoints)],
    [14, pointsOrBlank(each.halfPoints)],
    [20, right(each.round ?? '', 3)],
    ...each.participants.map((no, index) => [24 + 5 * index, right(no, 4)] as const),
  ]);

/** 299: points that deviate from the tournament's scoring: for a result, a penalty, a bonus. */
export const abnormalPointsRecord: TrfRecord = {
  codes: ['299'],
  read: readAbnormalPoints,
  make: ({ abnormalPoints }) => abnormalPoints.map(makeAbnormalPoints),
};
