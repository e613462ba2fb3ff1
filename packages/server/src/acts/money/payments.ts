import {
  type BookingId,
  type BookingValues,
  bookingIdShape,
  type ChessEvent,
  dueReasons,
  type EventId,
  isIncome,
  type MoneyCommand,
  type MoneyEntry,
  otherCategories,
  paymentWays,
} from '@rokade/event';
import { type Actor, byKind, text } from '@rokade/journal';
import { err, ok, type Result } from '@rokade/rules';
import { z } from 'zod';
import type { Application } from '../../application.ts';
import { allGroups } from '../../events/group-players.ts';
import { newBookingId } from '../../money/make-money.ts';
import type { MoneyError, PaymentError } from '../../money/money-books.ts';
import { schemaOf } from '../../shapes/schema-of.ts';
import { withCurrency } from '../../values/amount-text.ts';
import { type EventMoney, moneyAt } from './event-money.ts';

const words = schemaOf(text);
const amount = z.int().min(-10_000_000_000).max(10_000_000_000);
/** The id of the booking. Default: a new one. */
const booking = schemaOf(bookingIdShape).optional();

/** The kinds of payments. Amounts are in hundredths of the currency. */
const paidShapes = [
  /** Everything that a player owes, or is to get back. */
  z.strictObject({ kind: z.literal('player'), player: words }),
  /** Everything that the players of a club owe. */
  z.strictObject({ kind: z.literal('club'), club: words }),
  /** What the federation still gets for all players; what was sent too much comes back. */
  z.strictObject({ kind: z.literal('federation') }),
  z.strictObject({ kind: z.literal('prize'), group: words, player: words }),
  /** The deposit of an appeal; `amount` is needed if a part of it is returned. */
  z.strictObject({
    kind: z.literal('deposit'),
    group: words,
    appeal: words,
    amount: amount.nullable().default(null),
  }),
  /** A part of a player's fee; below zero it is refunded, and `less` states whether and why the fee is reduced. */
  z.strictObject({
    kind: z.literal('fee'),
    player: words,
    amount,
    less: z.enum(['', 'no', ...dueReasons]).default(''),
    booking,
  }),
  /** Any other income or expense. */
  z.strictObject({
    kind: z.literal('other'),
    matter: z.enum(otherCategories),
    amount,
    who: words.default(''),
    what: words.default(''),
    booking,
  }),
] as const;

/** A payment: money that changes hands on a day. */
export const paymentShape = z.strictObject({
  basedOn: z.int().min(0),
  confirmed: z.boolean().default(false),
  way: z.enum(paymentWays),
  on: words,
  paid: z.discriminatedUnion('kind', paidShapes),
});
type Payment = z.infer<typeof paymentShape>;
type Paid = Payment['paid'];
type PaidAs<Kind extends Paid['kind']> = Extract<Paid, { readonly kind: Kind }>;

/** The state of the money, with the way and day of a payment. */
interface Till extends EventMoney {
  readonly payment: Pick<Payment, 'way' | 'on'>;
}

/** The commands of a payment. */
interface Bookings {
  /** The commands in their order; empty: nothing is owed. */
  readonly commands: readonly MoneyCommand[];
  /** Whether a newer booking concerns the same debt, so that the amount seen is no longer the amount owed. */
  readonly isAbout: (booked: Pick<BookingValues, 'matter' | 'player'>) => boolean;
}

type Answer = Result<Bookings, PaymentError>;

/** The empty values of a booking. */
const plainBooking = {
  player: '',
  group: '',
  appeal: '',
  club: '',
  values: { who: '', what: '' },
} as const;

/** A booking on the day and in the way of the payment; `booking` is its id if the sender chose one. */
const bookedIn = (
  { payment: { way, on } }: Till,
  {
    booking = newBookingId(),
    ...values
  }: Pick<BookingValues, 'matter' | 'amount'> &
    Partial<Omit<BookingValues, 'booking'>> & { readonly booking?: BookingId | undefined },
): BookingValues => ({ ...plainBooking, booking, way, on, ...values });

const nothingAlike = (): boolean => false;

/** The commands for a single booking. */
const single = (one: BookingValues, isAbout: Bookings['isAbout'] = nothingAlike): Answer =>
  ok({ commands: [{ kind: 'book', bookings: [one] }], isAbout });

/** The bookings that settle fees: debts are paid, and excess payments are returned. */
function settling(till: Till, lines: EventMoney['lines'], club: string): Answer {
  const ids = new Set(lines.map(({ id }) => id));
  const bookings = lines
    .filter(({ owed }) => owed !== 0)
    .map(({ id, owed }) => bookedIn(till, { matter: 'fee', player: id, amount: owed, club }));
  return ok({
    commands: bookings.length === 0 ? [] : [{ kind: 'book', bookings }],
    isAbout: ({ matter, player }) => matter === 'fee' && ids.has(player),
  });
}

