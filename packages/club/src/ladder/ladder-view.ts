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

/** A player on the ladder. */
export interface LadderRow {
  readonly place: number;
  readonly entry: EntryId;
  /** The rating at entry; null: none. */
  readonly rating: number | null;
  /** Bonus points of the year. */
  readonly bonus: number;
  /** Matches since they came on the list. */
  readonly matches: number;
  /** Challenges declined or not played in a row. */
  readonly refusals: number;
  /** The players they may challenge now, the highest first. */
  readonly mayChallenge: readonly EntryId[];
}

/** The prizes of a year. */
export interface LadderPrizes {
  /** The winner of the cup; null: the first on the list has not played a match since they came on it. */
  readonly cup: EntryId | null;
  /** The two best by bonus points; more if several share second place. */
  readonly best: readonly { readonly entry: EntryId; readonly bonus: number }[];
}

/** A ladder for display. */
export interface LadderView {
  readonly begun: Day;
  readonly rows: readonly LadderRow[];
  /** Players entered before it begins, in the order of entry. */
  readonly before: readonly { readonly entry: EntryId; readonly rating: number | null }[];
  readonly waiting: readonly MadeChallenge[];
  /** Newest first. */
  readonly settled: readonly SettledChallenge[];
  readonly struck: readonly EntryId[];
  /** Players who left the list or were struck off, and who can return. */
  readonly away: readonly EntryId[];
  /** Of the requested year. */
  readonly prizes: LadderPrizes;
}

/**
 * Each player's bonus points in a calendar year; the list itself goes on.
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

/** The players whom a player may challenge now: by the rules, and without two challenges to answer. */
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
 * The cup goes to the first on the list who has played, and the prizes to the two best by bonus points.
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
