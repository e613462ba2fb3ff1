import { entryOf, oneOf, returned, returnTo } from '@rokade/journal';
import {
  ownSanctions,
  sanctionsBook,
  sanctionsCommand,
  sanctionsFollow,
  sanctionsHappened,
} from '@rokade/sanctions';
import type { BookKind } from '../books/book-kind.ts';
import type { SanctionsTypes } from './sanctions-types.ts';

/** The book of sanctions as the server keeps it; a copy is made when one is given, and when some are deleted. */
export const sanctionsKind: BookKind<SanctionsTypes> = {
  ...sanctionsBook,
  parseId: (text) => (text === ownSanctions ? ownSanctions : null),
  idOf: () => ownSanctions,
  begins: ({ kind }) => (kind === 'return-to' ? null : ownSanctions),
  commandShape: oneOf(sanctionsCommand, returnTo),
  entryShape: entryOf(oneOf(sanctionsHappened, returned)),
  follows: sanctionsFollow,
  summary: { format: 1, of: ({ given }) => ({ kept: given.length }) },
  copies: {
    folder: () => 'sanctions',
    nameAfter: ({ kind }) => {
      if (kind === 'sanction-deleted') return 'erased';
      return kind === 'sanction-given' ? 'sanctions' : null;
    },
    areMadeOf: () => true,
  },
};