/** The payment of a part of a fee; after a refund the amount is owed again, or the fee is reduced. */
function partOfFee(till: Till, { player, amount, less, booking }: PaidAs<'fee'>): Answer {
  const { lines, money } = till;
  const line = lines.find(({ id }) => id === player);
  const again = (line?.owed ?? 0) - amount;
  if (line !== undefined && amount < 0 && less === '' && again > 0) {
    const sum = withCurrency(again, money.values.currency);
    return err({ code: 'money.owed-again', field: 'less', amount: sum });
  }
  const one = bookedIn(till, { matter: 'fee', player, amount, booking });
  const book: MoneyCommand = { kind: 'book', bookings: [one] };
  const why = dueReasons.find((reason) => reason === less);
  if (amount >= 0 || why === undefined || line === undefined) {
    return ok({ commands: [book], isAbout: nothingAlike });
  }
  const due = { amount: Math.max(0, line.due + amount), why };
  const commands: readonly MoneyCommand[] = [book, { kind: 'set-due', player, due }];
  return ok({ commands, isAbout: nothingAlike });
}

/** The payment or return of an appeal's deposit; the amount of a partial return is at most what is held. */
function depositPaid(till: Till, { group, appeal, amount }: PaidAs<'deposit'>): Answer {
  const deposit = till.deposits.find((one) => one.group === group && one.appeal === appeal);
  if (deposit === undefined) return err({ code: 'money.whose', matter: 'deposit' });
  const { player, held: balance, isPart } = deposit;
  const owed = isPart ? -(amount ?? 0) : deposit.owed;
  if (isPart && !(owed < 0 && -owed <= balance)) {
    return err({ code: 'money.wrong-amount', field: 'amount' });
  }
  return single(bookedIn(till, { matter: 'deposit', group, appeal, player, amount: owed }));
}

function prizePaid(till: Till, { group, player }: PaidAs<'prize'>): Answer {
  const prize = till.prizes.find((one) => one.group === group && one.player === player);
  if (prize === undefined) return err({ code: 'money.whose', matter: 'prize' });
  return single(bookedIn(till, { matter: 'prize', group, player, amount: -prize.owed }));
}

const bookingsIn = byKind<Paid, Till, Answer>({
  player(till, { player }) {
    const own = till.lines.filter(({ id }) => id === player);
    return settling(till, own, '');
  },
  club(till, { club }) {
    const members = till.lines.filter((one) => one.club === club);
    return settling(till, members, club);
  },
  federation(till) {
    const { sent, due } = till.federation;
    const one = bookedIn(till, { matter: 'federation', amount: sent - due });
    return single(one, ({ matter }) => matter === 'federation');
  },
  prize: prizePaid,
  deposit: depositPaid,
  fee: partOfFee,
  other(till, { matter, who, what, booking, ...paid }) {
    const amount = isIncome(matter) ? paid.amount : -paid.amount;
    return single(bookedIn(till, { matter, amount, values: { who, what }, booking }));
  },
});

/** The books in which payments are booked. */
type Desk = Parameters<typeof moneyAt>[0] & Pick<Application, 'tournaments'>;

/** The bookings of the same debt since the version that the sender has seen. */
async function bookedSince(
  { money }: Desk,
  event: EventId,
  { basedOn }: Payment,
  { isAbout }: Bookings,
): Promise<readonly MoneyEntry[]> {
  const journal = await money.journal(event);
  return (journal.ok ? journal.value : []).filter(
    (entry) => entry.version > basedOn && entry.event.kind === 'booked' && isAbout(entry.event),
  );
}

/**
 * Books a payment; returns the version of the book after it. Amounts that are not stated are those owed now,
 * so it fails with 'money.booked-meanwhile' if some was booked since the version that the sender has seen.
 */
export async function pay(
  desk: Desk,
  event: ChessEvent,
  payment: Payment,
  actor: Actor,
): Promise<Result<number, MoneyError | PaymentError>> {
  const found = await moneyAt(desk, event, await allGroups(desk.tournaments, event));
  if (!found.ok) return found;
  const bookings = bookingsIn({ ...found.value, payment }, payment.paid);
  if (!bookings.ok) return bookings;
  const since = await bookedSince(desk, event.id, payment, bookings.value);
  if (since.length > 0) return err({ code: 'money.booked-meanwhile', since });
  const { confirmed } = payment;
  let { basedOn } = payment;
  for (const command of bookings.value.commands) {
    const request = { basedOn, command, reason: '', confirmed };
    const done = await desk.money.execute(event.id, request, actor);
    if (!done.ok) return done;
    basedOn = done.value.state.version;
  }
  return ok(basedOn);
}
