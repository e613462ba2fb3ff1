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

/** What the book looks at beside itself. */
interface BesideSanctions {
  readonly register: Pick<RegisterBook, 'now'>;
  readonly clock: () => Date;
  readonly hall: () => Pick<HallClock, 'now'>;
}

/** Everybody who is one with a person in the register; the person alone where nobody is. */
function oneWith(register: Register, person: string): readonly string[] {
  const id = parsePersonId(person);
  const stays = id === null ? undefined : whoStays(register, id);
  return stays === undefined ? [person] : allInOne(register, stays).map((one) => one.id);
}

/** A command with what the register says of the people in it. */
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

/** Whether one birth date can be the other: where one is a year alone, the year tells. */
const sameBirth = (one: string, other: string): boolean =>
  one !== '' && other !== '' && (one.startsWith(other) || other.startsWith(one));

/**
 * Whether an entry is about a person of the register: by who they are, else by a number of theirs, else,
 * where no number is typed, by name and birth. That is asked, and somebody can be entered all the same.
 *
 * @article DSU 2002 §19
 */
function isPerson(register: Register, ids: readonly string[], entered: EnteredPerson): boolean {
  const known = parsePersonId(entered.person);
  // A club's own register has other ids: of its people the numbers tell.
  if (known !== null && byId(register.people, known) !== undefined) return ids.includes(known);
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

/** Who of the people that the book names are one in the register, with this one among them. */
const mergedIn =
  ({ register }: BesideSanctions, { book }: Running): SanctionsBook['merged'] =>
  (person) => {
    const people = book.now().given.map(({ values }) => values.person);
    const asked = person === undefined ? people : [...people, person];
    const groups = asked.map((one) => oneWith(register.now(), one));
    return [...new Map(groups.map((ids) => [ids.toSorted().join(' '), ids])).values()];
  };

/** Who of those entered is suspended; most books have nobody, and then nobody is looked for. */
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
      const known = withFacts(register.now(), command, merged);
      return known.ok ? book.execute({ ...request, command: known.value }, actor) : known;
    },
    async importJson(text) {
      const taken = await takeIn(text);
      if (!taken.ok) return taken;
      return taken.value === null ? ok(null) : err({ code: 'sanctions.exists' });
    },
  };
}

/** The book of sanctions on its store, beside the register whose people it names. */
export function makeSanctions(
  store: JournalStore<SanctionsHappened>,
  {
    registers,
    clock,
    hall,
  }: Omit<BesideSanctions, 'register'> & { readonly registers: RunningRegisters },
): OwnBooks<SanctionsTypes, SanctionsBook> {
  const times = () => ({ at: clock().toISOString(), now: hall().now });
  const own = { kind: sanctionsBook, store, unsaid: noSanctions, always: ownSanctions, times };
  return makeOwnBooks<SanctionsTypes, SanctionsBook>(own, async (running) =>
    outfit({ register: await registers.of(ownRegister), clock, hall }, running),
  );
}
