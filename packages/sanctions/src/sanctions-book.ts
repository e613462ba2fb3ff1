import type { Decider } from '@rokade/journal';
import type { SanctionsCommand } from './command.ts';
import { decide } from './decide/decide.ts';
import { evolve } from './evolve.ts';
import { personalInSanctions, type SanctionsHappened } from './happened.ts';
import type { SanctionsRefusal } from './refusal.ts';
import { restsOn } from './rests-on.ts';
import type { Sanctions } from './sanctions.ts';

/** A federation's register of warnings and suspensions as a kind of book. */
export const sanctionsBook: Decider<
  Sanctions,
  SanctionsCommand,
  SanctionsHappened,
  SanctionsRefusal
> = {
  kind: 'sanctions',
  format: 1,
  migrations: [],
  decide,
  objectionToReturn: () => null,
  evolve,
  // What is deleted stays so: no return brings back an empty line.
  lasts: ({ kind }) => kind === 'sanction-deleted' || kind === 'sanction-stands',
  restsOn,
  personal: personalInSanctions,
};
