import type { Listing } from '@rokade/store';
import type { BookKind, BookMarks, BookTypes } from './book-kind.ts';

/** A summary as the store keeps it beside the journal. */
interface StoredSummary {
  readonly format: number;
  readonly summary: object;
}

const noMarks: BookMarks = { words: '', state: '', day: '', isPublic: false, ties: [] };

/** The format of the marks that lists of a kind find books by: those of a summary of another format count for nothing. */
export const marksFormat = <B extends BookTypes>({ summary }: BookKind<B>): number =>
  summary.format * 1000 + (summary.marks?.format ?? 0);

/** What the store is to keep of a summary for lists. */
export const listingOfSummary = <B extends BookTypes>(
  kind: BookKind<B>,
  summary: B['summary'],
): Listing => ({
  summary: { format: kind.summary.format, summary } satisfies StoredSummary,
  marks: { format: marksFormat(kind), ...(kind.summary.marks?.of(summary) ?? noMarks) },
});

/** What the store is to keep of a state for lists. */
export const listingOf = <B extends BookTypes>(kind: BookKind<B>, state: B['state']): Listing =>
  listingOfSummary(kind, kind.summary.of(state));

const isStoredSummary = (value: unknown): value is StoredSummary =>
  typeof value === 'object' && value !== null && 'format' in value && 'summary' in value;

/** A summary out of the store; null where there is none, or one that says what lists no longer ask. */
export const summaryFromStore = <B extends BookTypes>(
  { summary }: BookKind<B>,
  stored: unknown,
): B['summary'] | null =>
  isStoredSummary(stored) && stored.format === summary.format ? stored.summary : null;
