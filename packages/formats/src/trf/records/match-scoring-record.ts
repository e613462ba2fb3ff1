import { pointsText, right } from '../line-maker.ts';
import { parsePoints } from '../number-field.ts';
import { type MatchScoring, matchSymbols } from '../team-section.ts';
import { columns, type TrfLine, width } from '../trf-line.ts';
import type { TrfReading, TrfRecord } from '../trf-reading.ts';
import { invalid, symbolValues } from './fields.ts';

/** `TW 2.0   TD 1.0`: pairs in columns, or in any layout with alternating symbols and numbers. */
function readMatchScoring(line: TrfLine, reading: TrfReading): void {
  for (const [letters, points] of symbolValues(columns(line, 4, width(line)))) {
    const symbol = matchSymbols.find((candidate) => candidate === letters);
    const halfPoints = parsePoints(points);
    if (symbol === undefined || halfPoints === null) {
      invalid(line, reading, 5, `${letters} ${points}`.trim());
    } else reading.document.matchScoring.push({ symbol, halfPoints });
  }
}

const statement = ({ symbol, halfPoints }: MatchScoring): string =>
  `${symbol}${right(pointsText(halfPoints), 4)}`.padEnd(9);

/** 362: the points for a match, if not 2 – 1 – 0. */
export const matchScoringRecord: TrfRecord = {
  codes: ['362'],
  read: readMatchScoring,
  make: ({ matchScoring }) =>
    matchScoring.length === 0 ? [] : [`362 ${matchScoring.map(statement).join('')}`.trimEnd()],
};
