import { type BookKind, copiedAfter, oneEach, shapesOf } from '@rokade/journal';
import { type RegisterCommand, registerCommand } from './command.ts';
import { decide, decideInSteps } from './decide/decide.ts';
import { personalInRegister, type RegisterEvent, registerHappened } from './event.ts';
import { evolve } from './evolve.ts';
import { eventFollows } from './follows.ts';
import { parseRegisterId, type RegisterId } from './ids.ts';
import type { RegisterRefusal } from './refusal.ts';
import { peopleOf, type Register } from './register.ts';
import { restsOn } from './rests-on.ts';

/** The types of the register as a kind of book. */
export interface RegisterTypes {
  readonly state: Register;
  readonly command: RegisterCommand;
  readonly event: RegisterEvent;
  readonly refusal: RegisterRefusal;
  readonly id: RegisterId;
  readonly summary: { readonly people: number };
}

/**
 * The kind of book of a register: people, clubs, districts and federations, with memberships, offices
 * and licences.
 */
export const registerBook: BookKind<RegisterTypes> = {
  kind: 'register',
  format: 4,
  // Format 2 adds offices, 3 licences, 4 people kept apart; older events keep their shape.
  migrations: [(event) => event, (event) => event, (event) => event],
  decide,
  objectionToReturn: () => null,
  evolve,
  restsOn,
  personal: personalInRegister,
  decideInSteps,
  ...oneEach(parseRegisterId),
  ...shapesOf(registerCommand, registerHappened),
  follows: eventFollows,
  summary: { format: 1, of: (register) => ({ people: peopleOf(register).length }) },
  // A backup after each import of a list and after erasing somebody.
  copies: copiedAfter<RegisterEvent>({ 'list-taken-in': 'register', 'person-erased': 'erased' }),
};
