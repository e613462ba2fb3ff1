import {
  type ChessEvent,
  type EventId,
  emptyMoneyValues,
  type MoneyValues,
  parseGroupId,
} from '@rokade/event';
import { err, ok, type Result } from '@rokade/rules';
import type { Actor, Tournament, TournamentId } from '@rokade/tournament';
import type { Application } from '../../application.ts';
import {
  type CommandFromGroup,
  type EventBooks,
  type EventFactName,
  eventFact,
  eventFactNames,
  type FactApart,
  factsApart,
  namesFact,
  ownFact,
} from '../../events/event-facts.ts';
import type { EventError } from '../../events/events.ts';
import { allGroups } from '../../events/group-players.ts';
import type { MoneyError } from '../../money/money-books.ts';
import { derivedTournaments, madeFrom } from '../groups/related.ts';

/** The books in which the facts of events stand. */
type Books = Pick<Application, 'events' | 'tournaments' | 'money'>;

type TournamentRequest = Parameters<Books['tournaments']['execute']>[1];

const plain = { confirmed: false, reason: '' };

/** The values of an event's money; the empty ones where its book cannot be read. */
async function moneyOf({ money }: Books, id: EventId): Promise<MoneyValues> {
  const found = await money.of(id);
  return found.ok ? found.value.values : emptyMoneyValues;
}

const booksOf = async (books: Books, event: ChessEvent): Promise<EventBooks> => ({
  event,
  money: await moneyOf(books, event.id),
});

/** The groups of an event, and the entry lists that they were divided from. */
async function copiesIn(
  { tournaments }: Books,
  event: Pick<ChessEvent, 'groups'>,
): Promise<readonly Tournament[]> {
  const groups = await allGroups(tournaments, event);
  const lists = groups.flatMap(({ settings: { origin } }) =>
    origin?.kind === 'group' ? origin.tournaments : [],
  );
  const others = [...new Set(lists.map(String))]
    .filter((id) => groups.every((group) => group.id !== id))
    .flatMap((id) => parseGroupId(id) ?? []);
  return [...groups, ...(await allGroups(tournaments, { groups: others }))];
}

/**
 * Writes facts of an event into the books of groups. What a group refuses stays as it was, and the pages
 * of the event show that it differs.
 */
async function writeToGroups(
  { tournaments }: Books,
  books: EventBooks,
  groups: readonly Tournament[],
  { facts, actor }: { readonly facts: readonly EventFactName[]; readonly actor: Actor },
): Promise<void> {
  for (const group of groups) {
    let now = group;
    for (const name of facts) {
      const command = eventFact(name).toGroup(now, books);
      if (command === null) continue;
      const request = { ...plain, basedOn: now.version, command };
      const done = await tournaments.execute(group.id, request, actor);
      if (done.ok) now = done.value.state;
    }
  }
}

/** Copies the facts of an event that an act changed into its groups; a new group gets every fact that it lacks. */
async function passOn(
  books: Books,
  before: EventBooks,
  after: EventBooks,
  actor: Actor,
): Promise<void> {
  const facts = eventFactNames.filter((name) => {
    const { valueIn } = eventFact(name);
    return JSON.stringify(valueIn(before)) !== JSON.stringify(valueIn(after));
  });
  const there = new Set<string>(before.event.groups);
  const added = new Set<string>(after.event.groups.filter((group) => !there.has(group)));
  if (facts.length === 0 && added.size === 0) return;
  for (const group of await copiesIn(books, after.event)) {
    const lacking = eventFactNames.filter(
      (name) => eventFact(name).ofGroup(group) === '' && eventFact(name).ofEvent(after) !== '',
    );
    await writeToGroups(books, after, [group], {
      facts: added.has(group.id) ? lacking : facts,
      actor,
    });
  }
}

