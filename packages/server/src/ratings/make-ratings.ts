import { makeEntries } from '@rokade/journal';
import {
  changedNumbers,
  emptyRatings,
  ownRatings,
  type Ratings,
  type RatingsHappened,
  type RatingsTypes,
  ratingsBook,
} from '@rokade/ratings';
import { ownRegister } from '@rokade/register';
import { err, ok, registerRulesOf } from '@rokade/rules';
import type { JournalStore } from '@rokade/store';
import type { Tournaments } from '../application.ts';
import { makeOwnBooks, type OwnBooks } from '../books/own-book.ts';
import type { RunningRegisters } from '../register/make-registers.ts';
import { adjustmentOf } from './adjustment-of.ts';
import { knownPeople } from './known-people.ts';
import { newActId } from './new-act-id.ts';
import { openingOf } from './opening-of.ts';
import { ownReportOf } from './own-report.ts';
import { newcomersIn, personFor } from './people-of-register.ts';
import type { RatingsBook } from './ratings-types.ts';
import { type ReadGroup, readGroup } from './read-group.ts';
import { reportOf } from './report-of.ts';

/** What the book looks into beside itself. */
export interface BesideRatings {
  readonly tournaments: Pick<Tournaments, 'get'>;
  readonly registers: RunningRegisters;
}

const unsigned = { at: '', actor: { id: '', name: '' }, reason: '' };

/** What a command would lead to, confirmed. */
const previewOn =
  (before: Ratings): RatingsBook['preview'] =>
  (command) => {
    const decided = ratingsBook.decide(before, { command, reason: '', confirmed: true });
    if (!decided.ok) return decided;
    const entries = makeEntries(decided.value, { ...unsigned, version: before.version });
    const after = entries.reduce(ratingsBook.evolve, before);
    return ok({ after, changes: changedNumbers(before, after) });
  };

/** The book of ratings on its store, beside the tournaments and people it is told of. */
export function makeRatings(
  store: JournalStore<RatingsHappened>,
  { tournaments, registers }: BesideRatings,
  clock: () => Date,
): OwnBooks<RatingsTypes, RatingsBook> {
  const times = () => ({ at: clock().toISOString(), now: '' });
  const own = { kind: ratingsBook, store, unsaid: emptyRatings, always: ownRatings, times };
  return makeOwnBooks<RatingsTypes, RatingsBook>(own, async ({ book, takeIn }) => {
    const register = await registers.of(ownRegister);
    const known = () => knownPeople(book.now(), register.now());
    return {
      ...book,
      async reportOf(sources, facts) {
        if (sources.length === 0) return err([{ code: 'ratings.nothing-to-report' }]);
        const groups: ReadGroup[] = [];
        for (const source of sources) {
          const read = await readGroup(tournaments, source);
          if (!read.ok) return read;
          groups.push(read.value);
        }
        return ok(reportOf(known(), groups, facts));
      },
      ownReportOf: (report) => ownReportOf(book.now(), known(), report),
      personFor: (values, registered) => personFor(book.now(), known(), { values, registered }),
      newcomers: (query, day) => newcomersIn(book.now(), register, { query, day }),
      openingOf: (list, facts) => openingOf({ known: known(), ratings: book.now() }, list, facts),
      adjustmentOf: (table, day) => adjustmentOf(known(), table, day),
      liftOf(edition) {
        const day = registerRulesOf(edition)?.lift?.day ?? '';
        return { kind: 'lift-numbers', lift: { id: newActId(`lift-${edition}`), day, edition } };
      },
      preview: (command) => previewOn(book.now())(command),
      async importJson(text) {
        const taken = await takeIn(text);
        if (!taken.ok) return taken;
        return taken.value === null ? ok(null) : err({ code: 'ratings.exists' });
      },
    };
  });
}
