import type { BookKind, BookTypes } from './book-kind.ts';

/** A summary as the store keeps it beside the journal. */
interface StoredSummary {
  readonly format: number;
  readonly summary: object;
}

/** What the store is to keep of a state for lists. */
export const summaryToStore = <B extends BookTypes>(
  { summary }: BookKind<B>,
  state: B['state'],
): StoredSummary => ({ format: summary.format, summary: summary.of(state) });

const isStoredSummary = (value: unknown): value is StoredSummary =>
  typeof value === 'object' && value !== null && 'format' in value && 'summary' in value;

/** A summary out of the store; null where there is none, or one that says what lists no longer ask. */
export const summaryFromStore = <B extends BookTypes>(
  { summary }: BookKind<B>,
  stored: unknown,
): B['summary'] | null =>
  isStoredSummary(stored) && stored.format === summary.format ? stored.summary : null;
