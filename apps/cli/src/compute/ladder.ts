import {
  type Contradiction,
  exactly,
  type JsonShape,
  kinds,
  list,
  lookedThrough,
  namedTwice,
  ordinal,
  orNull,
  pointsTo,
  wholeWithin,
  word,
} from '@rokade/formats';
import {
  type Challenge,
  halfPointsOf,
  type LadderAct,
  type LadderPlayer,
  type LadderReason,
  ladder2018,
  ladderStep,
  newLadder,
} from '@rokade/rules';
import { computeRule } from './compute-rule.ts';

type Act =
  | ({ readonly kind: 'match'; readonly points: readonly number[] } & Challenge)
  | Exclude<LadderAct, { kind: 'match' }>;

interface Question {
  readonly players: readonly LadderPlayer[];
  readonly acts: readonly Act[];
}

const player = { no: ordinal, rating: orNull(wholeWithin(0, 4000)) };
const challenge = { challenger: ordinal, challenged: ordinal };

const question: JsonShape<Question> = exactly({
  players: list(exactly(player)),
  acts: list(
    kinds(
      exactly({ kind: word(['match']), ...challenge, points: list(pointsTo(1)) }),
      exactly({ kind: word(['not-met']), ...challenge }),
      exactly({ kind: word(['entry']), ...player }),
    ),
  ),
});

/** A match has one or two games. */
const contradictions = ({ players, acts }: Question): readonly Contradiction[] => [
  ...namedTwice(
    ['players'],
    players.map(({ no }) => no),
    ['no'],
  ),
  ...acts.flatMap((act, index): readonly Contradiction[] =>
    act.kind === 'match' && (act.points.length < 1 || act.points.length > 2)
      ? [{ path: ['acts', index, 'points'], problem: 'out-of-range' }]
      : [],
  ),
];

const ladderAct = (act: Act): LadderAct => {
  if (act.kind !== 'match') return act;
  const { points, ...match } = act;
  return { ...match, halfPoints: points.map(halfPointsOf) };
};

/** The result of every act, in order; acts are counted from 1. */
function climb({ players, acts }: Question) {
  let state = newLadder(players);
  const because: LadderReason[] = [];
  const refused: { act: number; code: string; because: readonly LadderReason[] }[] = [];
  for (const [index, act] of acts.entries()) {
    const step = ladderStep(ladder2018, state, ladderAct(act));
    state = step.state;
    const [reason] = step.because;
    if (step.refused && reason !== undefined) {
      refused.push({ act: index + 1, code: reason.code, because: step.because });
    } else because.push(...step.because);
  }
  return { state, because, refused };
}

/** @article Tempelhof 2018 III.G.2, III.G.4, III.G.6, III.G.7 */
export const ladderRule = computeRule({
  code: 'ladder',
  question: lookedThrough(question, contradictions),
  answer: (request) => {
    const { state, because, refused } = climb(request);
    const { order, bonus, struck } = state;
    return { order, bonus: Object.fromEntries(bonus), struck, refused, because };
  },
});
