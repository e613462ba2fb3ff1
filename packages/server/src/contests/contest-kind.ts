import {
  contestBook,
  contestCommand,
  contestFollows,
  contestHappened,
  parseContestId,
} from '@rokade/club';
import { entryOf, oneOf, returned, returnTo } from '@rokade/journal';
import type { BookKind } from '../books/book-kind.ts';
import type { ContestTypes } from './contests.ts';

/** The competition as the server keeps it; a copy is made with what happens in it, and when somebody is erased. */
export const contestKind: BookKind<ContestTypes> = {
  ...contestBook,
  parseId: parseContestId,
  idOf: ({ id }) => id,
  begins: (command) => (command.kind === 'make-contest' ? command.id : null),
  commandShape: oneOf(contestCommand, returnTo),
  entryShape: entryOf(oneOf(contestHappened, returned)),
  follows: contestFollows,
  summary: {
    format: 1,
    of: ({ values, format, entries }) => ({
      name: values.name,
      format,
      firstDay: values.firstDay,
      lastDay: values.lastDay,
      published: values.published,
      entries: entries.length,
    }),
  },
  copies: {
    folder: (id) => `contest.${id}`,
    nameAfter: ({ kind }) => {
      if (kind === 'entry-erased') return 'erased';
      return kind === 'act-noted' ? 'acts' : null;
    },
    areMadeOf: () => true,
  },
};
