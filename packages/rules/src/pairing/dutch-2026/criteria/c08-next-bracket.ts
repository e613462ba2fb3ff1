import { type BracketFacts, type Criterion, isMdp } from '../../dutch/criteria/criterion.ts';

/**
 * C8 chooses the downfloaters so that the next bracket can meet C1 to C7. C1 to C5 it always can, as
 * the completion requires it. This is C6 there: as few as possible leave the next bracket too.
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
 * And C7 there: the scores of those who leave the next bracket too, highest first, are to be low. For
 * that bracket all who come from here are moved down. `@article FIDE C.04.3 2026 C8`
 */
export const c08NextDownfloatersScores: Criterion = {
  code: 'C8',
  passedOver: 'dutch.passed-over-next-bracket',
  byClass: scoresHere,
  ofLeavingNext: (player, bracket) =>
    isMdp(bracket, player) || player.score === bracket.score ? 1 : 0,
  atMost: ({ mdps, residents, next }) => (next.length === 0 ? 0 : mdps.length + residents.length),
};
