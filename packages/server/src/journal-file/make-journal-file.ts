import type { Decider, Entry, OfKind } from '@rokade/journal';
import { canonicalJson, type SealedJournal, sealJournal } from '@rokade/store';

/** What the `format` of an export says. */
export const journalFileFormat = 'rokade-journal';

const lines = (texts: readonly string[]): string => `[\n${texts.join(',\n')}\n]`;

/** What a file says of the kind of its book, and what it keeps apart in it. */
type FileKind = Pick<Decider<never, never, never, never>, 'kind' | 'format' | 'personal'>;

/**
 * A whole journal as one JSON text: `{count, format, kind, version, exportedAt, id, entries, hashes,
 * personal}`, an entry a line, with the hash each has in the chain. `version` is the journal format of
 * the kind; `count`, how many entries there are, shows in a copy that ends early how much of it is
 * missing. What is personal stands in a section by itself; taken out of it, in whole or in part, it is
 * erased, and the hashes hold.
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

/** The same of entries that have no chain yet. */
export const makeJournalFile = (
  kind: FileKind,
  id: string,
  entries: readonly Entry<OfKind>[],
  exportedAt: string,
): string =>
  journalFileOf(kind, id, sealJournal(kind.personal, { kind: kind.kind, id }, entries), exportedAt);
