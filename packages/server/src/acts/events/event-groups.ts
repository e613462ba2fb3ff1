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

/** Where groups are made: the desk of the organisation whose the event is. */
type Desk = Pick<Application, 'events' | 'tournaments' | 'installation'>;

type Made<T> = Result<T, EventError | AppError>;
type EventRequest = Parameters<Desk['events']['execute']>[1];

const plain = { confirmed: false, reason: '' };

/** Who makes groups, and in which language their papers are; null: in that of the house. */
export interface GroupMaker {
  readonly actor: Actor;
  readonly language: Language | null;
}

/** What a new group of an event starts with: the event's name, place and arbiters. */
function groupSettings(
  { installation }: Desk,
  { name, place, officers, firstDay }: EventValues,
  language: Language | null,
): Settings {
  const printed = language === null ? {} : { printLanguage: language };
  const base = installation.newTournament({ ...usualSettings, ...printed });
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

/** Tells an event one thing after the other, each based on the one before. */
function tellerOf({ events }: Desk, { id }: ChessEvent, first: number, { actor }: GroupMaker) {
  let basedOn = first;
  return async (command: EventRequest['command']): Promise<Made<number>> => {
    const done = await events.execute(id, { ...plain, basedOn, command }, actor);
    if (!done.ok) return err(done.error);
    basedOn = done.value.state.version;
    return ok(basedOn);
  };
}

/** A tournament that becomes a group of an event; where that is refused the tournament stays, and can be added. */
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

/** A group that is wanted: what it is called, and how it is paired. */
export interface WantedGroup {
  readonly group: string;
  readonly system: SystemCode;
  readonly rounds: number;
}

/** Makes a tournament that is a group of the event. */
export async function makeGroup(
  desk: Desk,
  event: ChessEvent,
  { basedOn, group, system, rounds }: WantedGroup & { readonly basedOn: number },
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
  const made = await newGroup(desk, settings, { tell, actor: maker.actor });
  return made.ok ? ok(made.value.id) : made;
}

/** The groups of classes by their names, with the system, the rounds and the time of each. */
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

/** The classes of an event as they are to be played, and the tournaments that it has. */
export interface ClassesToPlay {
  readonly basedOn: number;
  readonly rules: ClassRules;
  readonly classes: readonly ProposedClass[];
  readonly groups: readonly Tournament[];
}

/**
 * Makes a tournament for each group of the classes that the event has none of by that name, and puts
 * everybody in theirs; gives the event's version. Broken off, the next time goes on from there.
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
        ? await newGroup(desk, settings, { tell, actor: maker.actor })
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

/** Says with which table each group begins that is named; it stops at what one of them refuses. */
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
