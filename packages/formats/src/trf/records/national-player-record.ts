import { left, placed, right } from '../line-maker.ts';
import { parsePlayerNo, parseWhole } from '../number-field.ts';
import type { NationalPlayer } from '../trf-document.ts';
import { columns, field, recordCode, type TrfLine, width } from '../trf-line.ts';
import type { TrfReading, TrfRecord } from '../trf-reading.ts';
import { areBlank, mention } from './fields.ts';

const separators = [4, 9, 14, 48, 53, 57, 69] as const;

/**
 * Whether a line is a federation's record of a player: three capital letters that no program uses for
 * its own records, and the columns of 001. Any other line with such letters is a private line.
 */
export function isNationalLine(line: TrfLine): boolean {
  if (!/^(?!XX|BB)[A-Z]{3}$/.test(recordCode(line)) || !areBlank(line, separators)) return false;
  const sex = field(line, 10, 10);
  const rating = field(line, 49, 52);
  const isShort = columns(line, 80, width(line)).trim() === '';
  const areNumbers = parsePlayerNo(field(line, 5, 8)) !== null && /^\d*$/.test(rating);
  return isShort && areNumbers && /^[mwMW]?$/.test(sex);
}

function readNationalPlayer(line: TrfLine, reading: TrfReading): void {
  const no = parsePlayerNo(field(line, 5, 8));
  if (no === null) return;
  mention(line, reading, 5, no);
  const sex = field(line, 10, 10).toLowerCase();
  reading.document.nationalPlayers.push({
    list: recordCode(line),
    no,
    sex: sex === 'm' || sex === 'w' ? sex : '',
    classification: field(line, 11, 13),
    name: field(line, 15, 47),
    rating: parseWhole(field(line, 49, 52)) || null,
    origin: field(line, 54, 56),
    nationalId: field(line, 58, 68),
    birthDate: field(line, 70, 79),
  });
}

const makeNationalPlayer = (player: NationalPlayer): string =>
  placed([
    [1, player.list],
    [5, right(player.no, 4)],
    [10, left(player.sex, 1)],
    [11, right(player.classification, 3)],
    [15, left(player.name, 33)],
    [49, right(player.rating ?? '', 4)],
    [54, left(player.origin, 3)],
    [58, right(player.nationalId, 11)],
    [70, left(player.birthDate, 10)],
  ]);

/** NRS, beginning with a federation's code: a player's rating, class and number in its own list. */
export const nationalPlayerRecord: TrfRecord = {
  codes: [],
  read: readNationalPlayer,
  make: ({ nationalPlayers }) => nationalPlayers.map(makeNationalPlayer),
};
