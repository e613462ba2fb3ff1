import type { TrfRecord } from '../trf-reading.ts';
import { invalid } from './fields.ts';
import { textAfterCode } from './header-record.ts';

/** 352: the colours of the team named first, board by board, `WBWB`. */
export const boardColoursRecord: TrfRecord = {
  codes: ['352'],
  read(line, reading) {
    const text = textAfterCode(line).toUpperCase();
    if (!/^[WB]*$/.test(text)) invalid(line, reading, 5, text);
    else {
      const colours = Array.from(text, (letter) => (letter === 'W' ? 'white' : 'black'));
      reading.document.boardColours = [...colours];
    }
  },
  make: ({ boardColours }) =>
    boardColours.length === 0
      ? []
      : [`352 ${boardColours.map((colour) => (colour === 'white' ? 'W' : 'B')).join('')}`],
};
