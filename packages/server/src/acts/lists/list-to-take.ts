import {
  playersAsTable,
  type RecognisedListFile,
  readInput,
  recogniseListFile,
  withClubNames,
} from '@rokade/formats';

/** A file with a list, as it was sent. */
export interface SentListFile {
  /** The file's name; '' for a list that was typed. */
  readonly name: string;
  readonly list: string | Uint8Array;
  /** The table with the names of clubs (`vereine.csv`); '' = none. */
  readonly clubs: string | Uint8Array;
}

/** A file that was recognised, with the table that its uses read. */
export interface ListToTake extends Pick<SentListFile, 'name'> {
  readonly recognised: RecognisedListFile;
  /** The list as a table of players if the file is a report, else as it was sent. */
  readonly table: string | Uint8Array;
  readonly sent: string | Uint8Array;
}

/** A longer report file is none of a tournament; its players are not read here. */
const longestReport = 2_000_000;

function tableOf({ list }: SentListFile, { kind }: RecognisedListFile): string | Uint8Array {
  if (kind !== 'report' || list.length > longestReport) return list;
  const read = readInput(list);
  return read.ok && read.value.kind === 'document' ? playersAsTable(read.value.document) : list;
}

/** Recognises a file and makes the table that all uses of the list read. */
export function listToTake(sent: SentListFile): ListToTake {
  const { name } = sent;
  const first = recogniseListFile(sent.list, name);
  if (!first.lacksClubNames || sent.clubs.length === 0) {
    return { name, recognised: first, table: tableOf(sent, first), sent: sent.list };
  }
  const table = withClubNames(sent.list, sent.clubs);
  return { name, recognised: recogniseListFile(table, name), table, sent: table };
}
