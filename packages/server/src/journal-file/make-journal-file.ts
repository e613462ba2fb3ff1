import type { Decider, Entry, OfKind } from '@rokade/journal';
import {
  type ChainedText,
  canonicalJson,
  chainEntries,
  chainInTurns,
  genesisOf,
} from '@rokade/store';

/** What the `format` of an export says. */
export const journalFileFormat = 'rokade-journal';

const lines = (texts: readonly string[]): string => `[\n${texts.join(',\n')}\n]`;

/** What a file says of the kind of its book. */
type NamedKind = Pick<Decider<never, never, never, never>, 'kind' | 'format'>;

function fileText(
  { kind, format: version }: NamedKind,
  id: string,
  chained: readonly ChainedText[],
  exportedAt: string,
): string {
  const count = chained.length;
  const head = canonicalJson({ count, format: journalFileFormat, kind, version });
  const rest = [
    `"exportedAt":${JSON.stringify(exportedAt)}`,
    `"id":${JSON.stringify(id)}`,
    `"entries":${lines(chained.map(({ text }) => text))}`,
    `"hashes":${lines(chained.map(({ hash }) => JSON.stringify(hash)))}`,
  ];
  return `${head.slice(0, -1)},\n${rest.join(',\n')}}\n`;
}

/**
 * A whole journal as one JSON text: `{count, format, kind, version, exportedAt, id, entries, hashes}`,
 * an entry a line, with the hash each had in the chain. `version` is the journal format of the kind;
 * `count`, how many entries there are, shows in a copy that ends early how much of it is missing.
 */
export const makeJournalFile = (
  kind: NamedKind,
  id: string,
  entries: readonly Entry<OfKind>[],
  exportedAt: string,
): string =>
  fileText(kind, id, chainEntries(genesisOf({ kind: kind.kind, id }), entries), exportedAt);

/** The same while others have their turn, for a server at work. */
export async function makeJournalFileInTurns(
  kind: NamedKind,
  id: string,
  entries: readonly Entry<OfKind>[],
  exportedAt: string,
): Promise<string> {
  const genesis = genesisOf({ kind: kind.kind, id });
  const chained: ChainedText[] = [];
  for await (const some of chainInTurns(genesis, entries)) chained.push(...some);
  return fileText(kind, id, chained, exportedAt);
}
