import {
  type Contest,
  type ContestCommand,
  contestBook,
  contestShapes,
  formatCodes,
  isOwnAct,
} from '@rokade/club';
import type { Act, Belonging } from '@rokade/installation';
import { fieldsOf, isReturnTo, type ReturnTo } from '@rokade/journal';
import { parsePersonId, whoStays } from '@rokade/register';
import { err } from '@rokade/rules';
import { z } from 'zod';
import { namedItemShape } from '../acts/contests/programme-item.ts';
import { putYearAway } from '../acts/contests/put-year-away.ts';
import type { Application } from '../application.ts';
import { copySeason } from '../contests/copy-season.ts';
import { ownPlayer } from '../contests/own-player.ts';
import { schemaOf } from '../shapes/schema-of.ts';
import { actorOf } from './actor-of.ts';
import { type ApiRoute, get, post, takingFile, takingJson } from './api-route.ts';
import { atContest } from './at-address.ts';
import { basedRequest, written } from './based-request.ts';
import { answerWith, asFile, type Exchange } from './exchange.ts';
import { pageIn, pageQuery } from './list-page.ts';
import { mayHere, mayWith, rightsOf, seenIn } from './may-here.ts';
import { makeContestOfItem, makeNewContest } from './new-contest.ts';
import { itemFor } from './programme-request.ts';

type Command = ContestCommand | ReturnTo;

/** The row of the matrix of rights for each command to a competition. */
const contestCommandActs: Readonly<Record<Command['kind'], Act>> = {
  'make-contest': 'make-event',
  'change-contest': 'keep-contest',
  'enter-entry': 'keep-contest',
  'change-entry': 'keep-contest',
  'erase-entry': 'erase-person',
  'note-act': 'keep-contest',
  'return-to': 'keep-contest',
};

/** Whether the sender may execute a command to a competition; a player may only execute acts of their own. */
function mayTell(exchange: Exchange, contest: Contest | null, command: Command): boolean {
  if (mayHere(exchange, contestCommandActs[command.kind])) return true;
  const player = contest === null ? null : ownPlayer(rightsOf(exchange), contest.id);
  if (contest === null || player === null) return false;
  if (isReturnTo(command) || command.kind !== 'note-act') return false;
  return isOwnAct(contest, player, command.act);
}

/**
 * A command with the valid person of the register: for a merged person the one who stays; '' if the sender
 * may not see the register, or it has no such person.
 */
function withPerson(exchange: Exchange, command: Command): Command {
  if (isReturnTo(command) || command.kind !== 'enter-entry' || command.values.person === '') {
    return command;
  }
  const id = mayHere(exchange, 'see-people') ? parsePersonId(command.values.person) : null;
  const person = id === null ? undefined : whoStays(exchange.get('desk').register.now(), id);
  return { ...command, values: { ...command.values, person: person?.id ?? '' } };
}

const listRoutes = (app: Application): readonly ApiRoute[] => [
  {
    path: '/contests',
    act: 'read-public',
    summary:
      'The competitions that the sender may see: by their rights, or because they are public',
    query: pageQuery,
    ...get(async (exchange) => {
      const page = pageIn(exchange, seenIn(exchange, 'see-contest', await app.contests.list()));
      return answerWith(page, ({ items, next }) => ({ contests: items, next }));
    }),
  },
  {
    path: '/contests',
    act: 'make-event',
    summary: 'Create a competition by format and rules; returns its id',
    status: 201,
    makes: 'contest',
    ...takingJson(
      z.strictObject({
        format: z.enum(formatCodes),
        /** The code of the rules. Default: the usual ones of the format. */
        rules: z.string().max(100).default(''),
        values: schemaOf(fieldsOf(contestShapes)),
        /** The item of a season's programme that it is: with its days and entries, and named there. */
        programme: schemaOf(namedItemShape).optional(),
      }),
      async (exchange, { programme, ...body }) => {
        const toBegin = await itemFor(app, exchange, programme);
        if (!toBegin.ok) return toBegin;
        return toBegin.value === null
          ? makeNewContest(exchange, body)
          : makeContestOfItem(app, exchange, toBegin.value, body);
      },
    ),
  },
];

