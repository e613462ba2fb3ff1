import { foreignDocuments } from '@rokade/rules';
import { citation } from '@rokade/texts';
import { type SystemCode, systemCodes, systems } from '@rokade/tournament';

/** The systems that a form offers: at once, and under *More*. */
export interface OfferedSystems {
  readonly first: readonly SystemCode[];
  readonly more: readonly SystemCode[];
}

/**
 * Whether a tournament cannot begin with the system, because its players come from another
 * tournament.
 */
const isBegunElsewhere = (code: SystemCode): boolean => systems[code].pairedBy === 'matches';

/** Whether a system is played everywhere, whichever document describes it. */
const isEverybodys = (code: SystemCode): boolean => systems[code].usualOfForm === true;

/**
 * The systems to offer: the usual one first, then those of FIDE and of the federation's own
 * documents; rare ones and those of other federations are under *More*.
 */
export function offeredSystems(usual: SystemCode, federation: string): OfferedSystems {
  const foreign = foreignDocuments([federation]);
  const isForeign = (code: SystemCode): boolean =>
    isBegunElsewhere(code) ||
    systems[code].isRare === true ||
    (!isEverybodys(code) &&
      foreign.some((name) => citation(systems[code].article).startsWith(`${name} `)));
  const others = systemCodes.filter((code) => code !== usual);
  return {
    first: [usual, ...others.filter((code) => !isForeign(code))],
    more: others.filter(isForeign),
  };
}
