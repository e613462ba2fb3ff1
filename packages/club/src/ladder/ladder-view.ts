import { type Day, type LadderRules, type LadderState, objectionToChallenge } from '@rokade/rules';
import type { Contest } from '../contest.ts';
import { entryOf, numberOf } from '../entries.ts';
import type { EntryId } from '../ids.ts';
import { rulesOf } from '../rules-of.ts';
import {
  type LadderCourse,
  ladderCourse,
  type MadeChallenge,
  type SettledChallenge,
} from './ladder-course.ts';

/** Somebody on the ladder. */
export interface LadderRow {
  readonly place: number;
  readonly entry: EntryId;
  /** The rating they came in with; null: none. */
  readonly rating: number | null;
  /** Bonus points of the year. */
  readonly bonus: number;
  /** Matches played since they came on the list. */
  readonly matches: number;
  /** Challenges in a row that they did not meet. */
  readonly refusals: number;
  /** Whom they may challenge now, the highest first. */
  readonly mayChallenge: readonly EntryId[];
}

/** What the prizes of a year are given for. */
export interface LadderPrizes {
  /** Who has the cup; null: the first has not played a match since they came on the list. */
  readonly cup: EntryId | null;
  /** The two best by bonus points, more where the second are equal. */
  readonly best: readonly { readonly entry: EntryId; readonly bonus: number }[];
}

/** A ladder as everybody may look at it. */
export interface LadderView {
  readonly begun: Day;
  readonly rows: readonly LadderRow[];
  /** Entered before it begins, in the order of entry. */
  readonly before: readonly { readonly entry: EntryId; readonly rating: number | null }[];
  readonly waiting: readonly MadeChallenge[];
  /** The newest first. */
  readonly settled: readonly SettledChallenge[];
  readonly struck: readonly EntryId[];
  /** Off the list, struck off or not: whoever may come back. */
  readonly away: readonly EntryId[];
  /** Of the year asked for. */
  readonly prizes: LadderPrizes;
}

/**
 * Bonus points of a calendar year; the list itself goes on.
 *
 * @article Tempelhof 2018 III.G.1, III.G.7
 */
function bonusOf({ settled }: LadderCourse, year: string): ReadonlyMap<EntryId, number> {
  const bonus = new Map<EntryId, number>();
  const add = (id: EntryId, points: number) => bonus.set(id, (bonus.get(id) ?? 0) + points);
  for (const { day, challenger, challenged, bonus: gained } of settled) {
    if (!day.startsWith(year)) continue;
    add(challenger, gained[0]);
    add(challenged, gained[1]);
  }
  return bonus;
}

/** Whom somebody may challenge at once: by the rules, and nobody who has two to answer. */
function mayChallenge(
  rules: LadderRules,
  { state, waiting }: LadderCourse & { readonly state: LadderState },
  no: number,
  idOf: (no: number) => EntryId,
): readonly EntryId[] {
  if (waiting.some(({ challenger }) => challenger === idOf(no))) return [];
  return state.order
    .filter(
      (other) =>
        objectionToChallenge(rules, state, { challenger: no, challenged: other }) === null &&
        !waiting.some(({ challenged }) => challenged === idOf(other)),
    )
    .map(idOf);
}

/**
 * The cup is the first's who has played, and the two best by bonus points have prizes.
 *
 * @article Tempelhof 2018 III.G.8
 */
function prizesOf(rows: readonly LadderRow[], bonus: ReadonlyMap<EntryId, number>): LadderPrizes {
  const [first] = rows;
  const sorted = [...bonus]
    .map(([entry, points]) => ({ entry, bonus: points }))
    .filter((one) => one.bonus > 0)
    .toSorted((a, b) => b.bonus - a.bonus);
  const least = sorted[1]?.bonus ?? 0;
  return {
    cup: first !== undefined && first.matches > 0 ? first.entry : null,
    best: sorted.filter((one) => one.bonus >= least),
  };
}

/** A ladder with the bonus points of a year. */
export function ladderView(contest: Contest, year: string): LadderView {
  const course = ladderCourse(contest);
  const { state, before, waiting, settled, matches, begun } = course;
  const idOf = (no: number): EntryId => entryOf(contest, no);
  const bonus = bonusOf(course, year);
  const rows = (state?.order ?? []).map((no, index): LadderRow => {
    const entry = idOf(no);
    return {
      place: index + 1,
      entry,
      rating: state?.ratings.get(no) ?? null,
      bonus: bonus.get(entry) ?? 0,
      matches: matches.get(entry) ?? 0,
      refusals: state?.refusals.get(no) ?? 0,
      mayChallenge:
        state === null
          ? []
          : mayChallenge(rulesOf(contest, 'ladder'), { ...course, state }, no, idOf),
    };
  });
  const listed = state?.order ?? before.map(({ no }) => no);
  return {
    begun,
    rows,
    before: state === null ? before.map(({ no, rating }) => ({ entry: idOf(no), rating })) : [],
    waiting,
    settled: settled.toReversed(),
    struck: (state?.struck ?? []).map(idOf),
    away: contest.entries
      .filter(({ id }) => !listed.includes(numberOf(contest, id)))
      .map(({ id }) => id),
    prizes: prizesOf(rows, bonus),
  };
}
