import { someOf, tableOf, text } from '@rokade/journal';
import {
  divisionOf,
  divisionTable,
  emptyLeagueValues,
  isSeasonOver,
  leagueBook,
  leagueSeenBy,
  leagueShapes,
  seasonEnds,
  teamName,
} from '@rokade/league';
import { err, ok } from '@rokade/rules';
import { z } from 'zod';
import type { Application } from '../application.ts';
import { newLeagueId } from '../leagues/make-leagues.ts';
import { makeNextSeason } from '../leagues/make-next-season.ts';
import { schemaOf } from '../shapes/schema-of.ts';
import { actorOf } from './actor-of.ts';
import { type ApiRoute, get, takingFile, takingJson } from './api-route.ts';
import { atLeague } from './at-address.ts';
import { basedRequest } from './based-request.ts';
import { answerWith, asFile } from './exchange.ts';
import { sendToLeague, teamsHere } from './league-sender.ts';
import { pageIn, pageQuery } from './list-page.ts';
import { mayHere, seenIn } from './may-here.ts';

const listRoutes = ({ leagues }: Application): readonly ApiRoute[] => [
  {
    path: '/leagues',
    act: 'read-public',
    summary: 'The leagues that the sender may see: by their rights, or because they are public',
    query: pageQuery,
    ...get(async (exchange) => {
      const page = pageIn(exchange, seenIn(exchange, 'play-league', await leagues.list()));
      return answerWith(page, ({ items, next }) => ({ leagues: items, next }));
    }),
  },
  {
    path: '/leagues',
    act: 'make-event',
    summary: 'Create a season of a league; returns its id',
    status: 201,
    makes: 'league',
    ...takingJson(
      z.strictObject({
        /** The league and its rules; what is left out is as usual. */
        values: schemaOf(someOf(leagueShapes)),
      }),
      async (exchange, { values: named }) => {
        const values = { ...emptyLeagueValues, ...named };
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
        if (!found.ok || teams.length === 0) {
          const shown = await leagues.shown(id);
          return shown.ok ? ok(shown.value.league) : shown;
        }
        return ok(leagueSeenBy({ isLeader: false, teams, now: hall().now }, found.value));
      }),
    ),
  },
  {
    path: '/leagues/{id}/divisions/{division}/table',
    act: 'read-public',
    summary:
      'The table of a division: its criteria in their order, and each team with its place, the value of each criterion with the lines of its sum, points taken and where the place leads',
    ...get(
      atLeague(async (exchange, id) => {
        const found = mayHere(exchange, 'see-league')
          ? await leagues.get(id)
          : await leagues.shown(id);
        if (!found.ok) return found;
        const league = 'league' in found.value ? found.value.league : found.value;
        const name = exchange.req.param('division') ?? '';
        const division = divisionOf(league, name);
        if (division === undefined) {
          return err({ code: 'league.unknown-division' as const, division: name });
        }
        const teams = divisionTable(league, division.id).map((line) => ({
          ...line,
          name: teamName(league, line.team),
        }));
        return ok({ order: league.values.order, teams });
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
      atLeague((exchange, id, request) => sendToLeague(leagues, exchange, { id, ...request })),
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

const nextSeasonShape = z.strictObject({
  name: schemaOf(text),
  season: schemaOf(text),
  /** The division of each team by its id; '' = it leaves the league. */
  places: schemaOf(tableOf(text)),
  captains: z.boolean(),
  squads: z.boolean(),
});

const nextSeasonRoutes = ({ leagues }: Application): readonly ApiRoute[] => [
  {
    path: '/leagues/{id}/ends',
    act: 'see-league',
    summary:
      'What becomes of each team by the tables as they stand: who goes up and down, why, and in which division it would play next',
    ...get(
      atLeague(async (_, id) => {
        const found = await leagues.get(id);
        return found.ok
          ? ok({ isOver: isSeasonOver(found.value), teams: seasonEnds(found.value) })
          : found;
      }),
    ),
  },
  {
    path: '/leagues/{id}/next',
    act: 'make-event',
    summary:
      'Create the next season of a league: its rules and divisions, the teams in the divisions that are named, captains and squads if wanted; returns its id',
    status: 201,
    makes: 'league',
    ...takingJson(
      nextSeasonShape,
      atLeague(async (exchange, id, wanted: z.infer<typeof nextSeasonShape>) => {
        // For whoever may not lead it, it does not exist.
        if (!mayHere(exchange, 'keep-league')) return err({ code: 'store.missing' as const });
        const { leagues: own } = exchange.get('desk');
        const made = await makeNextSeason(own, id, wanted, actorOf(exchange));
        return answerWith(made, (next) => ({ id: next }));
      }),
    ),
  },
];

/** The routes for leagues: list, read, change, export and import, and the next season. */
export const leagueRoutes = (app: Application): readonly ApiRoute[] => [
  ...listRoutes(app),
  ...nextSeasonRoutes(app),
  ...bookRoutes(app),
  ...fileRoutes(app),
];
