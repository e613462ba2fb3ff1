import type { Day } from '../../kernel/calendar.ts';
import { type EditionFinding, findingsBy } from '../edition-findings.ts';
import { type EntryFindingCode, type EntryWay, entryRuleSets } from './entry-rules.ts';

/** The event for which a person is entered. */
export interface EntryEvent {
  readonly editions: readonly string[];
  readonly isChampionship: boolean;
  /** '' = not given. */
  readonly entriesClose: Day;
  /** The day by which a personally invited player must answer; '' = not given. */
  readonly answerBy: Day;
  /** The day on which the entry list was sent to the rating officer; '' = not yet. */
  readonly listSent: Day;
}

/** A person on the entry list. */
export interface EntryOfPerson {
  /** Who entered them; '' = not given. */
  readonly way: EntryWay | '';
  /** Who should enter them by the register; null: not in the register. */
  readonly registered: EntryWay | null;
  /** '' = not known. */
  readonly enteredOn: Day;
  /** Whether they have played in a tournament before without being a member. */
  readonly guestBefore: boolean;
  /** When they accepted a personal invitation; '' = not invited, or not accepted. */
  readonly acceptedOn: Day;
  /** When the rating officer granted an exemption from membership; '' = never. */
  readonly dispensation: Day;
  readonly club: string;
  /** `2001-12-31`, `2001` or ''. */
  readonly birthDate: string;
  readonly rating: number | null;
  readonly address: string;
}

/** A finding about an entry, with its article. */
export type EntryFinding = EditionFinding<EntryFindingCode>;

const isAfter = (day: Day, last: Day): boolean => day !== '' && last !== '' && day > last;

/**
 * For each finding, whether it applies to a person.
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

/** The findings about an entry by the regulations in force for the event. */
export const entryFindings = (event: EntryEvent, one: EntryOfPerson): readonly EntryFinding[] =>
  findingsBy(entryRuleSets, event, (code) => holds[code](one, event));
