import { differing, textProblem } from '@rokade/journal';
import { err, isDay, ok, type Result, unreachable } from '@rokade/rules';
import { bookedAlready, bookingRefusal } from './booking-refusal.ts';
import type { MoneyCommand, MoneyRequest } from './command.ts';
import type { MoneyHappened } from './happened.ts';
import { type Money, noMoney } from './money.ts';
import type { MoneyRefusal } from './money-refusal.ts';
import type { MoneyValues } from './money-values.ts';

type Decision = Result<readonly MoneyHappened[], MoneyRefusal>;
type Of<Kind extends MoneyCommand['kind']> = Extract<MoneyCommand, { kind: Kind }>;

/** What a request says beside its command. */
interface Asked {
  readonly isConfirmed: boolean;
  /** Today; '' where nobody looks at a calendar. */
  readonly today: string;
}

const notDay = (field: string, day: string): MoneyRefusal | null =>
  day === '' || isDay(day) ? null : { code: 'money.field-invalid', field, problem: 'not-a-date' };

/** Why money cannot be so, or null. */
function valuesRefusal({ leader, fees, accountsGiven }: MoneyValues): MoneyRefusal | null {
  for (const text of [leader, ...fees.flatMap((one) => [one.name, one.club, one.group])]) {
    const problem = textProblem(text);
    if (problem !== null) return { code: 'money.field-invalid', field: 'name', problem };
  }
  if (fees.some(({ name }) => name.trim() === '')) {
    return { code: 'money.field-invalid', field: 'name', problem: 'missing' };
  }
  const wrong = fees.map((one) => notDay('from', one.from) ?? notDay('until', one.until));
  return wrong.find((one) => one !== null) ?? notDay('accountsGiven', accountsGiven);
}

function change(money: Money, { changes }: Of<'change-money'>): Decision {
  const values = differing(money.values, changes);
  if (Object.keys(values).length === 0) return ok([]);
  const isOther = values.currency !== undefined && money.bookings.length > 0;
  if (isOther) return err({ code: 'money.currency-fixed', field: 'currency' });
  const refusal = valuesRefusal({ ...money.values, ...values });
  return refusal === null ? ok([{ kind: 'money-changed', values }]) : err(refusal);
}

function setDue({ dues }: Money, { player, due }: Of<'set-due'>): Decision {
  if (player === '') return err({ code: 'money.whose', matter: 'fee' });
  const before = dues[player] ?? null;
  const isSame = before?.amount === due?.amount && before?.why === due?.why;
  return ok(isSame ? [] : [{ kind: 'due-set', player, due }]);
}

function book(money: Money, { bookings }: Of<'book'>, { isConfirmed, today }: Asked): Decision {
  if (money.values.currency === '') return err({ code: 'money.no-currency' });
  const ids = new Set<string>(money.bookings.map(({ id }) => id));
  for (const one of bookings) {
    if (ids.has(one.booking)) return err({ code: 'money.id-taken', id: one.booking });
    ids.add(one.booking);
    const refusal = bookingRefusal(one, today) ?? (isConfirmed ? null : bookedAlready(money, one));
    if (refusal !== null) return err(refusal);
  }
  return ok(bookings.map((one) => ({ kind: 'booked', ...one })));
}

function takeBack({ bookings }: Money, { booking }: Of<'take-back'>): Decision {
  const one = bookings.find(({ id }) => id === booking);
  if (one === undefined) return err({ code: 'money.unknown-booking', booking });
  return one.isTakenBack
    ? err({ code: 'money.taken-back-already' })
    : ok([{ kind: 'booking-taken-back', booking }]);
}

function eraseWords(
  { bookings }: Money,
  { bookings: ids }: Of<'erase-words'>,
  { isConfirmed }: Asked,
): Decision {
  const unknown = ids.find((id) => bookings.every((one) => one.id !== id));
  if (unknown !== undefined) return err({ code: 'money.unknown-booking', booking: unknown });
  return isConfirmed
    ? ok([...new Set(ids)].map((booking) => ({ kind: 'words-erased', booking })))
    : err({ code: 'money.confirm-erasing' });
}

function decideOn(money: Money, command: MoneyCommand, asked: Asked): Decision {
  switch (command.kind) {
    case 'change-money':
      return change(money, command);
    case 'set-due':
      return setDue(money, command);
    case 'book':
      return book(money, command, asked);
    case 'take-back':
      return takeBack(money, command);
    case 'erase-words':
      return eraseWords(money, command, asked);
    default:
      return unreachable(command);
  }
}

/** What a command leads to; the first that changes something begins the book. */
export function decideMoney(
  state: Money | null,
  { command, confirmed, now = '' }: MoneyRequest,
): Decision {
  const asked = { isConfirmed: confirmed !== false, today: now.slice(0, 10) };
  const decided = decideOn(state ?? noMoney, command, asked);
  if (!decided.ok || decided.value.length === 0 || state !== null) return decided;
  return ok([{ kind: 'money-begun' }, ...decided.value]);
}
