import { eventFollows, ownRegister, peopleOf, registerBook } from '@rokade/register';
import type { BookKind } from '../books/book-kind.ts';
import type { RegisterTypes } from './register-book.ts';
import { registerCommandShape, registerEntryShape } from './register-shapes.ts';

/** The register as the server keeps it; a copy is made after each list and when somebody is erased. */
export const registerKind: BookKind<RegisterTypes> = {
  ...registerBook,
  parseId: (text) => (text === ownRegister ? ownRegister : null),
  idOf: () => ownRegister,
  begins: ({ kind }) => (kind === 'return-to' ? null : ownRegister),
  commandShape: registerCommandShape,
  entryShape: registerEntryShape,
  follows: eventFollows,
  summary: { format: 1, of: (register) => ({ people: peopleOf(register).length }) },
  copies: {
    folder: () => 'register',
    nameAfter: ({ kind }) => {
      if (kind === 'person-erased') return 'erased';
      return kind === 'list-taken-in' ? 'register' : null;
    },
    areMadeOf: () => true,
  },
};
