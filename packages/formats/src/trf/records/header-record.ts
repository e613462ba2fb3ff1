import type { TrfHeader } from '../trf-document.ts';
import { columns, type TrfLine, width } from '../trf-line.ts';
import { type TrfRecord, warn } from '../trf-reading.ts';

/** The text after the code: from column 5 to the end. */
export const textAfterCode = (line: TrfLine): string => columns(line, 5, width(line)).trim();

/** A record that is nothing but one line of text. */
function headerRecord(code: string, key: keyof TrfHeader): TrfRecord {
  return {
    codes: [code],
    read(line, reading) {
      const { document } = reading;
      if (document.header[key] !== '') {
        warn(reading, line, 1, { code: 'trf.record.repeated', record: code });
      }
      document.header = { ...document.header, [key]: textAfterCode(line) };
    },
    make: ({ header }) => (header[key] === '' ? [] : [`${code} ${header[key]}`]),
  };
}

/** 012 to 222: the single texts about the tournament, by code. */
export const headerRecords = {
  '012': headerRecord('012', 'name'),
  '022': headerRecord('022', 'city'),
  '032': headerRecord('032', 'federation'),
  '042': headerRecord('042', 'startDate'),
  '052': headerRecord('052', 'endDate'),
  '092': headerRecord('092', 'type'),
  '102': headerRecord('102', 'chiefArbiter'),
  '122': headerRecord('122', 'timeControl'),
  '172': headerRecord('172', 'startingRankMethod'),
  '182': headerRecord('182', 'controller'),
  '192': headerRecord('192', 'system'),
  '202': headerRecord('202', 'tieBreaks'),
  '212': headerRecord('212', 'standingsOrder'),
  '222': headerRecord('222', 'encodedTimeControl'),
} as const;

/** 112: a deputy arbiter, one a line. */
export const deputyArbiterRecord: TrfRecord = {
  codes: ['112'],
  read(line, { document }) {
    const text = textAfterCode(line);
    if (text !== '') document.deputyArbiters.push(text);
  },
  make: ({ deputyArbiters }) => deputyArbiters.map((name) => `112 ${name}`),
};
