import { err, ok, type Result } from '@rokade/rules';
import { alphabetOf } from '@rokade/tables';
import {
  type Actor,
  type GroupPlan,
  type NewTournament,
  playersToDivide,
  ratingIn,
  type Tournament,
  type TournamentId,
} from '@rokade/tournament';
import type { Application } from '../../application.ts';
import type { AppError } from '../../kinds/tournament-types.ts';
import { derivedSettings } from '../../tournaments/derived-settings.ts';
import { derivedId, makeTournament } from './make-derived.ts';
import { derivedTournaments, madeFrom } from './related.ts';

type Books = Pick<Application, 'tournaments'>;

/** Why an entry list is not divided. */
export type DivisionRefusal =
  | { readonly code: 'groups.none' }
  /** It is itself a group of a divided list. */
  | { readonly code: 'groups.is-group' }
  /** The name gives no address, or is used twice. */
  | { readonly code: 'groups.name'; readonly name: string }
  /** The first round of the list itself or of a group is paired. */
  | { readonly code: 'groups.started'; readonly group: string };

const highestRating = ({ settings, players }: Tournament): number =>
  Math.max(0, ...players.map((player) => ratingIn(settings, player) ?? 0));

/** The groups of an entry list, the one with the highest rated player first. */
export async function groupsOfList(
  app: Books,
  { id }: Pick<Tournament, 'id'>,
): Promise<readonly Tournament[]> {
  const summaries = derivedTournaments(await madeFrom(app, id), id, 'group');
  const found = await Promise.all(summaries.map((one) => app.tournaments.get(one.id)));
  const groups = found.flatMap((one) => (one.ok ? [one.value] : []));
  const compare = (a: Tournament, b: Tournament): number =>
    highestRating(b) - highestRating(a) || alphabetOf('da')(a.settings.group, b.settings.group);
  return groups.sort(compare);
}

function newTournamentOf(
  list: Tournament,
  { name, system, rounds, players }: GroupPlan,
): NewTournament | null {
  const id = derivedId(list.id, name);
  if (id === null) return null;
  const origin = { kind: 'group', tournaments: [list.id] } as const;
  const members = new Set(players);
  return {
    id,
    settings: derivedSettings(list.settings, { group: name, system, rounds, origin }),
    players: playersToDivide(list).filter((player) => members.has(player.id)),
    numbered: false,
  };
}

/** The new tournaments of all groups; an error for a name that gives no address or is used twice. */
function newTournamentsOf(
  list: Tournament,
  plans: readonly GroupPlan[],
): Result<readonly NewTournament[], DivisionRefusal> {
  const newTournaments: NewTournament[] = [];
  const ids = new Set<TournamentId>();
  for (const plan of plans) {
    const newTournament = newTournamentOf(list, plan);
    if (newTournament === null || ids.has(newTournament.id))
      return err({ code: 'groups.name', name: plan.name });
    ids.add(newTournament.id);
    newTournaments.push(newTournament);
  }
  return newTournaments.length === 0 ? err({ code: 'groups.none' }) : ok(newTournaments);
}

/** A group without its players, as for one that is no longer wanted; its journal keeps them. */
const emptied = ({ id, settings }: Tournament): NewTournament => ({
  id,
  settings,
  players: [],
  numbered: false,
});

async function makeAll(
  app: Books,
  newTournaments: readonly NewTournament[],
  actor: Actor,
): Promise<Result<null, AppError>> {
  for (const newTournament of newTournaments) {
    const done = await makeTournament(app, newTournament, { actor, reason: '' });
    if (!done.ok) return done;
  }
  return ok(null);
}

const startedIn = (groups: readonly Tournament[]): DivisionRefusal | null => {
  const started = groups.find(({ rounds }) => rounds.length > 0);
  return started === undefined ? null : { code: 'groups.started', group: started.settings.group };
};

/**
 * Creates a tournament for each group; the list itself stays as it is. It can be repeated, after an
 * interruption or with other groups, until a group has its first round: players move to their new groups,
 * and groups no longer wanted are emptied.
 */
export async function divideEntries(
  app: Books,
  list: Tournament,
  plans: readonly GroupPlan[],
  actor: Actor,
): Promise<Result<null, AppError | DivisionRefusal>> {
  if (list.settings.origin?.kind === 'group') return err({ code: 'groups.is-group' });
  if (list.rounds.length > 0) return err({ code: 'groups.started', group: list.settings.name });
  const newTournaments = newTournamentsOf(list, plans);
  if (!newTournaments.ok) return newTournaments;
  const planned = new Set(newTournaments.value.map(({ id }) => id));
  const before = await groupsOfList(app, list);
  const started = startedIn(before);
  if (started !== null) return err(started);
  const unwanted = before.filter(({ id }) => !planned.has(id)).map(emptied);
  return makeAll(app, [...unwanted, ...newTournaments.value], actor);
}

/** Removes the players from every group again. */
export async function undivideEntries(
  app: Books,
  list: Tournament,
  actor: Actor,
): Promise<Result<null, AppError | DivisionRefusal>> {
  const before = await groupsOfList(app, list);
  const started = startedIn(before);
  return started === null ? makeAll(app, before.map(emptied), actor) : err(started);
}
