import { oncePer } from '@rokade/journal';
import {
  type Day,
  type DeadlineRule,
  deadline,
  deadlineRules,
  invariant,
  type LadderAct,
  type LadderPlayer,
  type LadderReason,
  type LadderState,
  ladderStep,
  makeSeededRandom,
  newLadder,
  unreachable,
} from '@rokade/rules';
import type { ActOf, CourseAct } from '../acts.ts';
import type { Contest } from '../contest.ts';
import { numberOf } from '../entries.ts';
import type { ChallengeId, EntryId } from '../ids.ts';
import { rulesOf } from '../rules-of.ts';

/** A challenge that waits for its answer or its match. */
export interface MadeChallenge {
  readonly id: ChallengeId;
  /** The number of the challenge in the ladder, from 1. */
  readonly number: number;
  readonly challenger: EntryId;
  readonly challenged: EntryId;
  readonly made: Day;
  /** The last day for playing it. */
  readonly until: Day;
  readonly isExtended: boolean;
  /** The agreed day, '' = none yet; null: not answered. */
  readonly accepted: string | null;
  /** The player with White in the first game, by lot. */
  readonly white: EntryId;
}

/** A finished challenge; `void`: a player left the list before it was played. */
export interface SettledChallenge extends MadeChallenge {
  readonly how: 'played' | 'late' | 'declined' | 'withdrawn' | 'void';
  readonly day: Day;
  /** The challenger's half-points, game by game. */
  readonly halfPoints: readonly number[];
  readonly because: readonly LadderReason[];
  /** The bonus points of the challenger and of the challenged. */
  readonly bonus: readonly [number, number];
}

/** A ladder with its history. */
export interface LadderCourse {
  /** null: not begun. */
  readonly state: LadderState | null;
  readonly begun: Day;
  /** The players entered before it begins. */
  readonly before: readonly LadderPlayer[];
  readonly waiting: readonly MadeChallenge[];
  readonly settled: readonly SettledChallenge[];
  /** The matches of each player since they came on the list. */
  readonly matches: ReadonlyMap<EntryId, number>;
}

function ruleOf(code: string): DeadlineRule {
  const rule = deadlineRules.find((one) => one.code === code);
  invariant(rule !== undefined, `a deadline of ${code}`);
  return rule;
}

/** The last day for playing a challenge made on a day. */
const untilOf = (made: Day, isExtended: boolean): Day =>
  deadline(ruleOf(isExtended ? 'challenge-extended' : 'challenge'), made).date;

/**
 * The player with White in the first game of a challenge: drawn from the competition's seed and the
 * challenge's number, so that anybody can repeat it.
 *
 * @article Tempelhof 2018 III.G.3
 */
const drawnWhite = (seed: string, number: number, pair: readonly [EntryId, EntryId]): EntryId =>
  pair[makeSeededRandom(`${seed}/${number}`).below(2)] ?? pair[0];

const countOne = (
  matches: LadderCourse['matches'],
  pair: readonly EntryId[],
): LadderCourse['matches'] =>
  new Map([...matches, ...pair.map((id) => [id, (matches.get(id) ?? 0) + 1] as const)]);

/** The course after an act; acts that were accepted before are not refused again. */
function stepped(contest: Contest, course: LadderCourse, act: LadderAct) {
  invariant(course.state !== null, 'a ladder that has begun');
  const { state, because } = ladderStep(rulesOf(contest, 'ladder'), course.state, act);
  return { course: { ...course, state }, because };
}

const withoutWaiting = ({ waiting }: LadderCourse, id: string): readonly MadeChallenge[] =>
  waiting.filter((one) => one.id !== id);

/** The course after a challenge ended without a match. */
const withUnplayed = (
  course: LadderCourse,
  one: MadeChallenge,
  over: Pick<SettledChallenge, 'how' | 'day'>,
): LadderCourse => ({
  ...course,
  waiting: withoutWaiting(course, one.id),
  settled: [...course.settled, { ...one, ...over, halfPoints: [], because: [], bonus: [0, 0] }],
});

/** Ends the open challenges of players who left the list. */
function withoutVoid(contest: Contest, course: LadderCourse, day: Day): LadderCourse {
  const order = course.state?.order ?? [];
  const stands = ({ challenger, challenged }: MadeChallenge): boolean =>
    [challenger, challenged].every((id) => order.includes(numberOf(contest, id)));
  return course.waiting
    .filter((one) => !stands(one))
    .reduce((before, one) => withUnplayed(before, one, { how: 'void', day }), course);
}

