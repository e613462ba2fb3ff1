import {
  type Contest,
  type ContestCommand,
  type EntryId,
  type EntryValues,
  matchedAmong,
  type PlannedItem,
  parseContestId,
  seasonView,
} from '@rokade/club';
import { parseEventId } from '@rokade/event';
import { erasedName } from '@rokade/journal';
import { parsePersonId, whoStays } from '@rokade/register';
import { ok, type Result } from '@rokade/rules';
import { parseTournamentId } from '@rokade/tournament';
import type { Application } from '../../application.ts';
import { type Sender, tellAll, type WrittenByAll } from '../../contests/contest-sender.ts';
import type { ContestError } from '../../contests/contests.ts';
import { newEntryId } from '../../contests/make-contests.ts';
import { entryOf } from './enter-people.ts';
import { seasonsOf } from './season-results.ts';

type Books = Pick<Application, 'contests' | 'leagues' | 'tournaments' | 'events'>;

/** A book of a club's year, as the items of a programme name it. */
export interface BookOfYear {
  readonly kind: 'tournament' | 'event' | 'contest';
  readonly id: string;
}

/** A member of a season who is not in one of its competitions yet. */
export interface SeasonMember {
  readonly entry: EntryId;
  readonly values: EntryValues;
}

/** A season with its members who are not yet entered in a book of it. */
export interface MembersToEnter {
  readonly season: Contest;
  readonly members: readonly SeasonMember[];
}

/** The item of a season's programme that names a book; undefined: none does. */
const itemOf = (season: Contest, { kind, id }: BookOfYear): PlannedItem | undefined =>
  seasonView(season)?.items.find(({ book }) => book?.kind === kind && book.id === id);

const isOn = ({ values: { firstDay, lastDay } }: Contest, day: string): boolean =>
  firstDay !== '' && firstDay <= day && (lastDay === '' || day <= lastDay);

type Entered = Pick<EntryValues, 'name' | 'person'>;

/** The values of those who are entered in a book, by its kind. */
const enteredIn: Readonly<
  Record<BookOfYear['kind'], (books: Books, id: string) => Promise<readonly Entered[]>>
> = {
  async contest({ contests }, text) {
    const id = parseContestId(text);
    const found = id === null ? null : await contests.get(id);
    return found?.ok === true ? found.value.entries.map(({ values }) => values) : [];
  },
  async event({ events }, text) {
    const id = parseEventId(text);
    const found = id === null ? null : await events.get(id);
    return found?.ok === true ? found.value.entrants.map(({ values }) => values) : [];
  },
  async tournament({ tournaments }, text) {
    const id = parseTournamentId(text);
    const found = id === null ? null : await tournaments.get(id);
    return found?.ok === true ? found.value.players.map(({ details }) => details) : [];
  },
};

/**
 * The members of the season whose programme names a book or, where none does, of the season that is on;
 * once some of them entered for it in the programme, those alone. null: there is none, or all of them
 * are entered.
 */
export async function membersToEnter(
  books: Books,
  book: BookOfYear,
  { organisation, day }: { readonly organisation: string; readonly day: string },
): Promise<MembersToEnter | null> {
  const seasons = await seasonsOf(books, organisation, 'desk');
  const season =
    seasons.find((one) => itemOf(one, book) !== undefined) ??
    seasons.find((one) => isOn(one, day)) ??
    null;
  if (season === null || (book.kind === 'contest' && season.id === book.id)) return null;
  const entered = await enteredIn[book.kind](books, book.id);
  const there = entered.map(({ name, person }) => ({ values: { name, person } }));
  const ofItem = itemOf(season, book)?.entered ?? [];
  const members = season.entries
    .filter(({ id }) => ofItem.length === 0 || ofItem.includes(id))
    .filter(({ values: one }) => one.name !== erasedName && !matchedAmong(there, one))
    .map(({ id: entry, values }) => ({ entry, values }));
  return members.length === 0 ? null : { season, members };
}

/** A member of a season, with the rating that was noted with the entry; null: none was. */
interface ChosenMember {
  readonly values: EntryValues;
  readonly rating: number | null;
}

/** The members among these entries of a season, as its book has them. */
export function chosenOf(
  { entries, acts }: Contest,
  chosen: readonly EntryId[],
): readonly ChosenMember[] {
  const ratings = new Map(
    acts.flatMap((act) => (act.kind === 'entered' ? [[act.entry, act.rating] as const] : [])),
  );
  return entries.flatMap(({ id, values }) =>
    chosen.includes(id) ? [{ values, rating: ratings.get(id) ?? null }] : [],
  );
}

/** The books and lists from which the data of an entry come. */
type Sources = Pick<Application, 'contests' | 'register' | 'lists' | 'installation'>;

/**
 * Enters members of a season in a competition on a day, with their rating in the lists where the register
 * knows them, else with that of the season's book; who is there already is passed over. Returns what it
 * wrote.
 */
export async function enterMembers(
  sources: Sources,
  asking: Sender,
  {
    season,
    entries,
    day,
  }: { readonly season: Contest; readonly entries: readonly EntryId[]; readonly day: string },
): Promise<Result<WrittenByAll, ContestError>> {
  const { contests, register } = sources;
  const found = await contests.get(asking.id);
  if (!found.ok) return found;
  const wanted = chosenOf(season, entries).filter(
    ({ values }) => matchedAmong(found.value.entries, values) === undefined,
  );
  const commands = wanted.map((member): ContestCommand => {
    const id = parsePersonId(member.values.person);
    const person = id === null ? undefined : whoStays(register.now(), id);
    const of = person === undefined ? member : entryOf(sources, person, day);
    return { kind: 'enter-entry', entry: newEntryId(), day, ...of };
  });
  return commands.length === 0
    ? ok({ version: asking.basedOn, entries: [] })
    : tellAll(contests, asking, commands);
}
