import {
  type ChessEvent,
  type EventValues,
  type GroupId,
  parseEntrantId,
  parseGroupId,
} from '@rokade/event';
import { type ClassRules, err, ok, type ProposedClass, type Result } from '@rokade/rules';
import { type AppError, type EventError, newTournamentId } from '@rokade/server';
import type { Actor, Settings } from '@rokade/tournament';
import { derivedSettings } from './derived-settings.ts';
import { tournamentsOf } from './event-page.ts';
import { firstSettings } from './home.ts';

/** What a new group of an event starts with: the event's name, place and arbiters. */
export function groupSettings(
  { app, language }: App.Locals,
  { name, place, officers, firstDay }: EventValues,
): Settings {
  const base = firstSettings(app, language);
  const of = (role: string) => officers.flatMap((one) => (one.role === role ? [one.name] : []));
  return {
    ...base,
    name,
    place,
    roundDates: firstDay === '' ? base.roundDates : [firstDay],
    chiefArbiter: of('chief-arbiter')[0] ?? base.chiefArbiter,
    arbiters: [...of('chief-arbiter').slice(1), ...of('deputy-arbiter'), ...of('arbiter')],
  };
}

/** A group that a class is to have. */
interface WantedGroup {
  readonly settings: Settings;
  readonly entrants: readonly string[];
}

/** The groups of classes by their names, with the system, the rounds and the time of each. */
const wantedGroups = (
  base: Settings,
  rules: ClassRules,
  classes: readonly ProposedClass[],
): readonly WantedGroup[] =>
  classes.flatMap(({ code, groups }) => {
    const { stages, incrementSeconds } = rules.times.of[code];
    return groups.map(({ title, keys, allPlayAll, rounds }) => ({
      settings: {
        ...derivedSettings(base, {
          group: title,
          system: allPlayAll ? 'dsu' : 'monrad',
          rounds: rounds ?? base.roundsPlanned,
          origin: null,
        }),
        timeControl: { stages, incrementSeconds },
      },
      entrants: keys,
    }));
  });

type Made = Result<null, EventError | AppError>;
type EventRequest = Parameters<App.Locals['app']['events']['execute']>[1];

const asked = { confirmed: false, reason: '' };

/** Tells an event one thing after the other, each based on the one before. */
function tellerOf({ app }: App.Locals, { id, version }: ChessEvent, actor: Actor) {
  let basedOn = version;
  return async (command: EventRequest['command']): Promise<Made> => {
    const done = await app.events.execute(id, { ...asked, basedOn, command }, actor);
    if (done.ok) basedOn = done.value.state.version;
    return done.ok ? ok(null) : err(done.error);
  };
}

/** A tournament that becomes a group of the event. */
async function newGroup(
  { app }: App.Locals,
  settings: Settings,
  { tell, actor }: { readonly tell: ReturnType<typeof tellerOf>; readonly actor: Actor },
): Promise<Result<GroupId | null, EventError | AppError>> {
  const id = newTournamentId(`${settings.name} ${settings.group}`);
  const group = parseGroupId(id);
  const command = { kind: 'create-tournament', id, settings } as const;
  const made = await app.tournaments.execute(id, { ...asked, basedOn: 0, command }, actor);
  if (!made.ok || group === null) return made.ok ? ok(null) : err(made.error);
  const added = await tell({ kind: 'add-group', group });
  return added.ok ? ok(group) : added;
}

/** The classes of an event as they are to be played, and who says so. */
interface ClassesToPlay {
  readonly rules: ClassRules;
  readonly classes: readonly ProposedClass[];
  readonly actor: Actor;
}

/**
 * Makes a tournament for each group of the classes that the event has none of by that name, and puts
 * everybody in theirs. Broken off, the next time goes on from there.
 */
export async function makeClassGroups(
  locals: App.Locals,
  event: ChessEvent,
  { rules, classes, actor }: ClassesToPlay,
): Promise<Made> {
  const tell = tellerOf(locals, event, actor);
  const there = await tournamentsOf(locals, event);
  const base = groupSettings(locals, event.values);
  for (const { settings, entrants } of wantedGroups(base, rules, classes)) {
    const own = there.find((t) => t.settings.group === settings.group)?.id;
    const group =
      own === undefined ? await newGroup(locals, settings, { tell, actor }) : ok(parseGroupId(own));
    if (!group.ok) return group;
    const ids = entrants.flatMap((one) => parseEntrantId(one) ?? []);
    const placed = await tell({ kind: 'place-entrants', entrants: ids, group: group.value });
    if (!placed.ok) return placed;
  }
  return ok(null);
}
