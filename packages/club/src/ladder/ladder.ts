import { type LadderReason, ladderStep, objectionToChallenge, ruleSetsOf } from '@rokade/rules';
import type { ActOf, ContestAct } from '../acts.ts';
import type { Contest } from '../contest.ts';
import type { ContestFormat, Objection } from '../contest-format.ts';
import { entryName, nameOf, numberOf } from '../entries.ts';
import type { EntryId } from '../ids.ts';
import type { ContestRefusal } from '../refusal.ts';
import { rulesOf } from '../rules-of.ts';
import { beginnersOf, ladderCourse, type MadeChallenge } from './ladder-course.ts';

type OfWaiting = Exclude<Extract<ContestAct, { challenge: unknown }>, { kind: 'challenge-made' }>;

/** The rules' objection as a refusal of the competition. */
function inWords(contest: Contest, { code, facts }: LadderReason): ContestRefusal {
  const called = (fact: 'player' | 'opponent'): string => nameOf(contest, Number(facts[fact]));
  const [name, opponent] = [called('player'), called('opponent')];
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

const objectionToMaking: Objection<'challenge-made'> = (
  contest,
  { challenge, challenger, challenged, day },
) => {
  const { state, waiting, settled, begun } = ladderCourse(contest);
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
};

/** The checks of an act about a waiting challenge. */
const toWaiting =
  <Kind extends OfWaiting['kind']>(
    objection: (
      one: MadeChallenge,
      act: ActOf<Kind>,
      at: { readonly contest: Contest; readonly today: string },
    ) => ContestRefusal | null,
  ): Objection<Kind> =>
  (contest, act, today) => {
    const { challenge, day }: OfWaiting = act;
    const one = ladderCourse(contest).waiting.find(({ id }) => id === challenge);
    if (one === undefined) return { code: 'contest.unknown-challenge', challenge };
    const { made: first } = one;
    return day < first
      ? { code: 'contest.days-reversed', field: 'when', day, first }
      : objection(one, act, { contest, today });
  };

const objectionToAnswer = toWaiting<'challenge-accepted'>(({ made: first, until }, { on: day }) => {
  if (day !== '' && day < first) {
    return { code: 'contest.days-reversed', field: 'on', day, first };
  }
  return day > until ? { code: 'contest.too-late', field: 'when', until } : null;
});

const objectionToMatch = toWaiting<'challenge-played'>(
  ({ challenger, challenged, until }, { day, halfPoints }, { contest }) => {
    if (day > until) return { code: 'contest.too-late', field: 'when', until };
    const { state } = ladderCourse(contest);
    if (state === null) return { code: 'contest.not-begun' };
    const { refused, because } = ladderStep(rulesOf(contest, 'ladder'), state, {
      kind: 'match',
      halfPoints,
      challenger: numberOf(contest, challenger),
      challenged: numberOf(contest, challenged),
      wasMade: true,
    });
    const [reason] = because;
    return refused && reason !== undefined ? inWords(contest, reason) : null;
  },
);

/** The list begins by rating, so whoever has none is asked about once: nobody is moved up afterwards. */
const objectionToBeginning: Objection<'ladder-begun'> = (contest, act) => {
  const course = ladderCourse(contest);
  const { state, before } = course;
  if (state !== null) return { code: 'contest.begun' };
  if (before.length < 2) return { code: 'contest.too-few', least: 2 };
  const unrated = beginnersOf(contest, course, act).filter(({ rating }) => rating === null);
  if (unrated.length === 0) return null;
  const names = unrated.map(({ no }) => nameOf(contest, no)).join('; ');
  return { code: 'contest.begins-unrated', count: unrated.length, names };
};

const isOn = (contest: Contest, entry: EntryId): boolean => {
  const { state, before } = ladderCourse(contest);
  return (state?.order ?? before.map(({ no }) => no)).includes(numberOf(contest, entry));
};

/**
 * A ladder: ordered by rating first, then by challenges.
 *
 * @article Tempelhof 2018 III.G.1, III.G.2, III.G.3, III.G.4, III.G.5, III.G.6
 */
export const ladder: ContestFormat = {
  code: 'ladder',
  ruleSets: ruleSetsOf('ladder'),
  objections: {
    'ladder-begun': objectionToBeginning,
    'challenge-made': objectionToMaking,
    'challenge-accepted': objectionToAnswer,
    'challenge-extended': toWaiting(({ isExtended }) =>
      isExtended ? { code: 'contest.extended' } : null,
    ),
    'challenge-played': objectionToMatch,
    'challenge-not-met': toWaiting<'challenge-not-met'>(({ until }, { day, why }, { today }) =>
      why === 'late' && (today || day) <= until ? { code: 'contest.not-due', until } : null,
    ),
    'challenge-withdrawn': toWaiting(() => null),
    'entry-left': (contest, { entry }) =>
      isOn(contest, entry)
        ? null
        : { code: 'contest.not-on-list', name: entryName(contest, entry) },
    'entry-returned': (contest, { entry }) =>
      isOn(contest, entry) ? { code: 'contest.on-list', name: entryName(contest, entry) } : null,
  },
};
