import {
  type ChallengeId,
  type ContestHappened,
  type ContestId,
  type ContestJournalEntry,
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
import { err, invariant, ok, type Result } from '@rokade/rules';
import type { JournalStore } from '@rokade/store';
import type { HallClock } from '@rokade/tournament';
import { beginFailure, makeBooks, type RunningBooks } from '../books/make-books.ts';
import { parseJournalFile } from '../journal-file/parse-journal-file.ts';
import { newTournamentId, randomLetters } from '../tournaments/new-ids.ts';
import { begunOnce } from './begun-once.ts';
import type { ContestError, Contests } from './contests.ts';

type Running = RunningBooks<ContestTypes>;

/** The competitions of a store. */
export interface RunningContests extends Pick<Running, 'lookThrough' | 'close'> {
  readonly contests: Contests;
  /** The same; what begins belongs to an organisation. */
  in(organisation: string): Contests;
}

/** A new competition's id: its name, readable in an address, and six letters that make it unique. */
export function newContestId(name: string): ContestId {
  const id = parseContestId(newTournamentId(name));
  invariant(id !== null, `an id for ${name}`);
  return id;
}

/** What a competition's lots are drawn with: sixteen letters of chance, for everybody to see. */
export const newSeed = (): string => randomLetters(16);

/** A new player's id, sixteen letters of chance; so with a challenge. */
export function newEntryId(): EntryId {
  const id = parseEntryId(randomLetters(16));
  invariant(id !== null, 'an id of letters');
  return id;
}

export function newChallengeId(): ChallengeId {
  const id = parseChallengeId(randomLetters(16));
  invariant(id !== null, 'an id of letters');
  return id;
}

/** So with a leg of a series. */
export function newLegId(): LegId {
  const id = parseLegId(randomLetters(16));
  invariant(id !== null, 'an id of letters');
  return id;
}

/** So with something of a season's programme. */
export function newItemId(): ItemId {
  const id = parseItemId(randomLetters(16));
  invariant(id !== null, 'an id of letters');
  return id;
}

const renamed = (
  entries: readonly ContestJournalEntry[],
  id: ContestId,
): readonly ContestJournalEntry[] =>
  entries.map((entry) =>
    entry.event.kind === 'contest-made' ? { ...entry, event: { ...entry.event, id } } : entry,
  );

async function importContest(
  running: Running,
  organisation: string | undefined,
  text: string,
): Promise<Result<ContestId, ContestError>> {
  const read = parseJournalFile(contestBook, text);
  if (!read.ok) return read;
  const { id, entries, summary, listing } = read.value;
  const own = await running.begin(id, entries, listing, organisation);
  if (own.ok) return ok(id);
  if (own.error.code !== 'store.append-conflict') return err(beginFailure(own.error));
  const newId = newContestId(summary.name);
  const other = await running.begin(newId, renamed(entries, newId), listing, organisation);
  return other.ok ? ok(newId) : err(beginFailure(other.error));
}

/** Everything shells do with competitions, on their store. */
export function makeContests(
  store: JournalStore<ContestHappened>,
  { clock, hall }: { readonly clock: () => Date; readonly hall: () => Pick<HallClock, 'now'> },
): RunningContests {
  const times = () => ({ at: clock().toISOString(), now: hall().now });
  const running = makeBooks(contestBook, store, { times });
  const { books, lookThrough, close } = running;
  const once = begunOnce(books);
  const beginning = (
    organisation: string | undefined,
  ): Pick<Contests, 'execute' | 'importJson'> => ({
    execute: once(organisation, (...asked) => running.executeIn(organisation, ...asked)),
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
    close,
  };
}
