import {
  begunBy,
  byKind,
  changing,
  dayFault,
  type FieldFault,
  factsOfRequest,
  type RequestFacts,
  textFault,
  unless,
} from '@rokade/journal';
import { err, ok, type Result } from '@rokade/rules';
import { bookedAlready, bookingRefusal } from './booking-refusal.ts';
import type { MoneyCommand, MoneyRequest } from './command.ts';
import type { MoneyHappened } from './happened.ts';
import { type Money, noMoney } from './money.ts';
import type { MoneyRefusal } from './money-refusal.ts';
import type { MoneyValues } from './money-values.ts';

type Decision = Result<readonly MoneyHappened[], MoneyRefusal>;
type Decides<Kind extends MoneyCommand['kind']> = (
  money: Money,
  command: Extract<MoneyCommand, { kind: Kind }>,
  request: RequestFacts,
) => Decision;

/** Why the values are refused, or null. */
function valuesRefusal({ leader, fees, accountsGiven }: MoneyValues): MoneyRefusal | null {
  const names = [leader, ...fees.flatMap((one) => [one.name, one.club, one.group])];
  const faults: readonly (FieldFault | null)[] = [
    ...names.map((name) => textFault({ name })),
    fees.some(({ name }) => name.trim() === '') ? { field: 'name', problem: 'missing' } : null,
    ...fees.map(({ from, until }) => dayFault({ from, until })),
    dayFault({ accountsGiven }),
  ];
  const fault = faults.find((one) => one !== null) ?? null;
  return fault === null ? null : { code: 'money.field-invalid', ...fault };
}

const change: Decides<'change-money'> = (money, { changes }) =>
  changing(money.values, changes, (values, after) =>
    values.currency !== undefined && money.bookings.length > 0
      ? err({ code: 'money.currency-fixed', field: 'currency' })
      : unless(valuesRefusal(after), [{ kind: 'money-changed', values }]),
  );

const setDue: Decides<'set-due'> = ({ dues }, { player, due }) => {
  if (player === '') return err({ code: 'money.whose', matter: 'fee' });
  const before = dues[player] ?? null;
  const isSame = before?.amount === due?.amount && before?.why === due?.why;
  return ok(isSame ? [] : [{ kind: 'due-set', player, due }]);
};

const book: Decides<'book'> = (money, { bookings }, { isConfirmed, today }) => {
  if (money.values.currency === '') return err({ code: 'money.no-currency' });
  const ids = new Set<string>(money.bookings.map(({ id }) => id));
  for (const one of bookings) {
    if (ids.has(one.booking)) return err({ code: 'money.id-taken', id: one.booking });
    ids.add(one.booking);
    const refusal = bookingRefusal(one, today) ?? (isConfirmed ? null : bookedAlready(money, one));
    if (refusal !== null) return err(refusal);
  }
  return ok(bookings.map((one) => ({ kind: 'booked', ...one })));
};

const takeBack: Decides<'take-back'> = ({ bookings }, { booking }) => {
  const one = bookings.find(({ id }) => id === booking);
  if (one === undefined) return err({ code: 'money.unknown-booking', booking });
  return one.isTakenBack
    ? err({ code: 'money.taken-back-already' })
    : ok([{ kind: 'booking-taken-back', booking }]);
};

const eraseWords: Decides<'erase-words'> = ({ bookings }, { bookings: ids }, { isConfirmed }) => {
  const unknown = ids.find((id) => bookings.every((one) => one.id !== id));
  if (unknown !== undefined) return err({ code: 'money.unknown-booking', booking: unknown });
  return isConfirmed
    ? ok([...new Set(ids)].map((booking) => ({ kind: 'words-erased', booking })))
    : err({ code: 'money.confirm-erasing' });
};

const decideOn = byKind<MoneyCommand, Money, Decision, RequestFacts>({
  'change-money': change,
  'set-due': setDue,
  book,
  'take-back': takeBack,
  'erase-words': eraseWords,
});

/** The events that a command leads to; the first one creates the book. */
export const decideMoney = (state: Money | null, request: MoneyRequest): Decision =>
  begunBy(
    { kind: 'money-begun' },
    state,
    decideOn(state ?? noMoney, request.command, factsOfRequest(request)),
  );
