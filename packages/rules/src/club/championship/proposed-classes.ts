import { type Reason, reason } from '../../kernel/reason.ts';
import type { ChampionshipRules } from './edition-2018.ts';
import {
  type ChampionshipReason,
  type ClassGivenCode,
  classGivenArticles,
} from './reason-codes.ts';

/** Where somebody stood after the last championship that they played in. */
export interface LastResult {
  /** The class they played in, and the one that their result gives. */
  readonly played: number;
  readonly next: number;
  /** The class that was theirs there without a right for one year. */
  readonly own: number;
  /** There was none since. */
  readonly isNewest: boolean;
}

/** What the class of somebody who entered follows from. */
export interface ChampionshipEntrant<Key> {
  readonly key: Key;
  /** null: they never played in one, as far as anybody knows. */
  readonly last: LastResult | null;
  /** Their place in the last cup; null: none that counts. */
  readonly cupPlace: number | null;
  /** null = none. */
  readonly rating: number | null;
}

/** The class of somebody, as proposed. */
export interface ProposedChampionshipClass<Key> {
  readonly key: Key;
  readonly class: number;
  /** The class that is theirs without a right for one year. */
  readonly own: number;
  readonly because: ChampionshipReason<ClassGivenCode>;
}

const given = (code: ClassGivenCode, facts: Reason['facts']): ChampionshipReason<ClassGivenCode> =>
  reason(code, classGivenArticles[code], facts);

/** The class that is somebody's own by what they did. */
function byResult(
  last: LastResult,
  classes: number,
): Omit<ProposedChampionshipClass<never>, 'key'> {
  const own = Math.min(last.next, classes);
  const isBack = last.own !== last.played && last.next === last.own;
  const moved = last.next < last.own ? 'up' : last.next > last.own ? 'down' : 'stays';
  const because = !last.isNewest
    ? given('championship.paused', { class: own })
    : isBack
      ? given('championship.right-ended', { class: last.played })
      : given(`championship.result-${moved}`, { class: last.played });
  return { class: own, own, because };
}

const medianOf = (sorted: readonly number[]): number => sorted[Math.floor(sorted.length / 2)] ?? 0;

/** By class, the rating in the middle of those whose class is known; a class nobody is in has none. */
function medians<Key>(
  known: readonly { readonly own: number; readonly of: ChampionshipEntrant<Key> }[],
  classes: number,
): readonly { readonly class: number; readonly median: number }[] {
  return Array.from({ length: classes }, (_, index) => index + 1).flatMap((each) => {
    const rated = known.flatMap(({ own, of }) =>
      own === each && of.rating !== null ? [of.rating] : [],
    );
    return rated.length === 0
      ? []
      : [{ class: each, median: medianOf(rated.toSorted((a, b) => a - b)) }];
  });
}

/**
 * The classes of a championship: by the result of the last one that somebody played in, which stands
 * over a pause; by the cup, for one year, where that is higher; new members by their rating, in the
 * highest class whose middle they reach. Whoever leads play decides; this is the proposal.
 *
 * @article Tempelhof 2018 III.A.1, III.A.8
 */
export function proposedChampionshipClasses<Key>(
  { cup }: ChampionshipRules,
  entrants: readonly ChampionshipEntrant<Key>[],
  classes: number,
): readonly ProposedChampionshipClass<Key>[] {
  const known = entrants.flatMap((of) =>
    of.last === null ? [] : [{ own: Math.min(of.last.next, classes), of }],
  );
  const middles = medians(known, classes);
  const ownOf = ({ last, rating }: ChampionshipEntrant<Key>) => {
    if (last !== null) return byResult(last, classes);
    const lowest = { class: classes, own: classes };
    if (rating === null) return { ...lowest, because: given('championship.unrated', {}) };
    const reached = middles.find(({ median }) => rating >= median);
    if (reached === undefined) {
      return { ...lowest, because: given('championship.rating-lowest', { rating }) };
    }
    const because = given('championship.rating', { rating, ...reached });
    return { class: reached.class, own: reached.class, because };
  };
  return entrants.map((of) => {
    const { key, cupPlace } = of;
    const own = ownOf(of);
    const right = cup.find(({ place }) => cupPlace !== null && cupPlace <= place);
    return right === undefined || cupPlace === null || right.class >= own.class
      ? { key, ...own }
      : {
          key,
          own: own.own,
          class: right.class,
          because: given('championship.cup', { place: cupPlace, class: right.class }),
        };
  });
}
