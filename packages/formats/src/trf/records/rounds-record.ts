import { parseWhole } from '../number-field.ts';
import { mostRounds } from '../trf-document.ts';
import { recordCode } from '../trf-line.ts';
import { fault, placeIn, type TrfRecord } from '../trf-reading.ts';
import { textAfterCode } from './header-record.ts';

/** 142 and XXR: the number of rounds. Both are written, since pairing programs read one or the other. */
export const roundsRecord: TrfRecord = {
  codes: ['142', 'XXR'],
  read(line, reading) {
    const text = textAfterCode(line);
    if (text === '') return;
    const rounds = parseWhole(text);
    const { document } = reading;
    if (rounds === null || rounds < 1 || rounds > mostRounds) {
      fault(reading, placeIn(line, 5), {
        code: 'trf.record.invalid',
        record: recordCode(line),
        text,
      });
    } else if (document.roundsPlanned !== null && document.roundsPlanned !== rounds) {
      const otherRounds = document.roundsPlanned;
      fault(reading, placeIn(line, 5), { code: 'trf.rounds.conflict', rounds, otherRounds });
    } else document.roundsPlanned = rounds;
  },
  make: ({ roundsPlanned }) =>
    roundsPlanned === null ? [] : [`142 ${roundsPlanned}`, `XXR ${roundsPlanned}`],
};
