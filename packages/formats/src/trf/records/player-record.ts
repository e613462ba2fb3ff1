import { left, placed, pointsText, right } from '../line-maker.ts';
import { parsePlayerNo, parsePoints, parseWhole } from '../number-field.ts';
import { filledSeparator, isInHead, playerLayout, realigned } from '../player-columns.ts';
import { cellCount, makeCell, readCell } from '../round-cell.ts';
import { parseTitle } from '../title.ts';
import type { TrfCell, TrfPlayer } from '../trf-document.ts';
import { columns, field, type TrfLine } from '../trf-line.ts';
import { fault, placeIn, type TrfReading, type TrfRecord, warn } from '../trf-reading.ts';

type FieldName = keyof typeof playerLayout;

function textOf(line: TrfLine, name: FieldName): string {
  const [first, last] = playerLayout[name];
  return field(line, first, last);
}

function readSex(line: TrfLine, reading: TrfReading): TrfPlayer['sex'] {
  const text = textOf(line, 'sex');
  const sex = text.toLowerCase();
  if (sex === '' || sex === 'm' || sex === 'w') return sex;
  if (sex === 'f') return 'w';
  warn(reading, placeIn(line, playerLayout.sex[0]), { code: 'trf.sex.unknown', text });
  return '';
}

function readTitle(line: TrfLine, reading: TrfReading): string {
  const text = textOf(line, 'title');
  const title = parseTitle(text);
  if (title === null)
    warn(reading, placeIn(line, playerLayout.title[0]), { code: 'trf.title.unknown', text });
  return title ?? '';
}

/** A number field: null if it is blank or, with a fault, contains something else. */
function readNumber(
  line: TrfLine,
  reading: TrfReading,
  name: 'rating' | 'points' | 'rank',
): number | null {
  const text = textOf(line, name);
  if (text === '') return null;
  const number = name === 'points' ? parsePoints(text) : parseWhole(text);
  if (number === null)
    fault(reading, placeIn(line, playerLayout[name][0]), { code: `trf.${name}.invalid`, text });
  return number;
}

function readCells(line: TrfLine, reading: TrfReading, player: number): readonly TrfCell[] {
  const cells: TrfCell[] = [];
  for (let round = 1; round <= cellCount(line); round++) {
    cells.push(readCell({ reading, line, player, round }));
  }
  while (cells.length > 0 && cells.at(-1) === null) cells.pop();
  return cells;
}

/**
 * A line with its fields in their columns; null, with a fault, if they are not, and nothing is read
 * from it. Lenient reading corrects a shifted line. A single entry out of place is reported with its
 * round.
 */
function inColumns(line: TrfLine, reading: TrfReading): TrfLine | null {
  const column = filledSeparator(line);
  if (column === undefined) return line;
  const found = realigned(line);
  if (found !== null) {
    const takenAs = found.line.text.trim().replace(/ +/g, ' ');
    const place = placeIn(line, found.column);
    fault(reading, place, { code: 'trf.line.shifted', by: found.by }, takenAs);
    return reading.lenient ? found.line : null;
  }
  if (!isInHead(column)) return line;
  const text = columns(line, column, column);
  fault(reading, placeIn(line, column), { code: 'trf.line.out-of-columns', text });
  return null;
}

function readPlayer(stated: TrfLine, reading: TrfReading): void {
  const line = inColumns(stated, reading);
  if (line === null) return;
  const text = textOf(line, 'no');
  const no = parsePlayerNo(text);
  if (no === null) {
    fault(reading, placeIn(line, playerLayout.no[0]), { code: 'trf.player-number.invalid', text });
    return;
  }
  const name = textOf(line, 'name');
  if (name === '') {
    warn(reading, placeIn(line, playerLayout.name[0]), { code: 'trf.name.missing', player: no });
  }
  const fideId = textOf(line, 'fideId');
  if (/\D/.test(fideId)) {
    const place = placeIn(line, playerLayout.fideId[0]);
    warn(reading, place, { code: 'trf.fide-id.odd', player: no, text: fideId });
  }
  reading.playerLines.push(line.number);
  reading.document.players.push({
    no,
    name,
    sex: readSex(line, reading),
    title: readTitle(line, reading),
    rating: readNumber(line, reading, 'rating') || null,
    federation: textOf(line, 'federation'),
    fideId,
    birthDate: textOf(line, 'birthDate'),
    halfPoints: readNumber(line, reading, 'points'),
    rank: readNumber(line, reading, 'rank') || null,
    cells: readCells(line, reading, no),
  });
}

const size = ([first, last]: readonly [number, number]): number => last - first + 1;

const leftIn = (name: FieldName, text: string): readonly [number, string] => [
  playerLayout[name][0],
  left(text, size(playerLayout[name])),
];

const rightIn = (name: FieldName, text: string | number | null): readonly [number, string] => [
  playerLayout[name][0],
  right(text ?? '', size(playerLayout[name])),
];

function makePlayer(player: TrfPlayer): string {
  const points = player.halfPoints === null ? '' : pointsText(player.halfPoints);
  return placed([
    [1, '001'],
    rightIn('no', player.no),
    leftIn('sex', player.sex),
    rightIn('title', player.title),
    leftIn('name', player.name),
    rightIn('rating', player.rating),
    leftIn('federation', player.federation),
    rightIn('fideId', player.fideId),
    leftIn('birthDate', player.birthDate),
    rightIn('points', points),
    rightIn('rank', player.rank),
    [90, player.cells.map(makeCell).join('')],
  ]);
}

/** 001: a player, with all rounds. */
export const playerRecord: TrfRecord = {
  codes: ['001'],
  read: readPlayer,
  make: ({ players }) => players.map(makePlayer),
};
