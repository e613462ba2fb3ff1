import { canonicalLines } from './canonical-lines.ts';
import { laidOut } from './layout.ts';
import { documentOf, readRecords, startReading } from './read-records.ts';
import type { TrfDocument } from './trf-document.ts';
import { trfLine } from './trf-line.ts';

function isSameData(a: unknown, b: unknown): boolean {
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return a === b;
  const [inA, inB] = [Object.entries(a), new Map<string, unknown>(Object.entries(b))];
  return inA.length === inB.size && inA.every(([key, each]) => isSameData(each, inB.get(key)));
}

/** Whether these lines, when read again, give the same document. */
function say(lines: readonly string[], document: TrfDocument): boolean {
  const reading = startReading(false);
  readRecords(
    lines.map((text, index) => trfLine(text, index + 1)),
    reading,
  );
  const read = { ...documentOf(reading), layout: document.layout };
  return reading.faults.length === 0 && isSameData(read, document);
}

function linesOf(document: TrfDocument): readonly string[] {
  const ours = canonicalLines(document);
  if (document.layout.length === 0) return ours;
  const lines = laidOut(document.layout, ours);
  return lines !== null && say(lines, document) ? lines : ours;
}

/**
 * The report file of a document: TRF16 with the records of TRF26 and of the pairing programs that the
 * document has. A document from a file is written as that file was, line for line except for blanks at
 * line ends, as long as these lines give the same document; any other in Rokade's own layout, with
 * records in the order of the format. Lines end with CR LF; reading it again gives an equal document. A
 * text longer than its columns is cut off; a line break in one becomes a blank.
 */
export const makeTrf = (document: TrfDocument): string =>
  linesOf(document)
    .map((line) => `${line}\r\n`)
    .join('');
