import { boundsOfFile, holdsTooMuch, tooDeepAt } from '@rokade/formats';
import {
  type BookKind,
  type BookTypes,
  migrateEvent,
  ordinal,
  type Recorded,
  text,
} from '@rokade/journal';
import { err, ok, type Result } from '@rokade/rules';
import { canonicalJson, genesisOf, type Listing, nextHash, openedEvent } from '@rokade/store';
import { z } from 'zod';
import { firstIssue } from '../shapes/first-issue.ts';
import { schemaOf } from '../shapes/schema-of.ts';
import { cutOffExport } from './cut-off.ts';
import type { ImportFault, ImportProblem } from './import-fault.ts';
import { journalFileFormat } from './make-journal-file.ts';
import { stateOf } from './state-of.ts';
import { listingOf } from './stored-summary.ts';

/** A journal that was read from a file, and the summary of the state it leads to. */
export interface JournalFile<B extends BookTypes> {
  readonly id: B['id'];
  readonly entries: readonly Recorded<B['event']>[];
  readonly summary: B['summary'];
  /** The summary and the marks for lists, as the store keeps them. */
  readonly listing: Listing;
}

type Parsed<T> = Result<T, ImportFault>;

/** The longest text that is imported, in characters: fifty times a tournament of 1,000 players. */
const longestJournalFile = 50 * 1024 * 1024;

const invalid = (problem: ImportProblem, at = ''): Parsed<never> =>
  err({ code: 'import.invalid', problem, at });

/** The shape of a file around its entries, which may be of an older format. */
const wrapperShape = z.strictObject({
  /** Missing in files of early versions. */
  count: z.int().min(1).optional(),
  format: z.literal(journalFileFormat),
  kind: z.string(),
  version: z.int().min(1),
  exportedAt: schemaOf(text),
  id: z.string(),
  entries: z.array(z.record(z.string(), z.unknown())).min(1),
  hashes: z.array(z.string()),
  /** Missing in files from before personal values were kept apart. */
  personal: z
    .array(
      z.strictObject({
        of: schemaOf(ordinal),
        salt: z.string(),
        value: z.record(z.string(), z.unknown()),
      }),
    )
    .default([]),
});

/** An entry's text may also hold the place of its personal values and, as `root`, the last hash of a former chain. */
const sealedShape = z.looseObject({
  event: z.unknown(),
  personal: z
    .strictObject({
      digest: z.string(),
      fields: z.array(z.string()).max(100),
      property: z.string(),
    })
    .exactOptional(),
  root: z.string().exactOptional(),
});

type Wrapper = z.output<typeof wrapperShape>;

function parseJson(text: string): Parsed<unknown> {
  if (text.length > longestJournalFile || holdsTooMuch(text, boundsOfFile))
    return invalid('too-large');
  if (tooDeepAt(text) !== null) return invalid('too-deep');
  try {
    const value: unknown = JSON.parse(text);
    return ok(value);
  } catch {
    const cutOff = cutOffExport(text);
    return cutOff === null ? invalid('not-json') : err(cutOff);
  }
}

/** Compares the stated number of entries: a file may lack entries and hashes alike at its end. */
function checkCount({ count, entries }: Wrapper): Parsed<null> {
  return count === undefined || count === entries.length
    ? ok(null)
    : err({ code: 'import.cut-off', stated: count, sound: entries.length });
}

/** Checks that the sets of personal values belong to existing entries, at most one to each, in their order. */
function checkBeside({ personal, entries }: Wrapper): Parsed<null> {
  const places = [0, ...personal.map(({ of }) => of)];
  const isInOrder = personal.every(({ of }, index) => of > (places[index] ?? 0));
  return isInOrder && (places.at(-1) ?? 0) <= entries.length
    ? ok(null)
    : invalid('wrong-shape', 'personal');
}

const hasFormat = (value: unknown): boolean =>
  typeof value === 'object' &&
  value !== null &&
  'format' in value &&
  value.format === journalFileFormat;

/** Early files name no kind, and give the id as `tournament`: there were no other books. */
function namingKind(value: object): object {
  if ('kind' in value || !('tournament' in value)) return value;
  const { tournament, ...rest } = value;
  return { ...rest, kind: 'tournament', id: tournament };
}

