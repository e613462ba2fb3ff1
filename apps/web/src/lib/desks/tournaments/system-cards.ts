import { foreignDocuments } from '@rokade/rules';
import { citation } from '@rokade/texts';
import { type SystemCode, systemCodes, systems } from '@rokade/tournament';

/** The systems that a place offers: those at hand, and those below *More*. */
export interface OfferedSystems {
  readonly first: readonly SystemCode[];
  readonly more: readonly SystemCode[];
}

/** Nobody begins with it: its players come from another tournament. */
const isBegunElsewhere = (code: SystemCode): boolean => systems[code].pairedBy === 'matches';

/** Played everywhere, whoever wrote it down: what a file means that names its kind alone. */
const isEverybodys = (code: SystemCode): boolean => systems[code].usualOfForm === true;

/**
 * The systems with the place's usual one first, then those of FIDE and of the federation's own
 * documents; what only others play stands below *More*.
 */
export function offeredSystems(usual: SystemCode, federation: string): OfferedSystems {
  const foreign = foreignDocuments([federation]);
  const isForeign = (code: SystemCode): boolean =>
    isBegunElsewhere(code) ||
    (!isEverybodys(code) &&
      foreign.some((name) => citation(systems[code].article).startsWith(`${name} `)));
  const others = systemCodes.filter((code) => code !== usual);
  return {
    first: [usual, ...others.filter((code) => !isForeign(code))],
    more: others.filter(isForeign),
  };
}
