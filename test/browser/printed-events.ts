import {
  type BookingValues,
  type EventCommand,
  type EventId,
  emptyEventValues,
  type MoneyCommand,
} from '@rokade/event';
import type { Application } from '@rokade/server';
import { carriedOut } from './carried-out.ts';
import { printedClubs, printedPlayer } from './printed-people.ts';

/** The id of the event that so many have entered. */
export const eventOf = (size: number): string => `event-${size}`;

/** Who pays one receipt and one bill: a club of the list. */
export const payingClub = printedClubs[1];

const entrantId = (index: number): string => `n${index}`;

const fee = {
  name: 'Indskud',
  amount: 400_00,
  percent: 0,
  group: '',
  class: '',
  titles: [],
  fromAge: null,
  toAge: null,
  club: '',
  from: '',
  until: '',
  late: false,
} as const;

const commandsOf = (size: number, groups: readonly string[]): readonly EventCommand[] => [
  {
    kind: 'make-event',
    id: eventOf(size) as EventId,
    values: {
      ...emptyEventValues,
      name: 'Danmarksmesterskabet i skak, hovedturneringer og sideturneringer',
      place: 'Svendborg Idrætscenter, Ryttervej 70, 5700 Svendborg',
      organiser: 'Skakklubben Nørrebro af 1911 og Omegns Skakforening',
      firstDay: '2027-03-20',
      lastDay: '2027-03-29',
      regulations: 'dsu-2002',
      published: true,
    },
  },
  ...groups.map((group): EventCommand => ({ kind: 'add-group', group: group as never })),
  {
    kind: 'change-invitation',
    changes: { kind: 'championship', publication: 'public', entriesClose: '2027-02-15' },
  },
  {
    kind: 'enter-entrants',
    entrants: Array.from({ length: size }, (_, index) => ({
      id: entrantId(index) as never,
      values: { ...printedPlayer(index), birthDate: `${1950 + (index % 60)}-05-17` },
      group: null,
    })),
  },
];

const booking = (no: number, more: Partial<BookingValues>): BookingValues => ({
  booking: `b${no}` as never,
  on: '2026-03-01',
  way: 'bank',
  amount: 400_00,
  matter: 'fee',
  player: '',
  group: '',
  appeal: '',
  club: '',
  values: { who: '', what: '' },
  ...more,
});

/** Every third has paid; the hall and a sponsor stand in the book, too. */
const moneyOf = (size: number): readonly MoneyCommand[] => [
  {
    kind: 'change-money',
    changes: {
      currency: 'DKK',
      leader: printedPlayer(1).name,
      federationFee: 20_00,
      deposit: 500_00,
      fees: [
        { kind: 'fee', ...fee },
        {
          kind: 'rebate',
          ...fee,
          name: 'Rabat til pensionister',
          amount: 0,
          percent: 10,
          fromAge: 65,
        },
      ],
    },
  },
  {
    kind: 'book',
    bookings: Array.from({ length: size }, (_, index) => index)
      .filter((index) => index % 3 === 1)
      .map((index) =>
        booking(index, { player: entrantId(index), club: index === 1 ? payingClub : '' }),
      ),
  },
  {
    kind: 'book',
    bookings: [
      booking(900, {
        matter: 'hall',
        amount: -12_500_00,
        values: {
          who: 'Svendborg Kommune, Kultur- og Fritidsforvaltningen',
          what: 'Leje i 10 dage',
        },
      }),
      booking(901, { matter: 'sponsor', amount: 20_000_00 }),
    ],
  },
];

/** Makes an event that so many have entered, in some groups of its own, and its money. */
export async function keepEvent(
  { events, money }: Application,
  size: number,
  groups: readonly string[],
): Promise<void> {
  const id = eventOf(size) as EventId;
  await carriedOut(events, id, commandsOf(size, groups));
  await carriedOut(money, id, moneyOf(size));
}
