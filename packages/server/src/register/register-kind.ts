import type { InstallationId } from '@rokade/installation';
import { entryOf, oneOf, returned, returnTo } from '@rokade/journal';
import {
  decideInSteps,
  eventFollows,
  ownRegister,
  parseRegisterId,
  peopleOf,
  type RegisterId,
  registerBook,
  registerCommand,
  registerHappened,
} from '@rokade/register';
import { invariant } from '@rokade/rules';
import type { BookKind } from '../books/book-kind.ts';
import type { RegisterTypes } from './register-book.ts';

/** The register of an organisation: it is called as the organisation is. */
export function registerOf(organisation: InstallationId): RegisterId {
  const id = parseRegisterId(organisation);
  invariant(id !== null, `a register for ${organisation}`);
  return id;
}

/** The register as the server keeps it; a copy is made after each list and when somebody is erased. */
export const registerKind: BookKind<RegisterTypes> = {
  ...registerBook,
  decideInSteps,
  parseId: parseRegisterId,
  idOf: null,
  begins: ({ kind }, to) => (kind === 'return-to' ? null : to),
  commandShape: oneOf(registerCommand, returnTo),
  entryShape: entryOf(oneOf(registerHappened, returned)),
  follows: eventFollows,
  summary: { format: 1, of: (register) => ({ people: peopleOf(register).length }) },
  copies: {
    folder: (id) => (id === ownRegister ? 'register' : `register.${id}`),
    nameAfter: ({ kind }) => {
      if (kind === 'person-erased') return 'erased';
      return kind === 'list-taken-in' ? 'register' : null;
    },
    areMadeOf: () => true,
  },
};
