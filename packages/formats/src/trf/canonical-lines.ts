import { recordsBeforePlayers, recordsFromPlayersOn } from './records/all-records.ts';
import type { OtherLine, TrfDocument } from './trf-document.ts';
import { withoutMark } from './trf-line.ts';

const linesAt = ({ otherLines }: TrfDocument, place: OtherLine['place']): readonly string[] =>
  otherLines.filter((line) => line.place === place).map(({ text }) => text);

/**
 * A document in our own way of writing: records in the order of the format, numbers of rounds and
 * first colour in the words of TRF26 and of the pairing programs, counts counted anew. A text longer
 * than its columns is cut off, a line break in one becomes a blank.
 */
export const canonicalLines = (document: TrfDocument): readonly string[] =>
  [
    ...linesAt(document, 'before-players'),
    ...recordsBeforePlayers.flatMap((record) => record.make(document)),
    ...recordsFromPlayersOn.flatMap((record) => record.make(document)),
    ...linesAt(document, 'after-players'),
  ].map((line) => withoutMark(line.replace(/[\r\n]/g, ' ')).trimEnd());