const bookRoutes = ({ contests }: Application): readonly ApiRoute[] => [
  {
    path: '/contests/{id}',
    act: 'read-public',
    summary: 'A competition with all its acts; the public sees only the names of players',
    ...get(
      atContest(async (exchange, id) => {
        return mayHere(exchange, 'see-contest') ? contests.get(id) : contests.shown(id);
      }),
    ),
  },
  {
    path: '/contests/{id}/commands',
    act: 'play-contest',
    summary:
      'Execute a command, by the sender’s rights; once it is answered, its entries are on disk',
    ...takingJson(
      basedRequest(contestBook.commandShape),
      atContest(async (exchange, id, request) => {
        const found = await contests.get(id);
        if (!mayTell(exchange, found.ok ? found.value : null, request.command)) {
          return err({ code: 'request.not-allowed' });
        }
        const linked = { ...request, command: withPerson(exchange, request.command) };
        return answerWith(await contests.execute(id, linked, actorOf(exchange)), written);
      }),
    ),
  },
];

const copyRoute = (app: Application): ApiRoute => ({
  path: '/contests/{id}/copy',
  act: 'make-event',
  summary:
    'Create the next season, with the programme a year later on the same weekdays; returns its id',
  status: 201,
  makes: 'contest',
  ...post(
    atContest(async (exchange, id) => {
      // For whoever may not keep it, it does not exist.
      if (!mayHere(exchange, 'keep-contest')) return err({ code: 'store.missing' });
      const day = app.hall().now.slice(0, 10);
      const { contests } = exchange.get('desk');
      const made = await copySeason(contests, id, { actor: actorOf(exchange), day });
      return answerWith(made, (next) => ({ id: next }));
    }),
  ),
});

/** What becomes of a competition in the archive, and of the books that a season's programme names. */
const putAwayRequest = z.strictObject({
  archived: z.boolean(),
  withBooks: z.boolean().optional(),
});

const fileRoutes = ({ contests }: Application): readonly ApiRoute[] => [
  {
    path: '/contests/{id}/export',
    act: 'keep-contest',
    summary: 'The competition’s book as one JSON file',
    ...get(atContest(async (exchange, id) => asFile(exchange, id, await contests.exportJson(id)))),
  },
  {
    path: '/contests/{id}/salvage',
    act: 'keep-contest',
    summary: 'The sound entries of a damaged competition, as an export',
    ...get(
      atContest(async (exchange, id) =>
        asFile(exchange, `${id}-salvaged`, await contests.salvage(id)),
      ),
    ),
  },
  {
    path: '/contests/import',
    act: 'make-event',
    summary: 'Import an exported competition; returns its id, a new one if its own is taken',
    status: 201,
    makes: 'contest',
    ...takingFile(async (exchange, text) =>
      answerWith(await exchange.get('desk').contests.importJson(text), (id) => ({ id })),
    ),
  },
];

const archiveRoute = (app: Application): ApiRoute => ({
  path: '/contests/{id}/archive',
  act: 'put-away-event',
  summary:
    'Archive a competition, or take it out of the archive; `withBooks` with those of a season’s programme that no other season names',
  ...takingJson(
    putAwayRequest,
    atContest(async (exchange, id, { archived, withBooks }) => {
      if (withBooks !== true) return app.contests.archive(id, archived);
      const may = (book: string, belonging: Belonging) =>
        mayWith(exchange, 'put-away-event', { ...belonging, id: book });
      return putYearAway(app, id, { archived, may });
    }),
  ),
});

/** The routes for competitions: list, read, change, export and import. */
export const contestRoutes = (app: Application): readonly ApiRoute[] => [
  ...listRoutes(app),
  ...bookRoutes(app),
  copyRoute(app),
  ...fileRoutes(app),
  archiveRoute(app),
];
