import {
  type Contest,
  type ContestCommand,
  type ContestId,
  contestShapes,
  formatCodes,
  isOwnAct,
  parseContestId,
} from '@rokade/club';
import { fieldsOf, isReturnTo, type ReturnTo } from '@rokade/journal';
import { err, ok, type Result } from '@rokade/rules';
import { z } from 'zod';
import type { Application } from '../application.ts';
import { contestKind } from '../contests/contest-kind.ts';
import type { ContestError } from '../contests/contests.ts';
import { copySeason } from '../contests/copy-season.ts';
import { newContestId, newSeed } from '../contests/make-contests.ts';
import { ownPlayer } from '../contests/own-player.ts';
import { schemaOf } from '../shapes/schema-of.ts';
import { type ApiRoute, takingJson } from './api-route.ts';
import { basedRequest, carriedOut } from './based-request.ts';
import { answer, type Exchange, refuse } from './exchange.ts';
import { mayHere, mayWith, rightsOf, told } from './may-here.ts';
import { bodyLimits, readText } from './read-body.ts';
import { actorOf } from './tournament-routes.ts';

type Command = ContestCommand | ReturnTo;

/** Whether the asker may tell a competition something: who plays their own acts alone. */
function mayTell(exchange: Exchange, contest: Contest, command: Command): boolean {
  if (mayHere(exchange, 'keep-contest')) return true;
  const player = ownPlayer(rightsOf(exchange), contest.id);
  if (player === null || isReturnTo(command) || command.kind !== 'note-act') return false;
  return isOwnAct(contest, player, command.act);
}

/** The competition in the address; a text that is no id names none. */
function contestIn(exchange: Exchange): Result<ContestId, ContestError> {
  const id = parseContestId(exchange.req.param('id') ?? '');
  return id === null ? err({ code: 'store.missing' }) : ok(id);
}

/** A handler that is given the competition in the address. */
const atContest =
  (handle: (exchange: Exchange, id: ContestId) => Promise<Response>) =>
  async (exchange: Exchange): Promise<Response> => {
    const id = contestIn(exchange);
    return id.ok ? handle(exchange, id.value) : refuse(exchange, id.error);
  };

const asFile = (textOf: (id: ContestId) => Promise<Result<string, ContestError>>, suffix: string) =>
  atContest(async (exchange, id) =>
    answer(exchange, await textOf(id), (said) => {
      exchange.header('Content-Type', 'application/json; charset=utf-8');
      exchange.header('Content-Disposition', `attachment; filename="${id}${suffix}.json"`);
      return exchange.body(said);
    }),
  );

const listRoutes = ({ contests }: Application): readonly ApiRoute[] => [
  {
    method: 'get',
    path: '/contests',
    act: 'read-public',
    summary:
      'The competitions of the club year: all that the asker sees, else those that are public',
    handle: async (exchange) => {
      const all = await contests.list();
      const seen = all.filter(
        (one) =>
          !one.archived &&
          (one.summary?.published === true || mayWith(exchange, 'see-contest', one)),
      );
      return exchange.json({ contests: seen.map((one) => told(exchange, one)) });
    },
  },
  {
    method: 'post',
    path: '/contests',
    act: 'make-event',
    summary: 'Make a competition of a format and rule set; gives its id',
    ...takingJson(
      z.strictObject({
        format: z.enum(formatCodes),
        rules: z.string().max(100),
        values: schemaOf(fieldsOf(contestShapes)),
      }),
      async (exchange, said) => {
        const id = newContestId(said.values.name);
        const command = { kind: 'make-contest', id, seed: newSeed(), ...said } as const;
        const request = { basedOn: 0, command, reason: '', confirmed: false };
        const made = await exchange.get('desk').contests.execute(id, request, actorOf(exchange));
        return answer(exchange, made, ({ state: { version } }) =>
          exchange.json({ id, version }, 201),
        );
      },
    ),
  },
];

const bookRoutes = ({ contests }: Application): readonly ApiRoute[] => [
  {
    method: 'get',
    path: '/contests/{id}',
    act: 'read-public',
    summary: 'A competition with all that happened in it; of who plays everybody is told the name',
    handle: atContest(async (exchange, id) => {
      const seesAll = mayHere(exchange, 'see-contest');
      const found = seesAll ? await contests.get(id) : await contests.shown(id);
      return answer(exchange, found, (contest) => exchange.json(contest));
    }),
  },
  {
    method: 'post',
    path: '/contests/{id}/commands',
    act: 'play-contest',
    summary: 'Carry out a command that the asker may; once answered, its entries are on disk',
    ...takingJson(basedRequest(contestKind.commandShape), async (exchange, request) => {
      const id = contestIn(exchange);
      if (!id.ok) return refuse(exchange, id.error);
      const found = await contests.get(id.value);
      if (found.ok && !mayTell(exchange, found.value, request.command)) {
        return refuse(exchange, { code: 'request.not-allowed' });
      }
      const done = await contests.execute(id.value, request, actorOf(exchange));
      return answer(exchange, done, carriedOut(exchange));
    }),
  },
];

const copyRoute = (app: Application): ApiRoute => ({
  method: 'post',
  path: '/contests/{id}/copy',
  act: 'make-event',
  summary:
    'Begin the season after one: its programme a year later, on the same weekdays; gives its id',
  handle: atContest(async (exchange, id) => {
    // To whoever does not keep it, it is as if it were not there.
    if (!mayHere(exchange, 'keep-contest')) return refuse(exchange, { code: 'store.missing' });
    const day = app.hall().now.slice(0, 10);
    const { contests } = exchange.get('desk');
    const made = await copySeason(contests, id, { actor: actorOf(exchange), day });
    return answer(exchange, made, (next) => exchange.json({ id: next }, 201));
  }),
});

const fileRoutes = ({ contests }: Application): readonly ApiRoute[] => [
  {
    method: 'get',
    path: '/contests/{id}/export',
    act: 'keep-contest',
    summary: 'The competition’s book as one JSON file',
    handle: asFile(contests.exportJson, ''),
  },
  {
    method: 'get',
    path: '/contests/{id}/salvage',
    act: 'keep-contest',
    summary: 'What is sound of a damaged one, as an export',
    handle: asFile(contests.salvage, '-salvaged'),
  },
  {
    method: 'post',
    path: '/contests/import',
    act: 'make-event',
    summary: 'Take an exported competition in; gives its id, a new one if its own is taken',
    handle: async (exchange) => {
      const given = await readText(exchange, bodyLimits.file);
      if (!given.ok) return refuse(exchange, given.error);
      const imported = await exchange.get('desk').contests.importJson(given.value);
      return answer(exchange, imported, (id) => exchange.json({ id }, 201));
    },
  },
  {
    method: 'post',
    path: '/contests/{id}/archive',
    act: 'put-away-event',
    summary: 'Put a competition away, out of the lists, or take it out again',
    ...takingJson(z.strictObject({ archived: z.boolean() }), async (exchange, { archived }) => {
      const id = contestIn(exchange);
      if (!id.ok) return refuse(exchange, id.error);
      const done = await contests.archive(id.value, archived);
      return answer(exchange, done, () => exchange.body(null, 204));
    }),
  },
];

/** Competitions of the club year: listing, looking at and changing them, taking them out and in. */
export const contestRoutes = (app: Application): readonly ApiRoute[] => [
  ...listRoutes(app),
  ...bookRoutes(app),
  copyRoute(app),
  ...fileRoutes(app),
];
