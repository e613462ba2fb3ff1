import {
  type ChainedText,
  canonicalJson,
  chainEntries,
  chainInTurns,
  genesisOf,
} from '@rokade/store';
import { type JournalEntry, journalFormat, type TournamentId } from '@rokade/tournament';

/** What the `format` of an export says. */
export const journalFileFormat = 'rokade-journal';

const lines = (texts: readonly string[]): string => `[\n${texts.join(',\n')}\n]`;

function fileText(id: TournamentId, chained: readonly ChainedText[], exportedAt: string): string {
  const count = chained.length;
  const head = canonicalJson({ count, format: journalFileFormat, version: journalFormat });
  const rest = [
    `"exportedAt":${JSON.stringify(exportedAt)}`,
    `"tournament":${JSON.stringify(id)}`,
    `"entries":${lines(chained.map(({ text }) => text))}`,
    `"hashes":${lines(chained.map(({ hash }) => JSON.stringify(hash)))}`,
  ];
  return `${head.slice(0, -1)},\n${rest.join(',\n')}}\n`;
}

/**
 * A whole journal as one JSON text: `{count, format, version, exportedAt, tournament, entries, hashes}`,
 * an entry a line, with the hash each had in the chain. `version` is the journal format; `count`, how
 * many entries there are, shows in a copy that ends early how much of it is missing.
 */
export const makeJournalFile = (
  id: TournamentId,
  entries: readonly JournalEntry[],
  exportedAt: string,
): string => fileText(id, chainEntries(genesisOf(id), entries), exportedAt);

/** The same while others have their turn, for a server at work. */
export async function makeJournalFileInTurns(
  id: TournamentId,
  entries: readonly JournalEntry[],
  exportedAt: string,
): Promise<string> {
  const chained: ChainedText[] = [];
  for await (const some of chainInTurns(genesisOf(id), entries)) chained.push(...some);
  return fileText(id, chained, exportedAt);
}
