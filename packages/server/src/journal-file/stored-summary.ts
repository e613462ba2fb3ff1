import { crc32 } from 'node:zlib';
import type { BookKind, BookMarks, BookTypes } from '@rokade/journal';
import type { Listing, NewListing } from '@rokade/store';

/** A summary as the store keeps it beside the journal. */
interface StoredSummary {
  readonly format: number;
  readonly summary: object;
  /** The CRC-32 of the summary's JSON, so that a damaged one is made anew; missing in early versions. */
  readonly check?: number;
}

const checkOf = (summary: object): number => crc32(JSON.stringify(summary));

const noMarks: BookMarks = { words: '', state: '', day: '', isPublic: false, ties: [] };

/** The format of a kind's marks; it changes with that of the summary, from which they are made. */
export const marksFormat = <B extends BookTypes>({ summary }: BookKind<B>): number =>
  summary.format * 1000 + (summary.marks?.format ?? 0);

/** Whether the marks of a kind follow from its summary alone, without the state. */
export const isMarkedBySummary = <B extends BookTypes>({ summary }: BookKind<B>): boolean =>
  summary.marks?.ties === undefined;

/** What the store keeps for lists, made from a summary: the ties that only the state shows are missing. */
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

/** What the store keeps for lists, made from a state. */
export function listingOf<B extends BookTypes>(kind: BookKind<B>, state: B['state']): Listing {
  const { summary, marks } = listingOfSummary(kind, kind.summary.of(state));
  const ties = [...marks.ties, ...(kind.summary.marks?.ties?.(state) ?? [])];
  return { summary, marks: { ...marks, ties } };
}

/** What is stored with new entries of a book; a book that begins belongs to the organisation. */
export const listingAtBeginning = (
  listing: Listing,
  organisation: string | undefined,
): NewListing => (organisation === undefined ? listing : { ...listing, organisation });

const isWhole = ({ summary, check }: StoredSummary): boolean =>
  typeof summary === 'object' &&
  summary !== null &&
  (check === undefined || check === checkOf(summary));

const isStoredSummary = (value: unknown): value is StoredSummary =>
  typeof value === 'object' && value !== null && 'format' in value && 'summary' in value;

/** A summary from the store; null if there is none, or if it is damaged or of another format. */
export const summaryFromStore = <B extends BookTypes>(
  { summary }: BookKind<B>,
  stored: unknown,
): B['summary'] | null =>
  isStoredSummary(stored) && stored.format === summary.format && isWhole(stored)
    ? stored.summary
    : null;