const hasNewerVersion = (value: object, format: number): boolean =>
  'version' in value && typeof value.version === 'number' && value.version > format;

const hasOtherKind = (value: object, kind: string): boolean =>
  'kind' in value && value.kind !== kind;

/** The most entries of a file, thirty times those of a tournament of 1,000 players; more are refused unread. */
const mostEntries = 200_000;

const hasTooManyEntries = (value: object): boolean =>
  'entries' in value && Array.isArray(value.entries) && value.entries.length > mostEntries;

function parseWrapper<B extends BookTypes>(
  { kind, format }: BookKind<B>,
  value: unknown,
): Parsed<Wrapper> {
  if (!hasFormat(value)) return invalid('not-a-journal');
  const file = namingKind(Object(value));
  if (hasOtherKind(file, kind)) return invalid('other-kind', 'kind');
  if (hasTooManyEntries(file)) return invalid('too-large', 'entries');
  if (hasNewerVersion(file, format)) return invalid('newer-format');
  const wrapper = wrapperShape.safeParse(file);
  return wrapper.success ? ok(wrapper.data) : invalid('wrong-shape', firstIssue(wrapper.error));
}

/** Checks the chain of hashes; it covers the entries as they were written, so this comes before any migration. */
function checkChain({ kind, id, entries, hashes }: Wrapper): Parsed<null> {
  let previous = genesisOf({ kind, id });
  for (const [index, entry] of entries.entries()) {
    previous = nextHash(previous, canonicalJson(entry));
    if (hashes[index] !== previous) return invalid('hash-mismatch', `entries.${index}`);
  }
  return hashes.length === entries.length ? ok(null) : invalid('hash-mismatch', 'hashes');
}

function parseEntries<B extends BookTypes>(
  kind: BookKind<B>,
  { version, entries, personal }: Wrapper,
): Parsed<readonly Recorded<B['event']>[]> {
  const shape = schemaOf(kind.entryShape);
  const beside = new Map(personal.map((each) => [each.of, each]));
  const parsed: Recorded<B['event']>[] = [];
  for (const [index, raw] of entries.entries()) {
    const at = `entries.${index}`;
    const sealed = sealedShape.safeParse(raw);
    if (!sealed.success) return invalid('wrong-shape', `${at}.${firstIssue(sealed.error)}`);
    const opened = openedEvent(kind.personal, sealed.data, beside.get(index + 1));
    if (opened === null) return invalid('hash-mismatch', at);
    const { personal: _, root: __, ...rest } = raw;
    const event = migrateEvent(kind, opened.event, version);
    const entry = shape.safeParse({ ...rest, event });
    if (!entry.success) return invalid('wrong-shape', `${at}.${firstIssue(entry.error)}`);
    if (entry.data.version !== index + 1) return invalid('wrong-shape', `${at}.version`);
    parsed.push(entry.data);
  }
  return ok(parsed);
}

/**
 * Reads the journal of a book from a text that anybody may have written. Checks the form of the file, the
 * chain of hashes, the shape of every entry and whether the entries can follow on each other. Returns the
 * first fault with its path; never throws.
 */
export function parseJournalFile<B extends BookTypes>(
  kind: BookKind<B>,
  text: string,
): Parsed<JournalFile<B>> {
  const json = parseJson(text);
  if (!json.ok) return json;
  const wrapper = parseWrapper(kind, json.value);
  if (!wrapper.ok) return wrapper;
  const count = checkCount(wrapper.value);
  if (!count.ok) return count;
  const id = kind.parseId(wrapper.value.id);
  if (id === null) return invalid('wrong-shape', 'id');
  const chain = checkChain(wrapper.value);
  if (!chain.ok) return chain;
  const beside = checkBeside(wrapper.value);
  if (!beside.ok) return beside;
  const entries = parseEntries(kind, wrapper.value);
  if (!entries.ok) return entries;
  const state = stateOf(kind, entries.value);
  if (!state.ok) return state;
  return kind.idOf === null || kind.idOf(state.value) === id
    ? ok({
        id,
        entries: entries.value,
        summary: kind.summary.of(state.value),
        listing: listingOf(kind, state.value),
      })
    : invalid('not-a-book', 'id');
}
