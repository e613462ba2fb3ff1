import { tooDeepAt } from '@rokade/formats';
import { err, ok, type Result } from '@rokade/rules';
import { canonicalJson, genesisOf, nextHash } from '@rokade/store';
import {
  type JournalEntry,
  journalFormat,
  migrateEvent,
  type TournamentId,
} from '@rokade/tournament';
import { z } from 'zod';
import type { ImportFault, ImportProblem } from '../application.ts';
import { textShape, tournamentIdShape } from '../shapes/basic-shapes.ts';
import { entryShape } from '../shapes/entry-shapes.ts';
import { firstIssue } from '../shapes/first-issue.ts';
import { cutOffExport } from './cut-off.ts';
import { journalFileFormat } from './make-journal-file.ts';
import { tournamentOf } from './tournament-of.ts';

/** A journal as it stood in a file. */
export interface JournalFile {
  readonly id: TournamentId;
  readonly entries: readonly JournalEntry[];
}

type Parsed<T> = Result<T, ImportFault>;

/** Longest text taken in, in characters: fifty times a tournament of 1,000 players. */
const longestJournalFile = 50 * 1024 * 1024;

const invalid = (problem: ImportProblem, at = ''): Parsed<never> =>
  err({ code: 'import.invalid', problem, at });

/** The file but for its entries, which may be of an older format. */
const wrapperShape = z.strictObject({
  /** Not in files of before it was written. */
  count: z.int().min(1).optional(),
  format: z.literal(journalFileFormat),
  version: z.int().min(1),
  exportedAt: textShape,
  tournament: tournamentIdShape,
  entries: z.array(z.record(z.string(), z.unknown())).min(1),
  hashes: z.array(z.string()),
});

type Wrapper = z.output<typeof wrapperShape>;

function parseJson(text: string): Parsed<unknown> {
  if (text.length > longestJournalFile) return invalid('too-large');
  if (tooDeepAt(text) !== null) return invalid('too-deep');
  try {
    const value: unknown = JSON.parse(text);
    return ok(value);
  } catch {
    const cutOff = cutOffExport(text);
    return cutOff === null ? invalid('not-json') : err(cutOff);
  }
}

/** Entries and hashes may be missing at the end alike. */
function checkCount({ count, entries }: Wrapper): Parsed<null> {
  return count === undefined || count === entries.length
    ? ok(null)
    : err({ code: 'import.cut-off', stated: count, sound: entries.length });
}

const saysFormat = (value: unknown): boolean =>
  typeof value === 'object' &&
  value !== null &&
  'format' in value &&
  value.format === journalFileFormat;

const saysNewerVersion = (value: object): boolean =>
  'version' in value && typeof value.version === 'number' && value.version > journalFormat;

/** Thirty times the entries of a tournament of 1,000 players; more are not even looked at. */
const mostEntries = 200_000;

const hasTooManyEntries = (value: object): boolean =>
  'entries' in value && Array.isArray(value.entries) && value.entries.length > mostEntries;

function parseWrapper(value: unknown): Parsed<Wrapper> {
  if (!saysFormat(value)) return invalid('not-a-journal');
  if (hasTooManyEntries(Object(value))) return invalid('too-large', 'entries');
  if (saysNewerVersion(Object(value))) return invalid('newer-format');
  const wrapper = wrapperShape.safeParse(value);
  return wrapper.success ? ok(wrapper.data) : invalid('wrong-shape', firstIssue(wrapper.error));
}

/** The chain is that of the texts as they were written, so it is checked before any migration. */
function checkChain({ tournament, entries, hashes }: Wrapper): Parsed<null> {
  let previous = genesisOf(tournament);
  for (const [index, entry] of entries.entries()) {
    previous = nextHash(previous, canonicalJson(entry));
    if (hashes[index] !== previous) return invalid('hash-mismatch', `entries.${index}`);
  }
  return hashes.length === entries.length ? ok(null) : invalid('hash-mismatch', 'hashes');
}

function parseEntries({ version, entries }: Wrapper): Parsed<readonly JournalEntry[]> {
  const parsed: JournalEntry[] = [];
  for (const [index, raw] of entries.entries()) {
    const event = migrateEvent(raw['event'], version);
    const entry = entryShape.safeParse({ ...raw, event });
    const at = `entries.${index}`;
    if (!entry.success) return invalid('wrong-shape', `${at}.${firstIssue(entry.error)}`);
    if (entry.data.version !== index + 1) return invalid('wrong-shape', `${at}.version`);
    parsed.push(entry.data);
  }
  return ok(parsed);
}

/**
 * A journal out of a text that anybody may have written: the file's form, the chain of hashes, the
 * shape of every entry and whether they make up a tournament. The first fault is named with its
 * place; nothing makes it throw.
 */
export function parseJournalFile(text: string): Parsed<JournalFile> {
  const json = parseJson(text);
  if (!json.ok) return json;
  const wrapper = parseWrapper(json.value);
  if (!wrapper.ok) return wrapper;
  const count = checkCount(wrapper.value);
  if (!count.ok) return count;
  const chain = checkChain(wrapper.value);
  if (!chain.ok) return chain;
  const entries = parseEntries(wrapper.value);
  if (!entries.ok) return entries;
  const tournament = tournamentOf(entries.value);
  if (!tournament.ok) return tournament;
  return tournament.value.id === wrapper.value.tournament
    ? ok({ id: wrapper.value.tournament, entries: entries.value })
    : invalid('not-a-tournament', 'tournament');
}
