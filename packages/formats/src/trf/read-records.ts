import { scoringDialects } from './point-system.ts';
import { recordOf } from './records/all-records.ts';
import { newTrfDocument, type TrfDocument } from './trf-document.ts';
import { columns, recordCode, type TrfLine } from './trf-line.ts';
import type { TrfReading } from './trf-reading.ts';

/** The state at the start of reading. */
export const startReading = (lenient: boolean): TrfReading => ({
  lenient,
  document: newTrfDocument(),
  faults: [],
  guesses: [],
  warnings: [],
  playerLines: [],
  mentions: [],
  statedPlayers: null,
});

function keepLine(line: TrfLine, reading: TrfReading): void {
  const text = line.text.trimEnd();
  if (text === '') return;
  const place = reading.playerLines.length === 0 ? 'before-players' : 'after-players';
  reading.document.otherLines.push({ place, text });
}

/**
 * Reads a line; returns whether its record is known. A line with anything but a blank in column 4 is
 * not a record (a ruler of digits, a private code), except for a player's line, which is then shifted.
 */
function readLine(line: TrfLine, reading: TrfReading): boolean {
  const record = recordOf(line);
  const isCode = columns(line, 4, 4).trim() === '' || recordCode(line) === '001';
  if (record !== undefined && isCode) {
    record.read(line, reading);
    return true;
  }
  keepLine(line, reading);
  return false;
}

/** Reads lines one by one; returns whether any is a known record. */
export const readRecords = (lines: readonly TrfLine[], reading: TrfReading): boolean =>
  lines.map((line) => readLine(line, reading)).includes(true);

/** The document that was read, with points grouped by dialect. */
export function documentOf({ document }: TrfReading): TrfDocument {
  const scoring = scoringDialects.flatMap((dialect) =>
    document.scoring.filter((statement) => statement.dialect === dialect),
  );
  return { ...document, scoring };
}
