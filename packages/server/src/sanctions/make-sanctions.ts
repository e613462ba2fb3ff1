import { byId, type ReturnTo } from '@rokade/journal';
import {
  allInOne,
  fullName,
  ownRegister,
  parsePersonId,
  type Register,
  whoStays,
} from '@rokade/register';
import { err, nameKey, ok, plusDays, type Result } from '@rokade/rules';
import {
  everybodySanctioned,
  noSanctions,
  ownSanctions,
  parseSanctionId,
  type SanctionId,
  type SanctionsCommand,
  type SanctionsHappened,
  type SanctionsRefusal,
  type SanctionsTypes,
  sanctionsBook,
  suspensionIn,
} from '@rokade/sanctions';
import type { JournalStore } from '@rokade/store';
import type { HallClock } from '@rokade/tournament';
import { makeOwnBooks, type OwnBooks, type RunningOwnBook } from '../books/own-book.ts';
import type { RunningRegisters } from '../register/make-registers.ts';
import type { RegisterBook } from '../register/register-book.ts';
import { newId } from '../values/new-ids.ts';
import { articleOf, daysToPlay, type EnteredPerson, type KeepsOut } from './kept-out.ts';
import type { SanctionsBook } from './sanctions-types.ts';

export const newSanctionId = (): SanctionId => newId(parseSanctionId);

/** What the book of sanctions needs besides its store. */
interface BesideSanctions {
  readonly register: Pick<RegisterBook, 'now'>;
  readonly clock: () => Date;
  readonly hall: () => Pick<HallClock, 'now'>;
}

/** The ids of a person and of everybody merged with them in the register. */
function oneWith(register: Register, person: string): readonly string[] {
  const id = parsePersonId(person);
  const stays = id === null ? undefined : whoStays(register, id);
  return stays === undefined ? [person] : allInOne(register, stays).map((one) => one.id);
}

/** A command with the facts of the register: the person's present id, and who was merged. */
function withFacts(
  register: Register,
  command: SanctionsCommand,
  merged: SanctionsBook['merged'],
): Result<SanctionsCommand, SanctionsRefusal> {
  if (command.kind !== 'give-sanction') return ok({ ...command, merged: merged() });
  const { person } = command.values;
  const id = parsePersonId(person);
  const stays = id === null ? undefined : whoStays(register, id);
  if (stays === undefined || stays.isErased) {
    return err({ code: 'sanctions.unknown-person', person });
  }
  const values = { ...command.values, person: stays.id };
  return ok({ ...command, values, merged: merged(stays.id) });
}

const isReturn = (command: SanctionsCommand | ReturnTo): command is ReturnTo =>
  command.kind === 'return-to';

/** Whether two birth dates may be the same: equal, or one is the year of the other. */
const sameBirth = (one: string, other: string): boolean =>
  one !== '' && other !== '' && (one.startsWith(other) || other.startsWith(one));

/**
 * Whether an entered person is a person of the register: by the id, else by a number, else, if none was
 * entered, by name and birth. A match only asks for confirmation, so a namesake can be entered all the same.
 *
 * @article DSU 2002 §19
 */
function isPerson(register: Register, ids: readonly string[], entered: EnteredPerson): boolean {
  const enteredId = parsePersonId(entered.person);
  // The id may be one of a club's own register; its people are found by their numbers.
  if (enteredId !== null && byId(register.people, enteredId) !== undefined) {
    return ids.includes(enteredId);
  }
  const numbers = [entered.fideId, entered.nationalId].filter((number) => number !== '');
  const id = parsePersonId(ids[0] ?? '');
  const person = id === null ? undefined : whoStays(register, id);
  if (person === undefined) return false;
  const { fideId, dsuNumber, dsbId, birth } = person.values;
  if (numbers.length === 0) {
    return (
      nameKey(entered.name) === nameKey(fullName(person.values)) &&
      sameBirth(entered.birthDate, birth)
    );
  }
  return [fideId, dsuNumber, dsbId].some((number) => numbers.includes(number));
}

type Running = RunningOwnBook<SanctionsTypes>;

/** Makes `merged`: the groups of merged ids of all sanctioned people and of one further person. */
const mergedIn =
  ({ register }: BesideSanctions, { book }: Running): SanctionsBook['merged'] =>
  (person) => {
    const people = book.now().given.map(({ values }) => values.person);
    const all = person === undefined ? people : [...people, person];
    const groups = all.map((one) => oneWith(register.now(), one));
    return [...new Map(groups.map((ids) => [ids.toSorted().join(' '), ids])).values()];
  };

/** Makes `keptOut`; returns at once if the book is empty, as most are. */
const keptOutBy =
  ({ register, hall }: BesideSanctions, { book }: Running, merged: SanctionsBook['merged']) =>
  (...[people, days]: Parameters<KeepsOut>): ReturnType<KeepsOut> => {
    if (book.now().given.length === 0) return [];
    const toPlay = daysToPlay(days, hall().now.slice(0, 10));
    const suspended = everybodySanctioned(book.now(), merged()).flatMap(({ ids, outcomes }) => {
      const one = suspensionIn(outcomes, toPlay);
      const until = one?.sanction?.until;
      return one === undefined || until === undefined
        ? []
        : [{ ids, until, rules: one.values.rules }];
    });
    return people.flatMap((entered, index) => {
      const found = suspended.find(({ ids }) => isPerson(register.now(), ids, entered));
      if (found === undefined) return [];
      const lastDay = plusDays(found.until, -1);
      return [{ index, name: entered.name, lastDay, article: articleOf(found.rules) }];
    });
  };

function outfit(beside: BesideSanctions, running: Running): SanctionsBook {
  const { book, takeIn } = running;
  const { register } = beside;
  const merged = mergedIn(beside, running);
  return {
    ...book,
    people: () => register.now(),
    merged,
    keptOut: keptOutBy(beside, running, merged),
    async execute(request, actor) {
      const { command } = request;
      if (isReturn(command)) return book.execute({ ...request, command }, actor);
      const informed = withFacts(register.now(), command, merged);
      return informed.ok ? book.execute({ ...request, command: informed.value }, actor) : informed;
    },
    async importJson(text) {
      const taken = await takeIn(text);
      if (!taken.ok) return taken;
      return taken.value === null ? ok(null) : err({ code: 'sanctions.exists' });
    },
  };
}

/** Makes the book of sanctions on its store. */
export function makeSanctions(
  store: JournalStore<SanctionsHappened>,
  {
    registers,
    clock,
    hall,
  }: Omit<BesideSanctions, 'register'> & { readonly registers: RunningRegisters },
): OwnBooks<SanctionsTypes, SanctionsBook> {
  const times = () => ({ at: clock().toISOString(), now: hall().now });
  const own = { kind: sanctionsBook, store, initial: noSanctions, always: ownSanctions, times };
  return makeOwnBooks<SanctionsTypes, SanctionsBook>(own, async (running) =>
    outfit({ register: await registers.of(ownRegister), clock, hall }, running),
  );
}
