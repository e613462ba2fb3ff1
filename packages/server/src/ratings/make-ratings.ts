import { makeEntries } from '@rokade/journal';
import {
  changedNumbersInSteps,
  decideInSteps,
  emptyRatings,
  ownRatings,
  type Ratings,
  type RatingsCommand,
  type RatingsHappened,
  type RatingsTypes,
  ratingsBook,
} from '@rokade/ratings';
import { ownRegister, type Register } from '@rokade/register';
import { err, ok, registerRulesOf } from '@rokade/rules';
import type { JournalStore } from '@rokade/store';
import { carriedOnInTurns } from '../books/live-books.ts';
import { makeOwnBooks, type OwnBooks } from '../books/own-book.ts';
import { stepsInTurns } from '../books/steps-in-turns.ts';
import type { RunningRegisters } from '../register/make-registers.ts';
import { adjustmentInSteps } from './adjustment-of.ts';
import { newActId } from './new-act-id.ts';
import { ofFederation, openingInSteps } from './opening-of.ts';
import { ownReportOf } from './own-report.ts';
import { newcomersIn, personFor } from './people-of-register.ts';
import { indexPeople, indexPeopleInSteps, type RatedPeopleIndex } from './rated-people-index.ts';
import type { RatingsBook } from './ratings-types.ts';
import { type BesideGroups, type ReadGroup, readGroup } from './read-group.ts';
import { reportOf } from './report-of.ts';

/** The other books that the book of ratings reads. */
export interface BesideRatings extends BesideGroups {
  readonly registers: RunningRegisters;
}

const unsigned = { at: '', actor: { id: '', name: '' }, reason: '' };

/** The result of a confirmed command, without storing it; other tasks run meanwhile. */
async function previewOn(
  before: Ratings,
  command: RatingsCommand,
): ReturnType<RatingsBook['preview']> {
  const request = { command, reason: '', confirmed: true } as const;
  const decided = await stepsInTurns(decideInSteps(before, request));
  if (!decided.ok) return decided;
  const entries = makeEntries(decided.value, { ...unsigned, version: before.version });
  const after = (await carriedOnInTurns(ratingsBook, before, entries)) ?? before;
  return ok({ after, changes: await stepsInTurns(changedNumbersInSteps(before, after)) });
}

/** Makes the index of known people, cached until one of the two books changes. */
function makeIndexCache(ratings: () => Ratings, register: () => Register) {
  let last: {
    readonly of: Ratings;
    readonly beside: Register;
    readonly peopleIndex: RatedPeopleIndex;
  } | null = null;
  const cached = (): RatedPeopleIndex | null =>
    last?.of === ratings() && last.beside === register() ? last.peopleIndex : null;
  const hold = (of: Ratings, beside: Register, peopleIndex: RatedPeopleIndex): RatedPeopleIndex => {
    last = { of, beside, peopleIndex };
    return peopleIndex;
  };
  return {
    now: (): RatedPeopleIndex =>
      cached() ?? hold(ratings(), register(), indexPeople(ratings(), register())),
    async inTurns(): Promise<RatedPeopleIndex> {
      const [of, beside] = [ratings(), register()];
      return cached() ?? hold(of, beside, await stepsInTurns(indexPeopleInSteps(of, beside)));
    },
  };
}

/** Makes the book of ratings on its store. */
export function makeRatings(
  store: JournalStore<RatingsHappened>,
  { registers, ...groupBooks }: BesideRatings,
  clock: () => Date,
): OwnBooks<RatingsTypes, RatingsBook> {
  const times = () => ({ at: clock().toISOString(), now: '' });
  const own = { kind: ratingsBook, store, initial: emptyRatings, always: ownRatings, times };
  return makeOwnBooks<RatingsTypes, RatingsBook>(own, async ({ book, reading, takeIn }) => {
    const register = await registers.of(ownRegister);
    const peopleIndex = makeIndexCache(book.now, register.now);
    return {
      ...book,
      async reportOf(sources, facts) {
        if (sources.length === 0) return err([{ code: 'ratings.nothing-to-report' }]);
        const groups: ReadGroup[] = [];
        for (const source of sources) {
          const read = await readGroup(groupBooks, reading, source);
          if (!read.ok) return read;
          groups.push(read.value);
        }
        return ok(reportOf(peopleIndex.now(), groups, facts));
      },
      ownReportOf: (report) => ownReportOf(book.now(), peopleIndex.now(), report),
      personFor: (values, registered) =>
        personFor(book.now(), peopleIndex.now(), { values, registered }),
      newcomers: (query, day) => newcomersIn(book.now(), register, { query, day }),
      async openingOf(input, facts) {
        const list = await reading.read({ kind: 'players', input, limits: ofFederation });
        const beside = { peopleIndex: await peopleIndex.inTurns(), ratings: book.now() };
        return stepsInTurns(openingInSteps(beside, list, facts));
      },
      adjustmentOf: async (table, day) =>
        stepsInTurns(adjustmentInSteps(await peopleIndex.inTurns(), table, day)),
      liftOf(edition) {
        const day = registerRulesOf(edition)?.lift?.day ?? '';
        return { kind: 'lift-numbers', lift: { id: newActId(`lift-${edition}`), day, edition } };
      },
      preview: (command) => previewOn(book.now(), command),
      async importJson(text) {
        const taken = await takeIn(text);
        if (!taken.ok) return taken;
        return taken.value === null ? ok(null) : err({ code: 'ratings.exists' });
      },
    };
  });
}
