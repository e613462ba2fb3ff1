import { recordsBeforePlayers, recordsFromPlayersOn } from './records/all-records.ts';
import type { OtherLine, TrfDocument } from './trf-document.ts';
import { withoutMark } from './trf-line.ts';

const linesAt = ({ otherLines }: TrfDocument, place: OtherLine['place']): readonly string[] =>
  otherLines.filter((line) => line.place === place).map(({ text }) => text);

/**
 * A document in Rokade's own layout: records in the order of the format, number of rounds and first
 * colour both as in TRF26 and as in pairing programs, counts calculated. A text longer than its columns
 * is cut off; a line break in one becomes a blank.
 */
export const canonicalLines = (document: TrfDocument): readonly string[] =>
  [
    ...linesAt(document, 'before-players'),
    ...recordsBeforePlayers.flatMap((record) => record.make(document)),
    ...recordsFromPlayersOn.flatMap((record) => record.make(document)),
    ...linesAt(document, 'after-players'),
  ].map((line) => withoutMark(line.replace(/[\r\n]/g, ' ')).trimEnd());
