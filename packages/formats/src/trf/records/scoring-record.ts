import { pointsText, right } from '../line-maker.ts';
import { parsePoints } from '../number-field.ts';
import { isScoringSymbol, scoringSymbols } from '../point-system.ts';
import type { ScoringStatement, TrfDocument } from '../trf-document.ts';
import { columns, recordCode, type TrfLine, width } from '../trf-line.ts';
import { fault, placeIn, type TrfReading, type TrfRecord, warn } from '../trf-reading.ts';
import { symbolValues } from './fields.ts';
import { textAfterCode } from './header-record.ts';

type Dialect = ScoringStatement['dialect'];

function note(
  line: TrfLine,
  reading: TrfReading,
  statement: { readonly dialect: Dialect; readonly symbol: string; readonly points: string },
): void {
  const { dialect, symbol, points } = statement;
  const halfPoints = parsePoints(points);
  if (halfPoints === null || !isScoringSymbol(dialect, symbol)) {
    const text = `${symbol} ${points}`.trim();
    fault(reading, placeIn(line, 5), {
      code: 'trf.record.invalid',
      record: recordCode(line),
      text,
    });
    return;
  }
  if (dialect === '162' && symbol === 'Z') {
    const record = recordCode(line);
    warn(reading, placeIn(line, 5), { code: 'trf.scoring.other-symbol', record, symbol });
  }
  reading.document.scoring.push({ dialect, symbol, halfPoints });
}

/** `W 3.0    D 1.0`: pairs in columns, or in any layout with alternating letters and numbers. */
function read162(line: TrfLine, reading: TrfReading): void {
  for (const [symbol, points] of symbolValues(columns(line, 4, width(line)))) {
    note(line, reading, { dialect: '162', symbol, points });
  }
}

function readXxs(line: TrfLine, reading: TrfReading): void {
  for (const pair of textAfterCode(line).split(/\s+/)) {
    const [symbol = '', points = ''] = pair.split('=', 2);
    note(line, reading, { dialect: 'XXS', symbol: symbol.toUpperCase(), points });
  }
}

function readScoring(line: TrfLine, reading: TrfReading): void {
  const code = recordCode(line);
  if (code === '162') read162(line, reading);
  else if (code === 'XXS') readXxs(line, reading);
  else {
    const points = textAfterCode(line);
    note(line, reading, { dialect: 'BB', symbol: code.slice(2), points });
  }
}

const make162 = (statements: readonly ScoringStatement[]): string =>
  `162  ${statements
    .map(({ symbol, halfPoints }) => `${symbol}${right(pointsText(halfPoints), 4)}`.padEnd(9))
    .join('')}`.trimEnd();

const makeBb = ({ symbol, halfPoints }: ScoringStatement): string =>
  `BB${symbol} ${right(pointsText(halfPoints), 4)}`;

const makeXxs = (statements: readonly ScoringStatement[]): string =>
  `XXS ${statements
    .map(({ symbol, halfPoints }) => `${symbol}=${pointsText(halfPoints)}`)
    .join(' ')}`;

function makeScoring({ scoring }: TrfDocument): readonly string[] {
  const of = (dialect: Dialect) => scoring.filter((statement) => statement.dialect === dialect);
  const [in162, inXxs] = [of('162'), of('XXS')];
  return [
    ...(in162.length === 0 ? [] : [make162(in162)]),
    ...of('BB').map(makeBb),
    ...(inXxs.length === 0 ? [] : [makeXxs(inXxs)]),
  ];
}

/**
 * 162: the points of a tournament in pairs of symbol and value; BBW … BBU, one a line (bbpPairings);
 * XXS, `WW=3.0 BW=3.0` (JaVaFo).
 */
export const scoringRecord: TrfRecord = {
  codes: ['162', 'XXS', ...scoringSymbols('BB').map((symbol) => `BB${symbol}`)],
  read: readScoring,
  make: makeScoring,
};
