import { placed } from '../line-maker.ts';
import { cellColumn } from '../round-cell.ts';
import { columns, repeatedFields, type TrfLine, width } from '../trf-line.ts';
import { placeIn, type TrfRecord, warn } from '../trf-reading.ts';

/** The dates in a line, aligned with the rounds of 001, or one after another if they are not. */
function dateTexts(line: TrfLine): readonly { readonly column: number; readonly text: string }[] {
  if (columns(line, 5, cellColumn(1) - 1).trim() === '') {
    return repeatedFields(line, { first: cellColumn(1), size: 10, step: 10 });
  }
  const words = columns(line, 5, width(line)).matchAll(/\S+/g);
  return Array.from(words, ({ 0: text, index }) => ({ column: index + 5, text }));
}

/** `YY/MM/DD` (or with full stops) from a date with or without the century; else null. */
function shortDate(text: string): string | null {
  const match = /^(?:\d\d)?(\d\d[/.-]\d\d[/.-]\d\d)$/.exec(text);
  return text === '' ? '' : (match?.[1] ?? null);
}

/** 132: the dates of the rounds. */
export const roundDateRecord: TrfRecord = {
  codes: ['132'],
  read(line, reading) {
    for (const { column, text } of dateTexts(line)) {
      const date = shortDate(text);
      if (date === null)
        warn(reading, placeIn(line, column), { code: 'trf.round-date.invalid', text });
      reading.document.roundDates.push(date ?? '');
    }
    const dates = reading.document.roundDates;
    while (dates.at(-1) === '') dates.pop();
  },
  make({ roundDates }) {
    if (roundDates.length === 0) return [];
    const dates = roundDates.map((date, index) => [cellColumn(index + 1), date] as const);
    return [placed([[1, '132'], ...dates])];
  },
};
