import type { Criterion } from '../dutch/criteria/criterion.ts';
import type { Pairee } from '../dutch/field/pairee.ts';
import { c12ColourPreference } from '../dutch-2026/criteria/c12-colour-preference.ts';
import type { DubovFacts, DubovField } from './dubov-field.ts';

/** A criterion that counts something of each upfloater, who is the lower of a pair. */
const ofUpfloaters = (
  code: Criterion['code'],
  count: (upfloater: Pairee) => number,
  most = 1,
): Criterion => ({
  code,
  passedOver: 'dutch.passed-over-upfloat',
  ofPair: (_, lower, { score }) => (lower.score < score ? count(lower) : 0),
  atMost: ({ residents, next }) => most * Math.min(residents.length, next.length),
});

/** As few upfloaters as possible. `@article FIDE C.04.4.1 2026 C5` */
const c05Upfloaters = ofUpfloaters('C5', () => 1);

/**
 * The upfloaters' scores, lowest first, as high as possible: as few as possible of the lowest score,
 * then of the next. `@article FIDE C.04.4.1 2026 C6`
 */
const c06UpfloatersScores: Criterion = {
  ...ofUpfloaters('C6', () => 1),
  byClass: ({ next }) => [...new Set(next.map(({ score }) => score))].reverse(),
  classOfPair: (_, lower) => lower.score,
};

/** As few players as possible miss their colour preference. `@article FIDE C.04.4.1 2026 C7` */
const c07ColourPreference: Criterion = {
  ...c12ColourPreference,
  code: 'C7',
  atMost: (_, pairs) => pairs,
};

type UpfloaterCount = (facts: DubovFacts) => number;

/**
 * The criteria on upfloaters of earlier rounds, which the last round does not have. Of several maximum
 * upfloaters C9 counts all their upfloats together.
 *
 * @article FIDE C.04.4.1 2026 C8, C9, C10
 */
function earlierUpfloats({ factsOf, mostUpfloats, request }: DubovField): readonly Criterion[] {
  const ofMaximum =
    (count: UpfloaterCount): UpfloaterCount =>
    (facts) =>
      facts.times >= mostUpfloats ? count(facts) : 0;
  const counted =
    (count: UpfloaterCount) =>
    (player: Pairee): number =>
      count(factsOf(player));
  return [
    ofUpfloaters('C8', counted(ofMaximum(() => 1))),
    ofUpfloaters('C9', counted(ofMaximum(({ times }) => times)), request.roundNumber),
    ofUpfloaters(
      'C10',
      counted(({ inPreviousRound }) => (inPreviousRound ? 1 : 0)),
    ),
  ];
}

/** The criteria for choosing upfloaters, by priority. */
export const upfloaterCriteria = (field: DubovField): readonly Criterion[] => [
  c05Upfloaters,
  c06UpfloatersScores,
  c07ColourPreference,
  ...(field.isLastRound ? [] : earlierUpfloats(field)),
];