function settle(
  contest: Contest,
  course: LadderCourse,
  one: MadeChallenge,
  act: ActOf<'challenge-played' | 'challenge-not-met'>,
): LadderCourse {
  const isPlayed = act.kind === 'challenge-played';
  const pair = {
    challenger: numberOf(contest, one.challenger),
    challenged: numberOf(contest, one.challenged),
    wasMade: true,
  } as const;
  const halfPoints = isPlayed ? act.halfPoints : [];
  const before = course.state?.bonus;
  const { course: next, because } = stepped(
    contest,
    course,
    isPlayed ? { kind: 'match', halfPoints, ...pair } : { kind: 'not-met', ...pair },
  );
  const gained = (no: number): number => (next.state.bonus.get(no) ?? 0) - (before?.get(no) ?? 0);
  const done: SettledChallenge = {
    ...one,
    how: isPlayed ? 'played' : act.why,
    day: act.day,
    halfPoints,
    because,
    bonus: [gained(pair.challenger), gained(pair.challenged)],
  };
  const { challenger, challenged } = one;
  const settled: LadderCourse = {
    ...next,
    waiting: withoutWaiting(next, one.id),
    settled: [...next.settled, done],
    matches: isPlayed ? countOne(next.matches, [challenger, challenged]) : next.matches,
  };
  return withoutVoid(contest, settled, act.day);
}

type OfChallenge = Extract<CourseAct, { readonly challenge: ChallengeId }>;

function made({ seed }: Contest, course: LadderCourse, act: ActOf<'challenge-made'>): LadderCourse {
  const number = course.waiting.length + course.settled.length + 1;
  const { challenge: id, challenger, challenged, day } = act;
  const one: MadeChallenge = {
    id,
    number,
    challenger,
    challenged,
    made: day,
    until: untilOf(day, false),
    isExtended: false,
    accepted: null,
    white: drawnWhite(seed, number, [challenger, challenged]),
  };
  return { ...course, waiting: [...course.waiting, one] };
}

function afterChallenge(contest: Contest, course: LadderCourse, act: OfChallenge): LadderCourse {
  // An imported file can contain challenges before the ladder begins; they have no effect.
  if (course.state === null) return course;
  if (act.kind === 'challenge-made') return made(contest, course, act);
  const one = course.waiting.find(({ id }) => id === act.challenge);
  if (one === undefined) return course;
  const changed = (change: Partial<MadeChallenge>): LadderCourse => ({
    ...course,
    waiting: course.waiting.map((each) => (each === one ? { ...one, ...change } : each)),
  });
  switch (act.kind) {
    case 'challenge-accepted':
      return changed({ accepted: act.on });
    case 'challenge-extended':
      return changed({ isExtended: true, until: untilOf(one.made, true) });
    case 'challenge-withdrawn':
      return withUnplayed(course, one, { how: 'withdrawn', day: act.day });
    case 'challenge-played':
    case 'challenge-not-met':
      return settle(contest, course, one, act);
    default:
      return unreachable(act);
  }
}

const enter = (
  contest: Contest,
  course: LadderCourse,
  { id, rating }: { readonly id: EntryId; readonly rating: number | null },
): LadderCourse => {
  const player = { no: numberOf(contest, id), rating };
  return course.state === null
    ? { ...course, before: [...course.before, player] }
    : {
        ...stepped(contest, course, { kind: 'entry', ...player }).course,
        matches: new Map([...course.matches, [id, 0]]),
      };
};

const leave = (contest: Contest, course: LadderCourse, no: number): LadderCourse =>
  course.state === null
    ? { ...course, before: course.before.filter((one) => one.no !== no) }
    : stepped(contest, course, { kind: 'leave', no }).course;

/** Who begins, with the ratings of the act for those who have none yet. */
export function beginnersOf(
  contest: Contest,
  { before }: Pick<LadderCourse, 'before'>,
  { ratings = [] }: Pick<ActOf<'ladder-begun'>, 'ratings'>,
): LadderCourse['before'] {
  const ratingOf = new Map(ratings.map(({ entry, rating }) => [numberOf(contest, entry), rating]));
  return before.map(({ no, rating }) => ({ no, rating: rating ?? ratingOf.get(no) ?? null }));
}

function after(contest: Contest, course: LadderCourse, act: CourseAct): LadderCourse {
  if ('challenge' in act) return afterChallenge(contest, course, act);
  switch (act.kind) {
    case 'ladder-begun':
      return { ...course, state: newLadder(beginnersOf(contest, course, act)), begun: act.day };
    case 'entered':
    case 'entry-returned':
      return enter(contest, course, { id: act.entry, rating: act.rating });
    case 'entry-left':
      return withoutVoid(contest, leave(contest, course, numberOf(contest, act.entry)), act.day);
    default:
      return course;
  }
}

const unbegun: LadderCourse = {
  state: null,
  begun: '',
  before: [],
  waiting: [],
  settled: [],
  matches: new Map(),
};

/** A ladder's course from its acts, memoised by state. */
export const ladderCourse = oncePer(
  (contest: Contest): LadderCourse =>
    contest.acts.reduce((before, act) => after(contest, before, act), unbegun),
);
