import { pointsText, right } from '../line-maker.ts';
import { parsePoints } from '../number-field.ts';
import { type MatchScoring, matchSymbols } from '../team-section.ts';
import { columns, type TrfLine, width } from '../trf-line.ts';
import type { TrfReading, TrfRecord } from '../trf-reading.ts';
import { invalid } from './fields.ts';

/** `TW 2.0   TD 1.0`: pairs in columns, or anyhow as long as symbols and numbers alternate. */
function readMatchScoring(line: TrfLine, reading: TrfReading): void {
  const text = columns(line, 4, width(line)).replace(/\s+/g, ' ');
  const pairs = text.matchAll(/([A-Za-z]*) ?([^A-Za-z\s]+|$)/g);
  for (const [whole, letters = '', points = ''] of pairs) {
    if (whole.trim() === '') continue;
    const symbol = matchSymbols.find((known) => known === letters.toUpperCase());
    const halfPoints = parsePoints(points);
    if (symbol === undefined || halfPoints === null) invalid(line, reading, 5, whole.trim());
    else reading.document.matchScoring.push({ symbol, halfPoints });
  }
}

const statement = ({ symbol, halfPoints }: MatchScoring): string =>
  `${symbol}${right(pointsText(halfPoints), 4)}`.padEnd(9);

/** 362: what a match gives, where it is not 2 – 1 – 0. */
export const matchScoringRecord: TrfRecord = {
  codes: ['362'],
  read: readMatchScoring,
  make: ({ matchScoring }) =>
    matchScoring.length === 0 ? [] : [`362 ${matchScoring.map(statement).join('')}`.trimEnd()],
};
