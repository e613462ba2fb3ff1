import { type LineUpLimits, lineUpLimits } from '@rokade/rules';
import type { LeagueValues } from '../league-values.ts';

/** The rule set that a league has chosen, or what it says itself on the ground of the free one. */
function chosenLimits(values: LeagueValues): LineUpLimits {
  const { limits, lineUpOrder, wrongOrder, gap, ineligible, waitMinutes } = values;
  return limits === ''
    ? {
        ...lineUpLimits.free,
        order: lineUpOrder,
        wrongOrder,
        gap,
        ineligible,
        reserveAfterMinutes: waitMinutes,
        ratesLateReserve: false,
      }
    : lineUpLimits[limits];
}

/** What a league asks of squads and line-ups: its rule set, with the numbers that it has of its own. */
export function limitsOf(values: LeagueValues): LineUpLimits {
  const chosen = chosenLimits(values);
  return {
    ...chosen,
    ratingGap: values.ratingGap || chosen.ratingGap,
    fixedAfter: values.fixedAfter || chosen.fixedAfter,
    oneClub: values.oneClub || chosen.oneClub,
    mostGuests: values.mostGuests ?? chosen.mostGuests,
    mostForeigners: values.mostForeigners ?? chosen.mostForeigners,
    leastJuniors: values.leastJuniors ?? chosen.leastJuniors,
    leastWomen: values.leastWomen ?? chosen.leastWomen,
    mostReserves: values.mostReserves ?? chosen.mostReserves,
    penaltyFromEmpty: values.penaltyFromEmpty ?? chosen.penaltyFromEmpty,
    penaltyMatchPoints: values.penaltyMatchPoints || chosen.penaltyMatchPoints,
  };
}
