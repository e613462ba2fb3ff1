import type { Decider } from '@rokade/journal';
import type { RegisterCommand } from './command.ts';
import { decide } from './decide/decide.ts';
import { personalInRegister, type RegisterEvent } from './event.ts';
import { evolve } from './evolve.ts';
import type { RegisterRefusal } from './refusal.ts';
import type { Register } from './register.ts';
import { restsOn } from './rests-on.ts';

/** The register as a kind of book: people, clubs, districts, federations, who is a member where, who holds which office and who has a licence. */
export const registerBook: Decider<Register, RegisterCommand, RegisterEvent, RegisterRefusal> = {
  kind: 'register',
  format: 3,
  // Format 2 knows offices, format 3 licences; what the formats before them say is said as before.
  migrations: [(event) => event, (event) => event],
  decide,
  objectionToReturn: () => null,
  evolve,
  restsOn,
  personal: personalInRegister,
};
