import type { RatingListHead, RatingListSource } from '@rokade/register';
import { monthOfLists } from './list-changes.ts';
import { type ListingSettings, nationalSource } from './listed-details.ts';
import type { Lists } from './lists.ts';

/** A list that a tournament's players are compared with. */
export interface ComparedList {
  readonly source: RatingListSource;
  /** The month of the list that is compared; null: none of this source is kept. */
  readonly month: string | null;
  /** When it was read in (UTC); '': there is none. */
  readonly importedAt: string;
  /** The month of a list that is out and should be compared instead; null: this one is the newest. */
  readonly missing: string | null;
}

/** The sources that publish a list on the first of every month. @article FIDE B.02 rating list */
const monthly: ReadonlySet<RatingListSource> = new Set(['fide']);

/**
 * The lists that a tournament is compared with: of each source the newest in force on its first day. Of
 * a source that publishes by months it says whether the one of that month, or of this one if that is
 * still to come, is kept here.
 *
 * @param today `2026-11-30`
 */
export function listsCompared(
  lists: Pick<Lists, 'kept'>,
  settings: ListingSettings & Parameters<typeof monthOfLists>[0],
  today: string,
): readonly ComparedList[] {
  const now = today.slice(0, 7);
  const first = monthOfLists(settings);
  const due = first !== null && first < now ? first : now;
  const kept = lists.kept();
  const newest = (source: RatingListSource): RatingListHead | undefined =>
    kept
      .filter((one) => one.source === source && (first === null || one.month <= first))
      .toSorted((one, other) => (one.month < other.month ? 1 : -1))[0];
  return [...new Set([nationalSource(settings), 'fide' as const])].flatMap((source) => {
    const list = newest(source);
    const month = list?.month ?? null;
    const isBehind = monthly.has(source) && (month === null || month < due);
    return month === null && !isBehind
      ? []
      : [{ source, month, importedAt: list?.importedAt ?? '', missing: isBehind ? due : null }];
  });
}
