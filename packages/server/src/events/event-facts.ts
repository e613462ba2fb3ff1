import type {
  ChessEvent,
  EventCommand,
  EventOfficer,
  MoneyCommand,
  MoneyValues,
} from '@rokade/event';
import { currencies } from '@rokade/rules';
import {
  type AppealTerms,
  appealTermsOf,
  type Committee,
  committeeOfNames,
  type Settings,
  seatedNames,
  type Tournament,
  type TournamentCommand,
} from '@rokade/tournament';
import { hundredthsIn, withCurrency } from '../values/amount-text.ts';

/** What an event's own books say: the event, and the values of its money. */
export interface EventBooks {
  readonly event: ChessEvent;
  readonly money: MoneyValues;
}

/** The values of a tournament that may be those of its event. */
type OfGroup = Pick<Tournament, 'settings' | 'appealTerms'>;

/** The command that gives an event the value that one of its groups has. */
export type CommandFromGroup =
  | { readonly book: 'event'; readonly command: EventCommand }
  | { readonly book: 'money'; readonly command: MoneyCommand };

/** A fact that the groups of an event have in common. The event's books hold it, and each group a copy. */
interface EventFact {
  /** The page of the event where it is written, below its address. */
  readonly page: 'settings' | 'money/fees';
  /** The fields of a group's settings, and of its terms for protests, that hold the copy. */
  readonly settings: readonly (keyof Settings)[];
  readonly terms: readonly (keyof AppealTerms)[];
  /** The values that hold it in the event's books. */
  readonly valueIn: (books: EventBooks) => unknown;
  /** The value as a text for readers, by which two values are compared; '' = none. */
  readonly ofEvent: (books: EventBooks) => string;
  readonly ofGroup: (group: OfGroup) => string;
  /** Whether a group's text and the event's stand for the same value though they differ. */
  readonly same?: (one: string, other: string) => boolean;
  /** The command that gives a group the event's value; null: it has that value, or cannot have it. */
  readonly toGroup: (group: OfGroup, books: EventBooks) => TournamentCommand | null;
  /** The command that gives the event a group's value; null: the group's text stands for no value. */
  readonly fromGroup: (group: OfGroup, books: EventBooks) => CommandFromGroup | null;
}

const isMember = ({ role }: EventOfficer): boolean => role === 'appeals';

const byNames = (members: readonly { readonly name: string; readonly seat?: string }[]): string => {
  const substitutes = members.filter(({ seat }) => seat === 'substitute');
  const others = members.filter(({ seat }) => seat !== 'substitute');
  return [others, substitutes]
    .filter((some) => some.length > 0)
    .map((some) => some.map(({ name }) => name).join(', '))
    .join(' · ');
};

/** The committee of a group by its terms for protests or, where there are none, by its settings. */
export function committeeIn(group: OfGroup): Committee {
  const { committee: names, federation } = group.settings;
  return (
    appealTermsOf(group)?.committee ??
    committeeOfNames(names, { rules: '', federation, before: [] })
  );
}

/** The event's committee as a group has it; what the event leaves out stays as the group had it. */
function committeeFor(group: OfGroup, { event }: EventBooks): Committee {
  const members = event.values.officers.filter(isMember);
  const before = committeeIn(group);
  const { federation } = group.settings;
  const rules = appealTermsOf(group)?.rules ?? '';
  const usual = committeeOfNames(
    members.map(({ name }) => name),
    { rules, federation, before },
  );
  return members.map(({ name, ...member }): Committee[number] => {
    const own = before.find((one) => one.name === name) ?? usual.find((one) => one.name === name);
    return {
      name,
      seat: member.seat ?? own?.seat ?? 'member',
      federation: member.federation || (own?.federation ?? federation),
      licensed: member.licensed ?? own?.licensed ?? false,
      ofAge: member.ofAge ?? own?.ofAge ?? true,
    };
  });
}

const sameValue = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

function committeeToGroup(group: OfGroup, books: EventBooks): TournamentCommand | null {
  const committee = committeeFor(group, books);
  const terms = appealTermsOf(group);
  if (terms === null) {
    const names = seatedNames(committee);
    return sameValue(names, group.settings.committee)
      ? null
      : { kind: 'change-settings', changes: { committee: names } };
  }
  return sameValue(committee, terms.committee)
    ? null
    : { kind: 'set-appeals', terms: { ...terms, committee } };
}

