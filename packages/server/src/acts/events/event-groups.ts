import {
  type ChessEvent,
  type EventValues,
  type GroupId,
  parseEntrantId,
  parseGroupId,
} from '@rokade/event';
import { type ClassRules, err, ok, type ProposedClass, type Result } from '@rokade/rules';
import {
  type Actor,
  datesBetween,
  type Language,
  makeSystem,
  type Settings,
  type SystemCode,
  type Tournament,
  type TournamentId,
  usualSettings,
} from '@rokade/tournament';
import type { Application } from '../../application.ts';
import type { EventError } from '../../events/events.ts';
import type { AppError } from '../../kinds/tournament-types.ts';
import { derivedSettings } from '../../tournaments/derived-settings.ts';
import { newTournamentId } from '../../values/new-ids.ts';

/** The desk at which groups are created: that of the event's owner. */
type Desk = Pick<Application, 'events' | 'tournaments' | 'installation'>;

type Made<T> = Result<T, EventError | AppError>;
type EventRequest = Parameters<Desk['events']['execute']>[1];

const plain = { confirmed: false, reason: '' };

/** Who creates groups, and the language of their prints; null: that of new tournaments. */
export interface GroupMaker {
  readonly actor: Actor;
  readonly language: Language | null;
}

/** The settings of a new group: those of new tournaments with the event's name, place and arbiters. */
function groupSettings(
  { installation }: Desk,
  { name, place, officers }: EventValues,
  language: Language | null,
): Settings {
  const printed = language === null ? {} : { printLanguage: language };
  const base = installation.newTournament({ ...usualSettings, ...printed });
  const of = (role: string) => officers.flatMap((one) => (one.role === role ? [one.name] : []));
  return {
    ...base,
    name,
    place,
    chiefArbiter: of('chief-arbiter')[0] ?? base.chiefArbiter,
    arbiters: [...of('chief-arbiter').slice(1), ...of('deputy-arbiter'), ...of('arbiter')],
  };
}

/** The settings with the days of their rounds, as far as the event's days decide them. */
function withDays(settings: Settings, { values }: ChessEvent): Settings {
  const roundDates = datesBetween(values, settings.roundsPlanned);
  return roundDates.length === 0 ? settings : { ...settings, roundDates };
}

/** Makes the execution of commands to an event, each based on the version after the one before. */
function tellerOf({ events }: Desk, { id }: ChessEvent, first: number, { actor }: GroupMaker) {
  let basedOn = first;
  return async (command: EventRequest['command']): Promise<Made<number>> => {
    const done = await events.execute(id, { ...plain, basedOn, command }, actor);
    if (!done.ok) return err(done.error);
    basedOn = done.value.state.version;
    return ok(basedOn);
  };
}

/** Creates a tournament and adds it to the event; if that is refused the tournament stays and can be added later. */
async function newGroup(
  { tournaments }: Desk,
  settings: Settings,
  { tell, actor }: { readonly tell: ReturnType<typeof tellerOf>; readonly actor: Actor },
): Promise<Made<{ readonly id: TournamentId; readonly group: GroupId | null }>> {
  const id = newTournamentId(`${settings.name} ${settings.group}`);
  const group = parseGroupId(id);
  const command = { kind: 'create-tournament', id, settings } as const;
  const made = await tournaments.execute(id, { ...plain, basedOn: 0, command }, actor);
  if (!made.ok) return made;
  const added = group === null ? ok(0) : await tell({ kind: 'add-group', group });
  return added.ok ? ok({ id, group }) : added;
}

/** The request for a group: its name, pairing system and number of rounds. */
export interface GroupRequest {
  readonly group: string;
  readonly system: SystemCode;
  readonly rounds: number;
}

/** Creates a tournament as a group of the event; returns its id. */
export async function makeGroup(
  desk: Desk,
  event: ChessEvent,
  { basedOn, group, system, rounds }: GroupRequest & { readonly basedOn: number },
  maker: GroupMaker,
): Promise<Made<TournamentId>> {
  if (group.trim() === '') {
    return err({ code: 'event.field-invalid', field: 'group', problem: 'missing' });
  }
  const base = groupSettings(desk, event.values, maker.language);
  const settings: Settings = {
    ...base,
    group,
    system: system === base.system.code ? base.system : makeSystem(system),
    roundsPlanned: rounds,
  };
  const tell = tellerOf(desk, event, basedOn, maker);
  const made = await newGroup(desk, withDays(settings, event), { tell, actor: maker.actor });
  return made.ok ? ok(made.value.id) : made;
}

/** The groups of classes, each with its settings and the ids of its entrants. */
const groupsOfClasses = (
  base: Settings,
  rules: ClassRules,
  classes: readonly ProposedClass[],
): readonly { readonly settings: Settings; readonly entrants: readonly string[] }[] =>
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

/** The classes of an event to be played, and its present groups. */
export interface ClassesToPlay {
  readonly basedOn: number;
  readonly rules: ClassRules;
  readonly classes: readonly ProposedClass[];
  readonly groups: readonly Tournament[];
}

/**
 * Creates a tournament for each group of the classes, unless the event has a group of that name, and places
 * all entrants; returns the event's version. After an interruption, a repetition continues from there.
 */
export async function makeClassGroups(
  desk: Desk,
  event: ChessEvent,
  { basedOn, rules, classes, groups }: ClassesToPlay,
  maker: GroupMaker,
): Promise<Made<number>> {
  const tell = tellerOf(desk, event, basedOn, maker);
  const base = groupSettings(desk, event.values, maker.language);
  let version = basedOn;
  for (const { settings, entrants } of groupsOfClasses(base, rules, classes)) {
    const own = groups.find((t) => t.settings.group === settings.group)?.id;
    const made =
      own === undefined
        ? await newGroup(desk, withDays(settings, event), { tell, actor: maker.actor })
        : ok({ group: parseGroupId(own) });
    if (!made.ok) return made;
    const ids = entrants.flatMap((one) => parseEntrantId(one) ?? []);
    const { group } = made.value;
    const placed = await tell({ kind: 'place-entrants', entrants: ids, group });
    if (!placed.ok) return placed;
    version = placed.value;
  }
  return ok(version);
}

/** Sets the first table of each group in `firstTables`; stops at the first error. */
export async function placeFirstTables(
  { tournaments }: Pick<Application, 'tournaments'>,
  groups: readonly Tournament[],
  firstTables: Readonly<Record<string, number>>,
  actor: Actor,
): Promise<Result<null, AppError>> {
  for (const { id, version, settings } of groups) {
    const firstTable = firstTables[id] ?? settings.firstTable;
    if (firstTable === settings.firstTable) continue;
    const command = { kind: 'change-settings', changes: { firstTable } } as const;
    const done = await tournaments.execute(id, { ...plain, basedOn: version, command }, actor);
    if (!done.ok) return done;
  }
  return ok(null);
}
