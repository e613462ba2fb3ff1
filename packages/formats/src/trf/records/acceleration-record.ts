import { placed, pointsText, right } from '../line-maker.ts';
import { parsePoints } from '../number-field.ts';
import type { Acceleration, PlayerAcceleration } from '../trf-document.ts';
import { field, repeatedFields, type TrfLine } from '../trf-line.ts';
import type { TrfReading, TrfRecord } from '../trf-reading.ts';
import { invalid, optionalField, requiredNumber, requiredPoints } from './fields.ts';

function readAcceleration(line: TrfLine, reading: TrfReading): void {
  const matchHalfPoints = optionalField(line, reading, [5, 8], parsePoints);
  const halfPoints =
    matchHalfPoints === null
      ? requiredPoints(line, reading, [10, 13])
      : optionalField(line, reading, [10, 13], parsePoints);
  const firstRound = requiredNumber(line, reading, [15, 17]);
  const lastRound = requiredNumber(line, reading, [19, 21]);
  const firstPlayer = requiredNumber(line, reading, [23, 26]);
  const lastPlayer =
    field(line, 28, 31) === '' ? firstPlayer : requiredNumber(line, reading, [28, 31]);
  if (matchHalfPoints === null && halfPoints === null) return;
  if (firstRound === null || lastRound === null) return;
  if (firstPlayer === null || lastPlayer === null) return;
  const range = { firstRound, lastRound, firstPlayer, lastPlayer };
  reading.document.accelerations.push({ matchHalfPoints, halfPoints, ...range });
}

const pointsOrBlank = (halfPoints: number | null): string =>
  right(halfPoints === null ? '' : pointsText(halfPoints), 4);

const makeAcceleration = (acceleration: Acceleration): string =>
  placed([
    [1, '250'],
    [5, pointsOrBlank(acceleration.matchHalfPoints)],
    [10, pointsOrBlank(acceleration.halfPoints)],
    [15, right(acceleration.firstRound, 3)],
    [19, right(acceleration.lastRound, 3)],
    [23, right(acceleration.firstPlayer, 4)],
    [28, right(acceleration.lastPlayer, 4)],
  ]);

/** 250: acceleration points for a range of players or teams in a range of rounds. */
export const accelerationRecord: TrfRecord = {
  codes: ['250'],
  read: readAcceleration,
  make: ({ accelerations }) => accelerations.map(makeAcceleration),
};

function readPlayerAcceleration(line: TrfLine, reading: TrfReading): void {
  const player = requiredNumber(line, reading, [5, 8]);
  const row = { first: 10, size: 4, step: 5 };
  const halfPoints = repeatedFields(line, row).map(({ column, text }) => {
    const points = text === '' ? 0 : parsePoints(text);
    if (points === null) invalid(line, reading, column, text);
    return points ?? 0;
  });
  if (player !== null) reading.document.playerAccelerations.push({ player, halfPoints });
}

const makePlayerAcceleration = ({ player, halfPoints }: PlayerAcceleration): string =>
  placed([
    [1, 'XXA'],
    [5, right(player, 4)],
    ...halfPoints.map((each, index) => [10 + 5 * index, right(pointsText(each), 4)] as const),
  ]);

/** XXA: acceleration points of one player, round by round. */
export const playerAccelerationRecord: TrfRecord = {
  codes: ['XXA'],
  read: readPlayerAcceleration,
  make: ({ playerAccelerations }) => playerAccelerations.map(makePlayerAcceleration),
};