/** The first amount in a text such as `200 kr.`, in hundredths; null: there is none. */
function amountIn(text: string): number | null {
  const [digits = ''] = /\d[\d.,’' ]*/.exec(text) ?? [];
  return hundredthsIn(digits.replace(/[.,\s]+$/, ''));
}

/** The currency that a text names by its code; undefined: none. */
const currencyIn = (text: string) => currencies.find((code) => text.toUpperCase().includes(code));

const depositText = ({ money: { deposit, currency } }: EventBooks): string =>
  deposit === null ? '' : withCurrency(deposit, currency);

/**
 * The facts of an event, each in the place that holds it. A further one is a further line; the act that
 * writes it to the groups, the refusals, the notices of what differs and their button follow (ADR 0217).
 */
export const eventFacts = {
  place: {
    page: 'settings',
    settings: ['place'],
    terms: [],
    valueIn: ({ event }) => event.values.place,
    ofEvent: ({ event }) => event.values.place.trim(),
    ofGroup: ({ settings }) => settings.place.trim(),
    toGroup: ({ settings }, { event: { values } }) =>
      settings.place === values.place
        ? null
        : { kind: 'change-settings', changes: { place: values.place } },
    fromGroup: ({ settings: { place } }) => ({
      book: 'event',
      command: { kind: 'change-event', changes: { place } },
    }),
  },
  committee: {
    page: 'settings',
    settings: ['committee'],
    terms: ['committee'],
    valueIn: ({ event }) => event.values.officers.filter(isMember),
    ofEvent: ({ event }) => byNames(event.values.officers.filter(isMember)),
    ofGroup: (group) => byNames(committeeIn(group)),
    toGroup: committeeToGroup,
    fromGroup: (group, { event }) => ({
      book: 'event',
      command: {
        kind: 'change-event',
        changes: {
          officers: [
            ...event.values.officers.filter((one) => !isMember(one)),
            ...committeeIn(group).map((one) => ({ role: 'appeals' as const, ...one })),
          ],
        },
      },
    }),
  },
  deposit: {
    page: 'money/fees',
    settings: [],
    terms: ['deposit'],
    valueIn: depositText,
    ofEvent: depositText,
    ofGroup: (group) => appealTermsOf(group)?.deposit.trim() ?? '',
    same: (one, other) => amountIn(one) !== null && amountIn(one) === amountIn(other),
    toGroup(group, books) {
      const terms = appealTermsOf(group);
      const deposit = depositText(books);
      return terms === null || terms.deposit === deposit
        ? null
        : { kind: 'set-appeals', terms: { ...terms, deposit } };
    },
    fromGroup(group, { money }) {
      const text = appealTermsOf(group)?.deposit ?? '';
      const deposit = amountIn(text);
      const currency = money.currency || currencyIn(text);
      return deposit === null
        ? null
        : {
            book: 'money',
            command: {
              kind: 'change-money',
              changes: { deposit, ...(currency !== undefined && { currency }) },
            },
          };
    },
  },
} as const satisfies Readonly<Record<string, EventFact>>;

export type EventFactName = keyof typeof eventFacts;
export const eventFactNames = Object.keys(eventFacts) as readonly EventFactName[];
export const eventFact = (name: EventFactName): EventFact => eventFacts[name];

/** Whether two texts of a fact say the same. */
const isSame = ({ same }: EventFact, one: string, other: string): boolean =>
  one === other || same?.(one, other) === true;

/** A fact that differs between an event and its groups. */
export interface FactApart {
  readonly fact: EventFactName;
  /** What stands: what the event says or, where it says nothing, its first group that says something. */
  readonly stands: string;
  /** The group that what stands is from; null: the event says it. */
  readonly from: Tournament | null;
  /** The groups that say something else. */
  readonly apart: readonly { readonly group: Tournament; readonly says: string }[];
}

/** The facts in which an event and its groups differ, as in journals of before they were one. */
export const factsApart = (
  books: EventBooks,
  groups: readonly Tournament[],
): readonly FactApart[] =>
  eventFactNames.flatMap((name): readonly FactApart[] => {
    const fact = eventFact(name);
    const own = fact.ofEvent(books);
    const from = own === '' ? (groups.find((t) => fact.ofGroup(t) !== '') ?? null) : null;
    const stands = from === null ? own : fact.ofGroup(from);
    if (stands === '') return [];
    const apart = groups
      .map((group) => ({ group, says: fact.ofGroup(group) }))
      .filter(({ group, says }) => !isSame(fact, says, stands) && mayTake(fact, group, books));
    return apart.length === 0 && from === null ? [] : [{ fact: name, stands, from, apart }];
  });

/** Whether a group can have what the event says: one without rules for protests has no terms for them. */
const mayTake = ({ toGroup }: EventFact, group: Tournament, books: EventBooks): boolean =>
  toGroup(group, books) !== null;

/** A group as a command would leave its settings and terms for protests. */
function after(group: OfGroup, command: TournamentCommand): OfGroup {
  if (command.kind === 'set-appeals') return { ...group, appealTerms: command.terms };
  if (command.kind !== 'change-settings') return group;
  const settings = { ...group.settings, ...command.changes };
  const { committee: names, federation } = settings;
  const { appealTerms: terms } = group;
  if (terms === null) return { settings, appealTerms: null };
  const { rules, committee: before } = terms;
  const committee = committeeOfNames(names, { rules, federation, before });
  return { settings, appealTerms: { ...terms, committee } };
}

/** Whether a command to a group names a field that holds a fact. */
export const namesFact = (command: TournamentCommand): boolean =>
  eventFactNames.some((name) => fieldsNamed(eventFact(name), command).length > 0);

/** The fields that a command names, in which a group holds a fact. */
function fieldsNamed(
  { settings, terms }: EventFact,
  command: TournamentCommand,
): readonly string[] {
  if (command.kind === 'set-appeals') return terms;
  return command.kind === 'change-settings'
    ? settings.filter((field) => command.changes[field] !== undefined)
    : [];
}

/**
 * The field of a command to a group by which it would say something of its own about a fact of its event;
 * null: it does not. What the event says a group may take over.
 */
export function ownFact(
  group: OfGroup,
  command: TournamentCommand,
  books: EventBooks,
): string | null {
  for (const fact of eventFactNames.map(eventFact)) {
    const [field] = fieldsNamed(fact, command);
    const next = fact.ofGroup(after(group, command));
    const isOwn = next !== fact.ofGroup(group) && !isSame(fact, next, fact.ofEvent(books));
    if (field !== undefined && isOwn) return field;
  }
  return null;
}
