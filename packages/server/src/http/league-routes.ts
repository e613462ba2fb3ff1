import type { Act } from '@rokade/installation';
import { fieldsOf, type ReturnTo } from '@rokade/journal';
import {
  isCaptainsCommand,
  type League,
  type LeagueCommand,
  leagueBook,
  leagueSeenBy,
  leagueShapes,
  sentBy,
  type TeamId,
} from '@rokade/league';
import { err, ok, type Result } from '@rokade/rules';
import { z } from 'zod';
import type { Application } from '../application.ts';
import type { LeagueError } from '../leagues/leagues.ts';
import { newLeagueId } from '../leagues/make-leagues.ts';
import { ownTeams } from '../leagues/own-teams.ts';
import { schemaOf } from '../shapes/schema-of.ts';
import { actorOf } from './actor-of.ts';
import { type ApiRoute, get, takingFile, takingJson } from './api-route.ts';
import { atLeague } from './at-address.ts';
import { basedRequest, written } from './based-request.ts';
import { answerWith, asFile, type Exchange } from './exchange.ts';
import { mayHere, rightsOf, seenIn } from './may-here.ts';

type Command = LeagueCommand | ReturnTo;

/** The row of the matrix of rights for the commands of a league's leader. */
const actFor = ({ kind }: Command): Act => {
  if (kind === 'make-league') return 'make-event';
  return kind === 'erase-player' || kind === 'erase-captains' ? 'erase-person' : 'keep-league';
};

/** The teams of the sender in a league. */
const teamsHere = (exchange: Exchange, league: League): readonly TeamId[] =>
  ownTeams(rightsOf(exchange), league, exchange.get('session')?.name ?? '');

/** The team for which a captain sends a command: the one that it names, else the only one. */
function actingTeam(teams: readonly TeamId[], command: LeagueCommand, league: League) {
  const named = 'team' in command ? teams.find((team) => team === command.team) : undefined;
  if (named !== undefined) return named;
  const match = 'match' in command ? command.match : '';
  const played = league.matches.find(({ id }) => id === match);
  return teams.find((team) => team === played?.home || team === played?.away) ?? teams[0];
}

/**
 * A command as the sender may send it: the leader's as it is, a captain's in the name of their team. null:
 * the sender may not send it.
 */
function asSent(exchange: Exchange, league: League | null, command: Command): Command | null {
  if (mayHere(exchange, actFor(command))) return sentBy(command, null);
  if (league === null || !isCaptainsCommand(command)) return null;
  const team = actingTeam(teamsHere(exchange, league), command, league);
  return team === undefined ? null : sentBy(command, team);
}

/** Whether an entry says nothing that stays with the leader or another captain. */
const isOpen = ({ event: { kind } }: { readonly event: { readonly kind: string } }): boolean =>
  kind !== 'line-up-handed-in' && kind !== 'captains-named';

/** What a captain is told where others wrote meanwhile: no line-ups, and nothing of other captains. */
function withoutSecrets<T>(done: Result<T, LeagueError>): Result<T, LeagueError> {
  return done.ok || done.error.code !== 'store.conflict'
    ? done
    : err({ ...done.error, since: done.error.since.filter(isOpen) });
}

const listRoutes = ({ leagues }: Application): readonly ApiRoute[] => [
  {
    path: '/leagues',
    act: 'read-public',
    summary: 'The leagues that the sender may see: by their rights, or because they are public',
    ...get(async (exchange) =>
      ok({ leagues: seenIn(exchange, 'play-league', await leagues.list()) }),
    ),
  },
  {
    path: '/leagues',
    act: 'make-event',
    summary: 'Create a season of a league; returns its id',
    status: 201,
    makes: 'league',
    ...takingJson(
      z.strictObject({ values: schemaOf(fieldsOf(leagueShapes)) }),
      async (exchange, { values }) => {
        const id = newLeagueId(values.name);
        const command = { kind: 'make-league', id, values } as const;
        const request = { basedOn: 0, command, reason: '', confirmed: false };
        const made = await exchange.get('desk').leagues.execute(id, request, actorOf(exchange));
        return answerWith(made, ({ state: { version } }) => ({ id, version }));
      },
    ),
  },
];

const bookRoutes = ({ leagues, hall }: Application): readonly ApiRoute[] => [
  {
    path: '/leagues/{id}',
    act: 'read-public',
    summary:
      'A league with its teams and matches; line-ups stay with their captain until both are in or the match begins',
    ...get(
      atLeague(async (exchange, id) => {
        if (mayHere(exchange, 'see-league')) return leagues.get(id);
        const found = await leagues.get(id);
        const teams = found.ok ? teamsHere(exchange, found.value) : [];
        if (!found.ok || teams.length === 0) return leagues.shown(id);
        return ok(leagueSeenBy({ isLeader: false, teams, now: hall().now }, found.value));
      }),
    ),
  },
  {
    path: '/leagues/{id}/commands',
    act: 'play-league',
    summary:
      'Execute a command, by the sender’s rights: a captain’s in the name of their team. Once it is answered, its entries are on disk',
    ...takingJson(
      basedRequest(leagueBook.commandShape),
      atLeague(async (exchange, id, request) => {
        const found = await leagues.get(id);
        const command = asSent(exchange, found.ok ? found.value : null, request.command);
        if (command === null) return err({ code: 'request.not-allowed' });
        const done = await leagues.execute(id, { ...request, command }, actorOf(exchange));
        return answerWith(mayHere(exchange, 'see-league') ? done : withoutSecrets(done), written);
      }),
    ),
  },
];

const fileRoutes = ({ leagues }: Application): readonly ApiRoute[] => [
  {
    path: '/leagues/{id}/export',
    act: 'keep-league',
    summary: 'The league’s book as one JSON file',
    ...get(atLeague(async (exchange, id) => asFile(exchange, id, await leagues.exportJson(id)))),
  },
  {
    path: '/leagues/{id}/salvage',
    act: 'keep-league',
    summary: 'The sound entries of a damaged league, as an export',
    ...get(
      atLeague(async (exchange, id) =>
        asFile(exchange, `${id}-salvaged`, await leagues.salvage(id)),
      ),
    ),
  },
  {
    path: '/leagues/import',
    act: 'make-event',
    summary: 'Import an exported league; returns its id, a new one if its own is taken',
    status: 201,
    makes: 'league',
    ...takingFile(async (exchange, text) =>
      answerWith(await exchange.get('desk').leagues.importJson(text), (id) => ({ id })),
    ),
  },
  {
    path: '/leagues/{id}/archive',
    act: 'put-away-event',
    summary: 'Archive a league, or take it out of the archive',
    ...takingJson(
      z.strictObject({ archived: z.boolean() }),
      atLeague((_, id, { archived }) => leagues.archive(id, archived)),
    ),
  },
];

/** The routes for leagues: list, read, change, export and import. */
export const leagueRoutes = (app: Application): readonly ApiRoute[] => [
  ...listRoutes(app),
  ...bookRoutes(app),
  ...fileRoutes(app),
];
