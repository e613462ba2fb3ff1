import type { Decider, Entry, OfKind } from '@rokade/journal';
import { canonicalJson, type SealedJournal, sealJournal } from '@rokade/store';

/** The value of `format` in every export. */
export const journalFileFormat = 'rokade-journal';

const lines = (texts: readonly string[]): string => `[\n${texts.join(',\n')}\n]`;

/** The properties of a kind of book that a journal file needs. */
type FileKind = Pick<Decider<never, never, never, never>, 'kind' | 'format' | 'personal'>;

/**
 * A whole journal as one JSON text: `{count, format, kind, version, exportedAt, id, entries, hashes,
 * personal}`, one entry a line, with each entry's hash in the chain. `version` is the kind's journal
 * format; `count` is the number of entries, which shows how much is missing of a file that was cut off.
 * Personal values are in a section of their own: whatever is removed from it is erased, and the hashes
 * stay valid.
 */
export function journalFileOf(
  { kind, format: version }: FileKind,
  id: string,
  { chained, beside }: SealedJournal,
  exportedAt: string,
): string {
  const count = chained.length;
  const head = canonicalJson({ count, format: journalFileFormat, kind, version });
  const personal = [...beside].filter(([of]) => of <= count);
  const rest = [
    `"exportedAt":${JSON.stringify(exportedAt)}`,
    `"id":${JSON.stringify(id)}`,
    `"entries":${lines(chained.map(({ text }) => text))}`,
    `"hashes":${lines(chained.map(({ hash }) => JSON.stringify(hash)))}`,
    `"personal":${lines(personal.map(([of, kept]) => canonicalJson({ of, ...kept })))}`,
  ];
  return `${head.slice(0, -1)},\n${rest.join(',\n')}}\n`;
}

/** A journal file of entries that are not in a chain of hashes yet. */
export const makeJournalFile = (
  kind: FileKind,
  id: string,
  entries: readonly Entry<OfKind>[],
  exportedAt: string,
): string =>
  journalFileOf(kind, id, sealJournal(kind.personal, { kind: kind.kind, id }, entries), exportedAt);