/** The event of which a tournament is a group or the entry list; null: none. */
export async function eventHolding(
  books: Pick<Books, 'events' | 'tournaments'>,
  id: TournamentId,
): Promise<ChessEvent | null> {
  const divided = derivedTournaments(await madeFrom(books, id), id, 'group');
  const ids = new Set<string>([id, ...divided.map((one) => one.id)]);
  const head = (await books.events.list()).find(
    ({ summary }) => summary?.groups.some((group) => ids.has(group)) === true,
  );
  const found = head === undefined ? null : await books.events.get(head.id);
  return found?.ok === true ? found.value : null;
}

/** Why a command to a group is refused: it says something of its own that its event says for all groups. */
async function refusalOf(books: Books, id: TournamentId, { command }: TournamentRequest) {
  if (command.kind !== 'change-settings' && command.kind !== 'set-appeals') return null;
  const found = await books.tournaments.get(id);
  if (!found.ok || !namesFact(command)) return null;
  const event = await eventHolding(books, id);
  if (event === null) return null;
  const field = ownFact(found.value, command, await booksOf(books, event));
  return field === null
    ? null
    : ({ code: 'settings.of-event', field, event: event.values.name } as const);
}

/**
 * The events with their money and groups, in which each fact of an event stands once: an act that
 * changes one writes it into the groups, too, in the name of its sender; no group has a fact of its
 * own (ADR 0217).
 */
export function keepingFacts(books: Books): Books {
  const { events, tournaments, money } = books;
  const stateOf = async (id: EventId): Promise<EventBooks | null> => {
    const found = await events.get(id);
    return found.ok ? booksOf(books, found.value) : null;
  };
  return {
    events: {
      ...events,
      async execute(id, request, actor) {
        const before = request.command.kind === 'make-event' ? null : await stateOf(id);
        const done = await events.execute(id, request, actor);
        if (done.ok && before !== null) {
          await passOn(books, before, { ...before, event: done.value.state }, actor);
        }
        return done;
      },
    },
    money: {
      ...money,
      async execute(id, request, actor) {
        const before = await stateOf(id);
        const done = await money.execute(id, request, actor);
        if (done.ok && before !== null) {
          await passOn(books, before, { ...before, money: done.value.state.values }, actor);
        }
        return done;
      },
    },
    tournaments: {
      ...tournaments,
      async execute(id, request, actor) {
        const refusal = await refusalOf(books, id, request);
        return refusal === null ? tournaments.execute(id, request, actor) : err(refusal);
      },
    },
  };
}

/** The facts in which an event and its groups differ. */
export const factsApartAt = async (
  books: Books,
  event: ChessEvent,
): Promise<readonly FactApart[]> =>
  factsApart(await booksOf(books, event), await allGroups(books.tournaments, event));

/** Executes a command that makes an event say what a group says. */
async function tell(
  { events, money }: Books,
  { id, version }: ChessEvent,
  own: CommandFromGroup,
  actor: Actor,
): Promise<Result<unknown, EventError | MoneyError>> {
  if (own.book === 'event') {
    const { command } = own;
    return events.execute(id, { ...plain, basedOn: version, command }, actor);
  }
  const found = await money.of(id);
  if (!found.ok) return found;
  const request = { ...plain, basedOn: found.value.version, command: own.command };
  return money.execute(id, request, actor);
}

/**
 * Gives an event and all its groups the same value of a fact: that of the group which `factsApart`
 * names, else the event's.
 */
export async function agreeOnFact(
  books: Books,
  event: ChessEvent,
  name: EventFactName,
  actor: Actor,
): Promise<Result<null, EventError | MoneyError>> {
  const there = await booksOf(books, event);
  const groups = await copiesIn(books, event);
  const found = factsApart(there, groups).find(({ fact }) => fact === name);
  if (found === undefined) return ok(null);
  const own = found.from && eventFact(name).fromGroup(found.from, there);
  const written = own === null ? ok(null) : await tell(books, event, own, actor);
  if (!written.ok) return written;
  const now = await books.events.get(event.id);
  const agreed = now.ok ? await booksOf(books, now.value) : there;
  await writeToGroups(books, agreed, await copiesIn(books, event), { facts: [name], actor });
  return ok(null);
}
