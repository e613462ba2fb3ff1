import { parsePlayerNo } from '../number-field.ts';
import type { TrfLine } from '../trf-line.ts';
import type { TrfReading } from '../trf-reading.ts';
import { invalid, mention } from './fields.ts';
import { textAfterCode } from './header-record.ts';

/** Players separated by blanks, as in the XX records. */
export const playersInText = (line: TrfLine, reading: TrfReading): readonly number[] =>
  textAfterCode(line)
    .split(/\s+/)
    .filter((text) => text !== '')
    .flatMap((text) => {
      const number = parsePlayerNo(text);
      if (number === null) invalid(line, reading, 5, text);
      else mention(line, reading, 5, number);
      return number === null ? [] : [number];
    });
