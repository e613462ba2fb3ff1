import { type LadderReason, ladderStep, objectionToChallenge, ruleSetsOf } from '@rokade/rules';
import type { ActOf, ContestAct } from '../acts.ts';
import type { Contest } from '../contest.ts';
import type { ContestFormat } from '../contest-format.ts';
import { entryName } from '../entry-name.ts';
import type { ContestRefusal } from '../refusal.ts';
import { rulesOf } from '../rules-of.ts';
import { type LadderCourse, ladderCourse, type MadeChallenge, numberOf } from './ladder-course.ts';

type Of<Kind extends ContestAct['kind']> = ActOf<Kind>;

/** What the rules say against something, in the competition's words. */
function inWords(contest: Contest, { code, facts }: LadderReason): ContestRefusal {
  const called = (no: unknown): string => contest.entries[Number(no) - 1]?.values.name ?? '';
  const [name, opponent] = [called(facts['player']), called(facts['opponent'])];
  switch (code) {
    case 'ladder.oneself':
      return { code: 'contest.oneself' };
    case 'ladder.not-above':
      return { code: 'contest.not-above', name, opponent };
    case 'ladder.too-far-up':
      return {
        code: 'contest.too-far-up',
        name,
        opponent,
        most: rulesOf(contest, 'ladder').mostUp,
      };
    case 'ladder.same-opponent-again':
      return { code: 'contest.same-opponent', name, opponent };
    case 'ladder.game-missing':
      return { code: 'contest.game-missing', field: 'second' };
    case 'ladder.game-too-many':
      return { code: 'contest.game-too-many', field: 'second' };
    case 'ladder.on-the-list-already':
      return { code: 'contest.on-list', name };
    default:
      return { code: 'contest.not-on-list', name };
  }
}

function objectionToMaking(
  contest: Contest,
  { state, waiting, settled, begun }: LadderCourse,
  { challenge, challenger, challenged, day }: Of<'challenge-made'>,
): ContestRefusal | null {
  if (state === null) return { code: 'contest.not-begun' };
  const isTaken = [...waiting, ...settled].some(({ id }) => id === challenge);
  if (isTaken) return { code: 'contest.id-taken', id: challenge };
  if (day < begun) return { code: 'contest.days-reversed', field: 'when', day, first: begun };
  const pair = {
    challenger: numberOf(contest, challenger),
    challenged: numberOf(contest, challenged),
  };
  const reason = objectionToChallenge(rulesOf(contest, 'ladder'), state, pair);
  if (reason !== null) return inWords(contest, reason);
  if (waiting.some((one) => one.challenger === challenger)) {
    return { code: 'contest.challenges-already', name: entryName(contest, challenger) };
  }
  return waiting.some((one) => one.challenged === challenged)
    ? { code: 'contest.challenged-already', name: entryName(contest, challenged) }
    : null;
}

function objectionToMatch(
  contest: Contest,
  { state }: LadderCourse,
  one: MadeChallenge,
  { day, halfPoints }: Of<'challenge-played'>,
): ContestRefusal | null {
  if (day > one.until) return { code: 'contest.too-late', field: 'when', until: one.until };
  if (state === null) return { code: 'contest.not-begun' };
  const { refused, because } = ladderStep(rulesOf(contest, 'ladder'), state, {
    kind: 'match',
    halfPoints,
    challenger: numberOf(contest, one.challenger),
    challenged: numberOf(contest, one.challenged),
    wasMade: true,
  });
  const [reason] = because;
  return refused && reason !== undefined ? inWords(contest, reason) : null;
}

type OfWaiting = Exclude<Extract<ContestAct, { challenge: unknown }>, { kind: 'challenge-made' }>;

function objectionToWaiting(
  contest: Contest,
  course: LadderCourse,
  act: OfWaiting,
  today: string,
): ContestRefusal | null {
  const one = course.waiting.find(({ id }) => id === act.challenge);
  if (one === undefined) return { code: 'contest.unknown-challenge', challenge: act.challenge };
  const { day } = act;
  if (day < one.made) {
    return { code: 'contest.days-reversed', field: 'when', day, first: one.made };
  }
  switch (act.kind) {
    case 'challenge-accepted':
      if (act.on !== '' && act.on < one.made) {
        return { code: 'contest.days-reversed', field: 'on', day: act.on, first: one.made };
      }
      return act.on > one.until
        ? { code: 'contest.too-late', field: 'when', until: one.until }
        : null;
    case 'challenge-extended':
      return one.isExtended ? { code: 'contest.extended' } : null;
    case 'challenge-played':
      return objectionToMatch(contest, course, one, act);
    case 'challenge-not-met': {
      const now = today === '' ? day : today;
      const isEarly = act.why === 'late' && now <= one.until;
      return isEarly ? { code: 'contest.not-due', until: one.until } : null;
    }
    default:
      return null;
  }
}

const isOn = ({ state, before }: LadderCourse, no: number): boolean =>
  state === null ? before.some((one) => one.no === no) : state.order.includes(no);

function objection(contest: Contest, act: ContestAct, today: string): ContestRefusal | null {
  const course = ladderCourse(contest);
  switch (act.kind) {
    case 'ladder-begun':
      if (course.state !== null) return { code: 'contest.begun' };
      return course.before.length < 2 ? { code: 'contest.too-few', least: 2 } : null;
    case 'entry-left':
    case 'entry-returned': {
      const isThere = isOn(course, numberOf(contest, act.entry));
      const name = entryName(contest, act.entry);
      if (act.kind === 'entry-left') return isThere ? null : { code: 'contest.not-on-list', name };
      return isThere ? { code: 'contest.on-list', name } : null;
    }
    case 'challenge-made':
      return objectionToMaking(contest, course, act);
    case 'challenge-accepted':
    case 'challenge-extended':
    case 'challenge-played':
    case 'challenge-not-met':
    case 'challenge-withdrawn':
      return objectionToWaiting(contest, course, act, today);
    default:
      return { code: 'contest.other-format' };
  }
}

/**
 * A ladder: by rating at first, then by challenges.
 *
 * @article Tempelhof 2018 III.G.1, III.G.2, III.G.3, III.G.4, III.G.5, III.G.6
 */
export const ladder: ContestFormat = {
  code: 'ladder',
  ruleSets: ruleSetsOf('ladder'),
  acts: [
    'ladder-begun',
    'challenge-made',
    'challenge-accepted',
    'challenge-extended',
    'challenge-played',
    'challenge-not-met',
    'challenge-withdrawn',
    'entry-left',
    'entry-returned',
  ],
  objection,
};
