import { recordsBeforePlayers, recordsFromPlayersOn } from './records/all-records.ts';
import type { OtherLine, TrfDocument } from './trf-document.ts';

const linesAt = ({ otherLines }: TrfDocument, place: OtherLine['place']): readonly string[] =>
  otherLines.filter((line) => line.place === place).map(({ text }) => text);

/**
 * The report file of a document: TRF16 with the records of TRF26 and of the pairing programs that
 * the document has. Lines end with CR LF; reading it again gives an equal document.
 * A text longer than its columns is cut off, a line break in one
 * becomes a blank.
 */
export function makeTrf(document: TrfDocument): string {
  const lines = [
    ...linesAt(document, 'before-players'),
    ...recordsBeforePlayers.flatMap((record) => record.make(document)),
    ...recordsFromPlayersOn.flatMap((record) => record.make(document)),
    ...linesAt(document, 'after-players'),
  ];
  return lines.map((line) => `${line.replace(/[\r\n]/g, ' ')}\r\n`).join('');
}
