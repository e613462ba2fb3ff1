import { type BookKind, copiedAfter, shapesOf } from '@rokade/journal';
import { type ContestCommand, contestCommand } from './command.ts';
import type { Contest } from './contest.ts';
import { decide } from './decide/decide.ts';
import { evolve } from './evolve.ts';
import { contestFollows } from './follows.ts';
import { type ContestHappened, contestHappened, personalInContest } from './happened.ts';
import { type ContestId, parseContestId } from './ids.ts';
import type { ContestRefusal } from './refusal.ts';
import { restsOn } from './rests-on.ts';

/** The types of a competition of the club year as a kind of book. */
export interface ContestTypes {
  readonly state: Contest;
  readonly command: ContestCommand;
  readonly event: ContestHappened;
  readonly refusal: ContestRefusal;
  readonly id: ContestId;
  readonly summary: {
    readonly name: string;
    readonly format: string;
    readonly firstDay: string;
    readonly lastDay: string;
    readonly published: boolean;
    readonly entries: number;
  };
}

/** The kind of book of a competition of the club year. */
export const contestBook: BookKind<ContestTypes> = {
  kind: 'contest',
  format: 1,
  migrations: [],
  decide,
  objectionToReturn: () => null,
  evolve,
  restsOn,
  personal: personalInContest,
  parseId: parseContestId,
  idOf: ({ id }) => id,
  begins: (command) => (command.kind === 'make-contest' ? command.id : null),
  ...shapesOf(contestCommand, contestHappened),
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
  // A backup after each act and after erasing somebody.
  copies: copiedAfter<ContestHappened>({ 'act-noted': 'acts', 'entry-erased': 'erased' }),
};
