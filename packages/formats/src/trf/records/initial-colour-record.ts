import type { Colour } from '@rokade/rules';
import type { TrfDocument } from '../trf-document.ts';
import { recordCode, type TrfLine } from '../trf-line.ts';
import { fault, placeIn, type TrfReading, type TrfRecord } from '../trf-reading.ts';
import { textAfterCode } from './header-record.ts';

const meanings: Readonly<Record<string, Colour | 'file-position'>> = {
  '152 W': 'white',
  '152 B': 'black',
  'XXC WHITE1': 'white',
  'XXC BLACK1': 'black',
  'XXC RANK': 'file-position',
};

function readWord(line: TrfLine, reading: TrfReading, word: string): void {
  const { document } = reading;
  const meaning = meanings[`${recordCode(line)} ${word.toUpperCase()}`];
  if (meaning === undefined) {
    const record = recordCode(line);
    fault(reading, placeIn(line, 5), { code: 'trf.record.invalid', record, text: word });
  } else if (meaning === 'file-position') document.pairedByFilePosition = true;
  else if (document.initialColour !== null && document.initialColour !== meaning) {
    fault(reading, placeIn(line, 5), { code: 'trf.initial-colour.conflict' });
  } else document.initialColour = meaning;
}

function makeInitialColour({ initialColour, pairedByFilePosition }: TrfDocument): string[] {
  const lines = initialColour === null ? [] : [`152 ${initialColour === 'white' ? 'W' : 'B'}`];
  if (initialColour !== null) lines.push(`XXC ${initialColour}1`);
  if (pairedByFilePosition) lines.push('XXC rank');
  return lines;
}

/** 152 and XXC: the first player's colour in round 1, and whether the file's order is the ranking. */
export const initialColourRecord: TrfRecord = {
  codes: ['152', 'XXC'],
  read(line, reading) {
    const words = textAfterCode(line)
      .split(/[\s,]+/)
      .filter((word) => word !== '');
    for (const word of words) readWord(line, reading, word);
  },
  make: makeInitialColour,
};
