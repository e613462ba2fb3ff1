import { parsePlayerNo, parseWhole } from '../number-field.ts';
import { field, recordCode, repeatedFields, type TrfLine } from '../trf-line.ts';
import { fault, type TrfReading } from '../trf-reading.ts';
import { textAfterCode } from './header-record.ts';

/** A field that must hold a number from 1 on; null with a fault where it does not. */
export function requiredNumber(
  line: TrfLine,
  reading: TrfReading,
  [first, last]: readonly [number, number],
): number | null {
  const text = field(line, first, last);
  const number = parseWhole(text);
  if (number !== null && number > 0) return number;
  fault(reading, line, first, { code: 'trf.record.invalid', record: recordCode(line), text });
  return null;
}

function numbersAmong(
  line: TrfLine,
  reading: TrfReading,
  texts: readonly { readonly column: number; readonly text: string }[],
): readonly number[] {
  return texts.flatMap(({ column, text }) => {
    const number = parsePlayerNo(text);
    if (number !== null) return [number];
    fault(reading, line, column, { code: 'trf.record.invalid', record: recordCode(line), text });
    return [];
  });
}

/** Players in columns of four from `first` on, five apart; blanks between them are skipped. */
export const playersFromColumn = (
  line: TrfLine,
  reading: TrfReading,
  first: number,
): readonly number[] =>
  numbersAmong(
    line,
    reading,
    repeatedFields(line, { first, size: 4, step: 5 }).filter(({ text }) => text !== ''),
  );

/** Players separated by blanks: the way of the XX records. */
export const playersInText = (line: TrfLine, reading: TrfReading): readonly number[] =>
  numbersAmong(
    line,
    reading,
    textAfterCode(line)
      .split(/\s+/)
      .filter((text) => text !== '')
      .map((text) => ({ column: 5, text })),
  );
