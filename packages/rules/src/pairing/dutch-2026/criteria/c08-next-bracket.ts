import { type BracketFacts, type Criterion, isMdp } from '../../dutch/criteria/criterion.ts';

/**
 * C8 chooses the downfloaters so that the next bracket can meet C1 to C7. It can always meet C1 to C5,
 * as completion requires it. This is C6 in the next bracket: as few as possible leave it, too.
 * `@article FIDE C.04.3 2026 C8`
 */
export const c08NextDownfloaters: Criterion = {
  code: 'C8',
  passedOver: 'dutch.passed-over-next-bracket',
  ofLeavingNext: () => 1,
  atMost: ({ mdps, residents, next }) =>
    next.length === 0 ? 0 : mdps.length + residents.length + next.length,
};

const scoresHere = ({ mdps, residents }: BracketFacts) => [
  ...new Set([...mdps, ...residents].map(({ score }) => score)),
];

/**
 * C7 in the next bracket: the scores of players who leave it, too, highest first, as low as possible.
 * All players from here are moved-down players there. `@article FIDE C.04.3 2026 C8`
 */
export const c08NextDownfloatersScores: Criterion = {
  code: 'C8',
  passedOver: 'dutch.passed-over-next-bracket',
  byClass: scoresHere,
  ofLeavingNext: (player, bracket) =>
    isMdp(bracket, player) || player.score === bracket.score ? 1 : 0,
  atMost: ({ mdps, residents, next }) => (next.length === 0 ? 0 : mdps.length + residents.length),
};
