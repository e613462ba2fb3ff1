import { parseTieBreakList } from '../encoded/tie-break-list.ts';
import { parseEncodedTimeControl } from '../encoded/time-control.ts';
import { parseTournamentType } from '../encoded/tournament-type.ts';
import type { TrfHeader } from '../trf-document.ts';
import { columns, type TrfLine, width } from '../trf-line.ts';
import { placeIn, type TrfRecord, warn } from '../trf-reading.ts';

/** The text after the code: from column 5 to the end. */
export const textAfterCode = (line: TrfLine): string => columns(line, 5, width(line)).trim();

/** A record with a single line of text; `isUnderstood` checks the code of an encoded text. */
function headerRecord(
  code: string,
  key: keyof TrfHeader,
  isUnderstood: (text: string) => boolean = () => true,
): TrfRecord {
  return {
    codes: [code],
    read(line, reading) {
      const { document } = reading;
      if (document.header[key] !== '') {
        warn(reading, placeIn(line, 1), { code: 'trf.record.repeated', record: code });
      }
      const text = textAfterCode(line);
      document.header = { ...document.header, [key]: text };
      if (text === '' || isUnderstood(text)) return;
      warn(reading, placeIn(line, 5), { code: 'trf.encoding.unknown', record: code, text });
    },
    make: ({ header }) => (header[key] === '' ? [] : [`${code} ${header[key]}`]),
  };
}

const isRankMethod = (text: string): boolean =>
  /^[A-Z]{3} +(?:FIDE|NRO|FIDON|NIDOF|HBFN|LBFN|OTHER)$/i.test(text);

const isTimeControl = (text: string): boolean => parseEncodedTimeControl(text) !== null;

const isTieBreakList = (text: string): boolean => parseTieBreakList(text) !== null;

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
  '172': headerRecord('172', 'startingRankMethod', isRankMethod),
  '182': headerRecord('182', 'controller'),
  '192': headerRecord('192', 'system', (text) => parseTournamentType(text) !== null),
  '202': headerRecord('202', 'tieBreaks', isTieBreakList),
  '212': headerRecord('212', 'standingsOrder', isTieBreakList),
  '222': headerRecord('222', 'encodedTimeControl', isTimeControl),
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
