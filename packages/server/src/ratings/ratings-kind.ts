import { entryOf, oneOf, returned, returnTo } from '@rokade/journal';
import {
  ownRatings,
  ratingsBook,
  ratingsCommand,
  ratingsFollow,
  ratingsHappened,
} from '@rokade/ratings';
import type { BookKind } from '../books/book-kind.ts';
import type { RatingsTypes } from './ratings-types.ts';

/** The book of ratings as the server keeps it; a copy is made after each act and each erasure. */
export const ratingsKind: BookKind<RatingsTypes> = {
  ...ratingsBook,
  parseId: (text) => (text === ownRatings ? ownRatings : null),
  idOf: () => ownRatings,
  begins: ({ kind }) => (kind === 'return-to' ? null : ownRatings),
  commandShape: oneOf(ratingsCommand, returnTo),
  entryShape: entryOf(oneOf(ratingsHappened, returned)),
  follows: ratingsFollow,
  summary: { format: 1, of: ({ acts }) => ({ acts: acts.length }) },
  copies: {
    folder: () => 'ratings',
    nameAfter: (event) => {
      if (event.kind === 'person-erased') return 'erased';
      return 'calculated' in event ? 'ratings' : null;
    },
    areMadeOf: () => true,
  },
};
