import {
  type ChessEvent,
  copiedEventValues,
  copiedMoney,
  type EventCommand,
  type EventId,
  parseGroupId,
} from '@rokade/event';
import { daysBetween, isDay, ok, type Result } from '@rokade/rules';
import {
  type Actor,
  copyingCommands,
  type Tournament,
  type TournamentId,
} from '@rokade/tournament';
import type { Application } from '../../application.ts';
import { daysOf } from '../../events/event-days.ts';
import type { EventError } from '../../events/events.ts';
import { newEventId } from '../../events/make-events.ts';
import type { AppError } from '../../kinds/tournament-types.ts';
import type { MoneyError } from '../../money/money-books.ts';
import { newTournamentId } from '../../values/new-ids.ts';

type Desk = Pick<Application, 'events' | 'tournaments' | 'money'>;

const plain = { confirmed: false, reason: '' };

/** Creates a copy of a group. */
async function copiedGroup(
  { tournaments }: Desk,
  t: Tournament,
  { name, later, actor }: { readonly name: string; readonly later: number | null; actor: Actor },
): Promise<Result<TournamentId, AppError>> {
  const id = newTournamentId(`${name} ${t.settings.group}`);
  let basedOn = 0;
  for (const command of copyingCommands(t, { id, name, later })) {
    const done = await tournaments.execute(id, { ...plain, basedOn, command }, actor);
    if (!done.ok) return done;
    basedOn = done.value.state.version;
  }
  return ok(id);
}

/** Sets the fees of an event as in another one. */
async function copyMoney(
  { money }: Desk,
  from: EventId,
  to: {
    readonly id: EventId;
    readonly later: number | null;
    readonly groups: ReadonlyMap<string, string>;
    readonly actor: Actor;
  },
): Promise<Result<unknown, MoneyError>> {
  const found = await money.of(from);
  if (found.ok && found.value.version === 0) return ok(null);
  if (!found.ok) return found;
  const changes = copiedMoney(found.value.values, to);
  const command = { kind: 'change-money', changes } as const;
  return money.execute(to.id, { ...plain, basedOn: 0, command }, to.actor);
}

/** The request for a copy of an event. */
export interface CopyRequest {
  readonly name: string;
  /** The first day of the new event; '' = not known yet. */
  readonly firstDay: string;
  /** The groups to copy. */
  readonly groups: readonly Tournament[];
  /** Whether the fees are copied too; only if whoever copies keeps the money of the other event. */
  readonly withMoney: boolean;
  readonly actor: Actor;
}

/**
 * Creates a copy of an event, with its groups as new tournaments. Values that belong to its year are left
 * out, and days move as far as the first day does. If it is interrupted, what was created so far stays and
 * can be completed by hand.
 */
export async function copyEvent(
  desk: Desk,
  event: ChessEvent,
  { name, firstDay, groups: tournaments, withMoney, actor }: CopyRequest,
): Promise<Result<EventId, EventError | AppError | MoneyError>> {
  const before = daysOf(event, tournaments)?.first ?? '';
  const later = isDay(before) && isDay(firstDay) ? daysBetween(before, firstDay) : null;
  const { values, invitation } = copiedEventValues(event, later);
  const id = newEventId(name);
  let basedOn = 0;
  const tell = async (command: EventCommand) => {
    const done = await desk.events.execute(id, { ...plain, basedOn, command }, actor);
    if (done.ok) basedOn = done.value.state.version;
    return done;
  };
  const made = await tell({ kind: 'make-event', id, values: { ...values, name, firstDay } });
  if (!made.ok) return made;
  const invited = await tell({ kind: 'change-invitation', changes: invitation });
  if (!invited.ok) return invited;
  const groups = new Map<string, string>();
  for (const t of tournaments) {
    const own = await copiedGroup(desk, t, { name, later, actor });
    if (!own.ok) return own;
    groups.set(t.id, own.value);
    const group = parseGroupId(own.value);
    const added = group === null ? ok(null) : await tell({ kind: 'add-group', group });
    if (!added.ok) return added;
  }
  const paid = withMoney ? await copyMoney(desk, event.id, { id, later, groups, actor }) : ok(null);
  return paid.ok ? ok(id) : paid;
}
