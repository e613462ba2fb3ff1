import type { Day } from '../../kernel/calendar.ts';
import { type EditionFinding, findingsBy } from '../edition-findings.ts';
import { type EntryFindingCode, type EntryWay, entryRuleSets } from './entry-rules.ts';

/** The event somebody is entered for. */
export interface EntryEvent {
  readonly editions: readonly string[];
  readonly isChampionship: boolean;
  /** '' = not said. */
  readonly entriesClose: Day;
  /** By when who is invited by name answers; '' = not said. */
  readonly answerBy: Day;
  /** When its list of entries went to the rating officer; '' = it has not. */
  readonly listSent: Day;
}

/** Somebody on its list. */
export interface EntryOfPerson {
  /** By whom they were entered; '' = not said. */
  readonly way: EntryWay | '';
  /** What the register says of it; null: they do not stand there. */
  readonly registered: EntryWay | null;
  /** '' = not known. */
  readonly enteredOn: Day;
  /** Has played in a tournament before without being a member. */
  readonly guestBefore: boolean;
  /** When they accepted an invitation to them by name; '' = they were not invited, or did not. */
  readonly acceptedOn: Day;
  /** When the rating officer dispensed from membership; '' = never. */
  readonly dispensation: Day;
  readonly club: string;
  /** `2001-12-31`, `2001` or ''. */
  readonly birthDate: string;
  readonly rating: number | null;
  readonly address: string;
}

/** What is said of an entry, and by which article. */
export type EntryFinding = EditionFinding<EntryFindingCode>;

const isAfter = (day: Day, last: Day): boolean => day !== '' && last !== '' && day > last;

/**
 * Whether each finding holds of somebody.
 *
 * @article DSU 2002 §27: late is who entered after the day entries close, which is still in time
 * @article DSU 2002 §63: the rating officer may dispense from membership
 * @article FIDE 2012 13.4: an invitation that was accepted in time is not withdrawn
 */
const holds: Readonly<
  Record<EntryFindingCode, (one: EntryOfPerson, event: EntryEvent) => boolean>
> = {
  'way-unsaid': ({ way }) => way === '',
  'way-other': ({ way, registered }) => way !== '' && registered !== null && way !== registered,
  'not-a-member': ({ way }) => way === 'once',
  'guest-again': ({ way, guestBefore, dispensation }) =>
    way === 'once' && guestBefore && dispensation === '',
  'guest-once': ({ way, guestBefore, dispensation }) =>
    way === 'once' && !guestBefore && dispensation === '',
  'guest-leave': ({ way, dispensation }) => way === 'once' && dispensation === '',
  late: ({ enteredOn }, { entriesClose }) => isAfter(enteredOn, entriesClose),
  'not-valid': ({ enteredOn }, { entriesClose }) => isAfter(enteredOn, entriesClose),
  'after-list': ({ enteredOn }, { listSent }) => isAfter(enteredOn, listSent),
  'no-club': ({ way, club }) => way === 'club-chairman' && club === '',
  'no-birth': ({ birthDate }) => birthDate.length < '2001-12-31'.length,
  'no-rating': ({ rating }) => rating === null,
  'no-address': ({ address }) => address === '',
  accepted: ({ acceptedOn }, { answerBy }) => acceptedOn !== '' && !isAfter(acceptedOn, answerBy),
  'accepted-late': ({ acceptedOn }, { answerBy }) => isAfter(acceptedOn, answerBy),
};

/** What is to be said of an entry by the regulations that hold for the event. */
export const entryFindings = (event: EntryEvent, one: EntryOfPerson): readonly EntryFinding[] =>
  findingsBy(entryRuleSets, event, (code) => holds[code](one, event));
