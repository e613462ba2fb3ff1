import {
  type AccountLine,
  accountLines,
  type ChessEvent,
  type Debtor,
  emptyEntryFacts,
  entryFactsByClock,
  federationAccount,
  type Money,
  noMoney,
} from '@rokade/event';
import type { PlayerDetails } from '@rokade/players';
import {
  compareAlphabetically,
  type Day,
  type FeeFinding,
  feeFindings,
  feeOf,
} from '@rokade/rules';
import type { HallClock, Player, Tournament } from '@rokade/tournament';
import type { Application } from '../../application.ts';
import { daysOf, editionsOf, timelineOf } from '../../events/event-days.ts';
import { type DepositToBook, depositsToBook } from '../../money/deposits-of-protests.ts';
import { payersOf } from '../../money/payers.ts';
import { type PrizeToPay, prizesToPay } from '../../money/prizes-to-pay.ts';
import { entriesCloseOf } from '../events/entry-list.ts';

/** An event's money together with the data of the event and its groups. */
export interface EventMoney {
  readonly money: Money;
  /** Everybody who pays a fee, and those who paid one and are no longer entered. */
  readonly lines: readonly AccountLine[];
  readonly findings: readonly FeeFinding[];
  /** What the federation gets for how many players, and what was sent. */
  readonly federation: ReturnType<typeof federationAccount> & { readonly players: number };
  readonly prizes: readonly PrizeToPay[];
  readonly deposits: readonly DepositToBook[];
}

/** The data from which an event's money is computed; `groups` are all groups of the event. */
export interface MoneyFacts {
  readonly event: ChessEvent;
  readonly groups: readonly Tournament[];
  readonly money: Money;
  readonly today: Day;
  /** The hall's clock, by which a person entered on a day. */
  readonly hall: Pick<HallClock, 'at'>;
  /** The names, by id, of those who are no longer entered. */
  readonly namesOfGone: ReadonlyMap<string, string>;
}

const birthYear = ({ birthDate }: PlayerDetails): number | null =>
  Number(birthDate.slice(0, 4)) || null;

/** Everybody's fee by the fee table, in the order of names. */
function debtorsOf(facts: MoneyFacts): readonly Debtor[] {
  const { event, groups, money, today, hall } = facts;
  const close = entriesCloseOf(event, timelineOf(event, groups));
  const year = Number((daysOf(event, groups)?.first ?? today).slice(0, 4));
  const names = new Map<string, string>(
    groups.map(({ id, settings }) => [id, settings.group || settings.name]),
  );
  const { byHand, accepted } = event.classes;
  return payersOf(facts)
    .map(({ id, values, group, alsoAs }): Debtor => {
      const { enteredOn } = entryFactsByClock(event.entries[id] ?? emptyEntryFacts, hall);
      const isLate = enteredOn !== '' && close !== '' && enteredOn > close;
      const { title, club, name } = values;
      const inClass = byHand[id]?.class ?? accepted[id]?.class ?? '';
      const who = { group, class: inClass, title, club, birthYear: birthYear(values) };
      const fee = feeOf(money.values, { ...who, enteredOn, isLate }, year);
      return { id, name, club, group: names.get(group) ?? '', isLate, fee, alsoAs };
    })
    .toSorted((a, b) => compareAlphabetically(a.name, b.name));
}

/** Whether a group has a player from round 1 on who has not withdrawn before it. */
const takesPart = ({ presence }: Player): boolean =>
  presence.kind === 'playing' || presence.fromRound > 1;

/**
 * Those for whom the federation gets its fee: whoever takes part. Left out are players who withdrew before
 * round 1 of their group, and people who by their fee have withdrawn and are in no group that has begun.
 *
 * @article DSU 2002 §21: all participants pay it
 */
export const participantsOf = (
  { groups, money }: Pick<MoneyFacts, 'groups' | 'money'>,
  debtors: readonly Debtor[],
): readonly Debtor[] =>
  debtors.filter(({ id, alsoAs = [] }) => {
    const ids = new Set([id, ...alsoAs]);
    const seats = groups.flatMap(({ players, rounds }) =>
      players
        .filter((player) => ids.has(player.id))
        .map((player) => ({ plays: takesPart(player), hasBegun: rounds.length > 0 })),
    );
    const hasWithdrawn = [...ids].some((one) => money.dues[one]?.why === 'withdrew');
    if (hasWithdrawn && !seats.some(({ hasBegun }) => hasBegun)) return false;
    return seats.length === 0 || seats.some(({ plays }) => plays);
  });

function findingsOf(
  { event, groups, money, today }: MoneyFacts,
  lines: readonly AccountLine[],
  { due, sent }: EventMoney['federation'],
): readonly FeeFinding[] {
  const { fees, federationFee, leader, deposit, accountsGiven } = money.values;
  const days = daysOf(event, groups);
  const points = timelineOf(event, groups);
  return feeFindings({
    editions: editionsOf(event, groups, days?.first ?? ''),
    isChampionship: event.invitation.kind === 'championship',
    today,
    firstDay: days?.first ?? '',
    lastDay: days?.last ?? '',
    entriesClose: entriesCloseOf(event, points),
    hasFee: fees.some(({ kind }) => kind === 'fee'),
    hasLateFee: fees.some(({ kind, late }) => kind === 'extra' && late),
    federationFee,
    federationOwed: due - sent,
    late: lines.filter(({ isLate }) => isLate).length,
    unpaid: lines.filter(({ owed }) => owed > 0).length,
    leader,
    deposit,
    accountsGiven,
  });
}

/** Computes the state of an event's money. */
export function eventMoney(facts: MoneyFacts): EventMoney {
  const { money, groups, namesOfGone } = facts;
  const debtors = debtorsOf(facts);
  const gone = (id: string): Debtor => {
    return { id, name: namesOfGone.get(id) ?? '', club: '', group: '', isLate: false, fee: null };
  };
  const lines = accountLines(money, debtors, gone);
  const players = participantsOf(facts, debtors).length;
  const federation = { ...federationAccount(money, players), players };
  const findings = findingsOf(facts, lines, federation);
  const prizes = prizesToPay(money, groups);
  return { money, lines, findings, federation, prizes, deposits: depositsToBook(money, groups) };
}

/** The newest names, by id, of all who were ever on the event's list; erased ones have none. */
async function namesEver(
  { events }: Pick<Application, 'events'>,
  { id }: ChessEvent,
): Promise<ReadonlyMap<string, string>> {
  const journal = await events.journal(id);
  const names = new Map<string, string>();
  for (const { event } of journal.ok ? journal.value : []) {
    if (event.kind !== 'entrant-entered' && event.kind !== 'entrant-changed') continue;
    if (event.values.name !== undefined) names.set(event.entrant, event.values.name);
  }
  return names;
}

/** The money of an event, or why its book cannot be read. */
export async function moneyAt(
  app: Pick<Application, 'events' | 'money'> & { hall(): HallClock },
  event: ChessEvent,
  groups: readonly Tournament[],
) {
  const found = await app.money.of(event.id);
  if (!found.ok) return found;
  const hall = app.hall();
  const today = hall.now.slice(0, 10);
  const isUnused = found.value === noMoney;
  const namesOfGone = isUnused ? new Map<string, string>() : await namesEver(app, event);
  const value = eventMoney({ event, groups, money: found.value, today, hall, namesOfGone });
  return { ok: true, value } as const;
}
