import { placed, right } from '../line-maker.ts';
import type { ByeAnnouncement } from '../trf-document.ts';
import { field, recordCode, type TrfLine } from '../trf-line.ts';
import type { TrfReading, TrfRecord } from '../trf-reading.ts';
import { invalid, playersFromColumn, requiredNumber } from './fields.ts';
import { playersInText } from './player-words.ts';

const kinds = { F: 'full-point', H: 'half-point', Z: 'zero-point' } as const;

const letters = { 'full-point': 'F', 'half-point': 'H', 'zero-point': 'Z' } as const;

function readBye(line: TrfLine, reading: TrfReading): void {
  const text = field(line, 5, 5).toUpperCase();
  const round = requiredNumber(line, reading, [7, 9]);
  if (text !== 'F' && text !== 'H' && text !== 'Z') invalid(line, reading, 5, text);
  else if (round !== null) {
    const players = playersFromColumn(line, reading, 11);
    reading.document.byeAnnouncements.push({ bye: kinds[text], round, players });
  }
}

function makeBye({ bye, round, players }: ByeAnnouncement): string {
  if (round === null) return `XXZ ${players.join(' ')}`;
  return placed([
    [1, '240'],
    [5, letters[bye]],
    [7, right(round, 3)],
    ...players.map((no, index) => [11 + 5 * index, right(no, 4)] as const),
  ]);
}

function readAbsences(line: TrfLine, reading: TrfReading): void {
  const players = playersInText(line, reading);
  reading.document.byeAnnouncements.push({ bye: 'zero-point', round: null, players });
}

/**
 * 240: players with a bye in a round, mandatory for a round that is not paired yet; and XXZ: players
 * left out of the next round (JaVaFo).
 */
export const byeRecord: TrfRecord = {
  codes: ['240', 'XXZ'],
  read: (line, reading) =>
    recordCode(line) === '240' ? readBye(line, reading) : readAbsences(line, reading),
  make: ({ byeAnnouncements }) => byeAnnouncements.map(makeBye),
};
