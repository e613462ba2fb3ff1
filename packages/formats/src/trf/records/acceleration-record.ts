import { placed, pointsText, right } from '../line-maker.ts';
import { parsePoints } from '../number-field.ts';
import type { Acceleration, PlayerAcceleration } from '../trf-document.ts';
import { field, recordCode, repeatedFields, type TrfLine } from '../trf-line.ts';
import { fault, type TrfReading, type TrfRecord } from '../trf-reading.ts';
import { requiredNumber } from './player-list.ts';

function readPoints(
  line: TrfLine,
  reading: TrfReading,
  { column, text }: { readonly column: number; readonly text: string },
): number | null {
  const halfPoints = parsePoints(text);
  if (halfPoints === null) {
    fault(reading, line, column, { code: 'trf.record.invalid', record: recordCode(line), text });
  }
  return halfPoints;
}

function readAcceleration(line: TrfLine, reading: TrfReading): void {
  const text = field(line, 10, 13) || field(line, 5, 8);
  const halfPoints = readPoints(line, reading, { column: 10, text });
  const firstRound = requiredNumber(line, reading, [15, 17]);
  const lastRound = requiredNumber(line, reading, [19, 21]);
  const firstPlayer = requiredNumber(line, reading, [23, 26]);
  const lastPlayer =
    field(line, 28, 31) === '' ? firstPlayer : requiredNumber(line, reading, [28, 31]);
  if (halfPoints === null || firstRound === null || lastRound === null) return;
  if (firstPlayer === null || lastPlayer === null) return;
  const acceleration = { halfPoints, firstRound, lastRound, firstPlayer, lastPlayer };
  reading.document.accelerations.push(acceleration);
}

const makeAcceleration = (acceleration: Acceleration): string =>
  placed([
    [1, '250'],
    [10, right(pointsText(acceleration.halfPoints), 4)],
    [15, right(acceleration.firstRound, 3)],
    [19, right(acceleration.lastRound, 3)],
    [23, right(acceleration.firstPlayer, 4)],
    [28, right(acceleration.lastPlayer, 4)],
  ]);

/** 250: fictitious points for a range of players in a range of rounds. */
export const accelerationRecord: TrfRecord = {
  codes: ['250'],
  read: readAcceleration,
  make: ({ accelerations }) => accelerations.map(makeAcceleration),
};

function readPlayerAcceleration(line: TrfLine, reading: TrfReading): void {
  const player = requiredNumber(line, reading, [5, 8]);
  const halfPoints = repeatedFields(line, { first: 10, size: 4, step: 5 }).map(
    ({ column, text }) => (text === '' ? 0 : readPoints(line, reading, { column, text })) ?? 0,
  );
  if (player !== null) reading.document.playerAccelerations.push({ player, halfPoints });
}

const makePlayerAcceleration = ({ player, halfPoints }: PlayerAcceleration): string =>
  placed([
    [1, 'XXA'],
    [5, right(player, 4)],
    ...halfPoints.map((each, index) => [10 + 5 * index, right(pointsText(each), 4)] as const),
  ]);

/** XXA: fictitious points of one player, round by round. */
export const playerAccelerationRecord: TrfRecord = {
  codes: ['XXA'],
  read: readPlayerAcceleration,
  make: ({ playerAccelerations }) => playerAccelerations.map(makePlayerAcceleration),
};
