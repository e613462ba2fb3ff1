import { type Reason, reason } from '../../kernel/reason.ts';
import type { ChampionshipRules } from './edition-2018.ts';
import {
  type ChampionshipClassCode,
  type ChampionshipReason,
  championshipClassArticles,
} from './reason-codes.ts';

/** A player's result in the last championship they played in. */
export interface LastResult {
  /** The class they played in, and the one that the result gives. */
  readonly played: number;
  readonly next: number;
  /** Their own class there, without a right for one year. */
  readonly own: number;
  /** Whether it was the latest championship. */
  readonly isNewest: boolean;
}

/** The facts that decide an entrant's class. */
export interface ChampionshipEntrant<Key> {
  readonly key: Key;
  /** null: no known championship. */
  readonly last: LastResult | null;
  /** The place in the last cup; null: none that counts. */
  readonly cupPlace: number | null;
  /** null = unrated. */
  readonly rating: number | null;
}

/** A player's proposed class. */
export interface ProposedChampionshipClass<Key> {
  readonly key: Key;
  readonly class: number;
  /** The player's own class, without a right for one year. */
  readonly own: number;
  readonly because: ChampionshipReason<ChampionshipClassCode>;
}

const reasonForClass = (
  code: ChampionshipClassCode,
  facts: Reason['facts'],
): ChampionshipReason<ChampionshipClassCode> =>
  reason(code, championshipClassArticles[code], facts);

/** The player's own class by the last result. */
function byResult(
  last: LastResult,
  classes: number,
): Omit<ProposedChampionshipClass<never>, 'key'> {
  const own = Math.min(last.next, classes);
  const isBack = last.own !== last.played && last.next === last.own;
  const moved = last.next < last.own ? 'up' : last.next > last.own ? 'down' : 'stays';
  const because = !last.isNewest
    ? reasonForClass('championship.paused', { class: own })
    : isBack
      ? reasonForClass('championship.right-ended', { class: last.played })
      : reasonForClass(`championship.result-${moved}`, { class: last.played });
  return { class: own, own, because };
}

const medianOf = (sorted: readonly number[]): number => sorted[Math.floor(sorted.length / 2)] ?? 0;

/** For each class, the median rating of the players whose class is known; none for an empty class. */
function medians<Key>(
  placed: readonly { readonly own: number; readonly of: ChampionshipEntrant<Key> }[],
  classes: number,
): readonly { readonly class: number; readonly median: number }[] {
  return Array.from({ length: classes }, (_, index) => index + 1).flatMap((each) => {
    const rated = placed.flatMap(({ own, of }) =>
      own === each && of.rating !== null ? [of.rating] : [],
    );
    return rated.length === 0
      ? []
      : [{ class: each, median: medianOf(rated.toSorted((a, b) => a - b)) }];
  });
}

/**
 * Classes of one size by rating, for a first championship in which nobody has a class yet; the last is
 * the smallest, and whoever has the rating of the last in a class is in it, too.
 */
function firstClasses<Key>(
  entrants: readonly ChampionshipEntrant<Key>[],
  classes: number,
): (rating: number) => number {
  const rated = entrants
    .flatMap(({ rating }) => (rating === null ? [] : [rating]))
    .toSorted((a, b) => b - a);
  const size = Math.ceil(entrants.length / classes);
  return (rating) => Math.min(Math.floor(rated.indexOf(rating) / size) + 1, classes);
}

/**
 * The proposed classes of a championship: by the result of the player's last one, which stays valid
 * after a pause; by the cup, for one year, if that is higher; new members by rating, in the highest
 * class whose median they reach. Where nobody has a class yet, all are divided evenly by rating. The
 * arbiter decides; this is the proposal.
 *
 * @article Tempelhof 2018 III.A.1, III.A.8
 */
export function proposedChampionshipClasses<Key>(
  { cup }: ChampionshipRules,
  entrants: readonly ChampionshipEntrant<Key>[],
  classes: number,
): readonly ProposedChampionshipClass<Key>[] {
  const placed = entrants.flatMap((of) =>
    of.last === null ? [] : [{ own: Math.min(of.last.next, classes), of }],
  );
  const middles = medians(placed, classes);
  const firstClass = placed.length === 0 ? firstClasses(entrants, classes) : null;
  const ownOf = ({ last, rating }: ChampionshipEntrant<Key>) => {
    if (last !== null) return byResult(last, classes);
    const lowest = { class: classes, own: classes };
    if (rating === null) return { ...lowest, because: reasonForClass('championship.unrated', {}) };
    if (firstClass !== null) {
      const each = firstClass(rating);
      const because = reasonForClass('championship.first', { rating, class: each });
      return { class: each, own: each, because };
    }
    const reached = middles.find(({ median }) => rating >= median);
    if (reached === undefined) {
      return { ...lowest, because: reasonForClass('championship.rating-lowest', { rating }) };
    }
    const because = reasonForClass('championship.rating', { rating, ...reached });
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
          because: reasonForClass('championship.cup', { place: cupPlace, class: right.class }),
        };
  });
}
