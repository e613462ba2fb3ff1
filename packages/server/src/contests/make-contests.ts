import {
  type ChallengeId,
  type ContestHappened,
  type ContestId,
  type ContestTypes,
  contestBook,
  type EntryId,
  type ItemId,
  type LegId,
  parseChallengeId,
  parseContestId,
  parseEntryId,
  parseItemId,
  parseLegId,
  publicContest,
} from '@rokade/club';
import { err, ok, type Result } from '@rokade/rules';
import type { JournalStore } from '@rokade/store';
import type { HallClock } from '@rokade/tournament';
import { keepJournal } from '../books/keep-journal.ts';
import { makeBooks, type RunningBooks } from '../books/make-books.ts';
import { newId, newIdNamed, randomLetters } from '../values/new-ids.ts';
import { begunOnce } from './begun-once.ts';
import type { ContestError, Contests } from './contests.ts';

type Running = RunningBooks<ContestTypes>;

/** The competitions, with what the server needs to run them. */
export interface RunningContests extends Pick<Running, 'lookThrough' | 'damages' | 'close'> {
  readonly contests: Contests;
  /** The competitions at the desk of an organisation, which owns new ones. */
  in(organisation: string): Contests;
}

export const newContestId = (name: string): ContestId => newIdNamed(parseContestId, name);

/** The seed with which a competition draws lots: sixteen random letters, which are published. */
export const newSeed = (): string => randomLetters(16);

export const newEntryId = (): EntryId => newId(parseEntryId);
export const newChallengeId = (): ChallengeId => newId(parseChallengeId);
export const newLegId = (): LegId => newId(parseLegId);
export const newItemId = (): ItemId => newId(parseItemId);

async function importContest(
  running: Running,
  organisation: string | undefined,
  text: string,
): Promise<Result<ContestId, ContestError>> {
  const read = await running.reading.readJournal(contestBook, text);
  if (!read.ok) return read;
  const newId = ({ name }: ContestTypes['summary']) => newContestId(name);
  return keepJournal<ContestTypes>({ running, organisation, newId }, read.value);
}

/** Makes the competitions on their store. */
export function makeContests(
  store: JournalStore<ContestHappened>,
  { clock, hall }: { readonly clock: () => Date; readonly hall: () => Pick<HallClock, 'now'> },
): RunningContests {
  const times = () => ({ at: clock().toISOString(), now: hall().now });
  const running = makeBooks(contestBook, store, { times });
  const { books, lookThrough, damages, close } = running;
  const once = begunOnce(books);
  const beginning = (
    organisation: string | undefined,
  ): Pick<Contests, 'execute' | 'importJson'> => ({
    execute: once(organisation, (...request) => running.executeIn(organisation, ...request)),
    importJson: (text) => importContest(running, organisation, text),
  });
  const contests: Contests = {
    ...books,
    ...beginning(undefined),
    async shown(id) {
      const found = await books.get(id);
      if (!found.ok) return found;
      return found.value.values.published
        ? ok(publicContest(found.value))
        : err({ code: 'store.missing' });
    },
  };
  return {
    contests,
    in: (organisation) => ({ ...contests, ...beginning(organisation) }),
    lookThrough,
    damages,
    close,
  };
}
