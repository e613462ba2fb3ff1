import type { Decider } from '@rokade/journal';
import type { RegisterCommand } from './command.ts';
import { decide } from './decide/decide.ts';
import { personalInRegister, type RegisterEvent } from './event.ts';
import { evolve } from './evolve.ts';
import type { RegisterRefusal } from './refusal.ts';
import type { Register } from './register.ts';
import { restsOn } from './rests-on.ts';

/** The register as a kind of book: people, clubs, districts, federations, who is a member where and who holds which office. */
export const registerBook: Decider<Register, RegisterCommand, RegisterEvent, RegisterRefusal> = {
  kind: 'register',
  format: 2,
  // Format 2 knows offices; what format 1 says is said as before.
  migrations: [(event) => event],
  decide,
  objectionToReturn: () => null,
  evolve,
  restsOn,
  personal: personalInRegister,
};
