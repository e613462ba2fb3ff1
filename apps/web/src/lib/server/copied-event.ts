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
  type AppError,
  daysOf,
  type EventError,
  type MoneyError,
  newEventId,
  newTournamentId,
} from '@rokade/server';
import {
  type Actor,
  copyingCommands,
  type Tournament,
  type TournamentId,
} from '@rokade/tournament';
import { tournamentsOf } from './event-page.ts';
import { mayDo } from './may-do.ts';

const asked = { confirmed: false, reason: '' };

/** Makes a group like another. */
async function copiedGroup(
  { app }: App.Locals,
  t: Tournament,
  { name, later, actor }: { readonly name: string; readonly later: number | null; actor: Actor },
): Promise<Result<TournamentId, AppError>> {
  const id = newTournamentId(`${name} ${t.settings.group}`);
  let basedOn = 0;
  for (const command of copyingCommands(t, { id, name, later })) {
    const done = await app.tournaments.execute(id, { ...asked, basedOn, command }, actor);
    if (!done.ok) return done;
    basedOn = done.value.state.version;
  }
  return ok(id);
}

/** Fixes the fees of an event as another has them, where whoever copies it leads the money of that one. */
async function copyMoney(
  locals: App.Locals,
  from: EventId,
  to: {
    readonly id: EventId;
    readonly later: number | null;
    readonly groups: ReadonlyMap<string, string>;
    readonly actor: Actor;
  },
): Promise<Result<unknown, MoneyError>> {
  const { money } = locals.app;
  const found = mayDo(locals, 'keep-money', from) ? await money.of(from) : null;
  if (found === null || (found.ok && found.value.version === 0)) return ok(null);
  if (!found.ok) return found;
  const changes = copiedMoney(found.value.values, to);
  const command = { kind: 'change-money', changes } as const;
  return money.execute(to.id, { ...asked, basedOn: 0, command }, to.actor);
}

/** What a new event is called, and when it begins; '' = nobody knows yet. */
interface Wanted {
  readonly name: string;
  readonly firstDay: string;
}

/**
 * Makes an event like another, with its groups as new tournaments: what is not of its year only comes
 * along, days as many days later as it begins later. Broken off, what was made so far is there, and can
 * be gone on with by hand.
 */
export async function copiedEvent(
  locals: App.Locals,
  event: ChessEvent,
  { name, firstDay, actor }: Wanted & { readonly actor: Actor },
): Promise<Result<EventId, EventError | AppError | MoneyError>> {
  const tournaments = await tournamentsOf(locals, event);
  const before = daysOf(event, tournaments)?.first ?? '';
  const later = isDay(before) && isDay(firstDay) ? daysBetween(before, firstDay) : null;
  const { values, invitation } = copiedEventValues(event, later);
  const id = newEventId(name);
  let basedOn = 0;
  const tell = async (command: EventCommand) => {
    const done = await locals.app.events.execute(id, { ...asked, basedOn, command }, actor);
    if (done.ok) basedOn = done.value.state.version;
    return done;
  };
  const made = await tell({ kind: 'make-event', id, values: { ...values, name, firstDay } });
  if (!made.ok) return made;
  const invited = await tell({ kind: 'change-invitation', changes: invitation });
  if (!invited.ok) return invited;
  const groups = new Map<string, string>();
  for (const t of tournaments) {
    const own = await copiedGroup(locals, t, { name, later, actor });
    if (!own.ok) return own;
    groups.set(t.id, own.value);
    const group = parseGroupId(own.value);
    const added = group === null ? ok(null) : await tell({ kind: 'add-group', group });
    if (!added.ok) return added;
  }
  const paid = await copyMoney(locals, event.id, { id, later, groups, actor });
  return paid.ok ? ok(id) : paid;
}
