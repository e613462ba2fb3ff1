import { crc32 } from 'node:zlib';
import type { BookKind, BookMarks, BookTypes } from '@rokade/journal';
import type { Listing, Said } from '@rokade/store';

/** A summary as the store keeps it beside the journal. */
interface StoredSummary {
  readonly format: number;
  readonly summary: object;
  /** A checksum of the summary's text, so that a damaged one is made anew; earlier Rokades left it out. */
  readonly check?: number;
}

const checkOf = (summary: object): number => crc32(JSON.stringify(summary));

const noMarks: BookMarks = { words: '', state: '', day: '', isPublic: false, ties: [] };

/** The format of the marks that lists of a kind find books by: those of a summary of another format count for nothing. */
export const marksFormat = <B extends BookTypes>({ summary }: BookKind<B>): number =>
  summary.format * 1000 + (summary.marks?.format ?? 0);

/** Whether a summary by itself says all that lists find a book of the kind by. */
export const isMarkedBySummary = <B extends BookTypes>({ summary }: BookKind<B>): boolean =>
  summary.marks?.ties === undefined;

/** What the store is to keep of a summary for lists, of a kind that is marked by it alone. */
export const listingOfSummary = <B extends BookTypes>(
  kind: BookKind<B>,
  summary: B['summary'],
): Listing => ({
  summary: {
    format: kind.summary.format,
    summary,
    check: checkOf(summary),
  } satisfies StoredSummary,
  marks: {
    format: marksFormat(kind),
    ...(kind.summary.marks?.of(summary) ?? noMarks),
  },
});

/** What the store is to keep of a state for lists. */
export function listingOf<B extends BookTypes>(kind: BookKind<B>, state: B['state']): Listing {
  const { summary, marks } = listingOfSummary(kind, kind.summary.of(state));
  const ties = [...marks.ties, ...(kind.summary.marks?.ties?.(state) ?? [])];
  return { summary, marks: { ...marks, ties } };
}

/** What is said of a book that may begin with it, and whose it then is. */
export const saidAtBeginning = (listing: Listing, organisation: string | undefined): Said =>
  organisation === undefined ? listing : { ...listing, organisation };

const isWhole = ({ summary, check }: StoredSummary): boolean =>
  typeof summary === 'object' &&
  summary !== null &&
  (check === undefined || check === checkOf(summary));

const isStoredSummary = (value: unknown): value is StoredSummary =>
  typeof value === 'object' && value !== null && 'format' in value && 'summary' in value;

/** A summary out of the store; null where there is none, or one that says what lists no longer ask. */
export const summaryFromStore = <B extends BookTypes>(
  { summary }: BookKind<B>,
  stored: unknown,
): B['summary'] | null =>
  isStoredSummary(stored) && stored.format === summary.format && isWhole(stored)
    ? stored.summary
    : null;
