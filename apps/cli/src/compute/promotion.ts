import {
  type Contradiction,
  exactly,
  list,
  lookedThrough,
  namedTwice,
  ordinal,
  pointsTo,
  usually,
  wholeWithin,
} from '@rokade/formats';
import {
  halfPointsOf,
  nextClass,
  pointsOf,
  promotion2018,
  targetScores,
  toNumber,
} from '@rokade/rules';
import { computeRule } from './compute-rule.ts';

const mostRounds = 99;

const championship = exactly({
  rounds: wholeWithin(1, mostRounds),
  classes: list(wholeWithin(0, 999)),
  players: usually(
    list(exactly({ no: ordinal, class: wholeWithin(1, 4), points: pointsTo(mostRounds) })),
    [],
  ),
});

interface Championship {
  readonly rounds: number;
  readonly classes: readonly number[];
  readonly players: readonly {
    readonly no: number;
    readonly class: number;
    readonly points: number;
  }[];
}

/**
 * There are three or four classes, none of them empty; players belong to those classes and have
 * possible points.
 */
function contradictions({ rounds, classes, players }: Championship): readonly Contradiction[] {
  const outOf = (...path: PropertyKey[]): Contradiction => ({ path, problem: 'out-of-range' });
  const hasClasses = classes.length >= 3 && classes.length <= promotion2018.weights.length;
  return [
    ...(hasClasses && classes.some((count) => count > 0) ? [] : [outOf('classes')]),
    ...namedTwice(
      ['players'],
      players.map(({ no }) => no),
      ['no'],
    ),
    ...players.flatMap((player, index) => [
      ...(player.class > classes.length ? [outOf('players', index, 'class')] : []),
      ...(player.points > rounds ? [outOf('players', index, 'points')] : []),
    ]),
  ];
}

/** @article Tempelhof 2018 III.A.3 */
export const promotionRule = computeRule({
  code: 'promotion',
  question: lookedThrough<Championship>(championship, contradictions),
  answer: ({ players, ...field }) => {
    const targets = targetScores(promotion2018, field);
    return {
      W: toNumber(targets.tournament),
      because: targets.because,
      classes: targets.classes.map((target) => ({
        class: target.class,
        R: toNumber(target.percent),
        P: pointsOf(target.halfPoints),
        because: target.because,
      })),
      players: players.map(({ no, points, class: own }) => {
        const player = { no, class: own, halfPoints: halfPointsOf(points) };
        const { to, because } = nextClass(promotion2018, targets, player);
        return { no, to, because };
      }),
    };
  },
});
