import { placed, right } from '../line-maker.ts';
import type { ForbiddenPairs } from '../trf-document.ts';
import { recordCode, type TrfLine } from '../trf-line.ts';
import type { TrfReading, TrfRecord } from '../trf-reading.ts';
import { playersFromColumn, requiredNumber } from './fields.ts';
import { playersInText } from './player-words.ts';

function readInRounds(line: TrfLine, reading: TrfReading): void {
  const first = requiredNumber(line, reading, [5, 7]);
  const last = requiredNumber(line, reading, [9, 11]);
  const players = playersFromColumn(line, reading, 13);
  if (first === null || last === null) return;
  reading.document.forbiddenPairs.push({ rounds: { first, last }, players });
}

function readForAllRounds(line: TrfLine, reading: TrfReading): void {
  const players = playersInText(line, reading);
  reading.document.forbiddenPairs.push({ rounds: null, players });
}

function makeForbiddenPairs({ rounds, players }: ForbiddenPairs): string {
  if (rounds === null) return `XXP ${players.join(' ')}`;
  return placed([
    [1, '260'],
    [5, right(rounds.first, 3)],
    [9, right(rounds.last, 3)],
    ...players.map((no, index) => [13 + 5 * index, right(no, 4)] as const),
  ]);
}

/** 260: players who may not meet each other, in a range of rounds; and XXP: the same for all rounds. */
export const forbiddenPairsRecord: TrfRecord = {
  codes: ['260', 'XXP'],
  read: (line, reading) =>
    recordCode(line) === '260' ? readInRounds(line, reading) : readForAllRounds(line, reading),
  make: ({ forbiddenPairs }) => forbiddenPairs.map(makeForbiddenPairs),
};
