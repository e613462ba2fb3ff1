import { nameOfFile } from '@rokade/formats';
import { reachOf } from '@rokade/installation';
import { text } from '@rokade/journal';
import { err, ok } from '@rokade/rules';
import { type Request, type Tournament, usualSettings } from '@rokade/tournament';
import { z } from 'zod';
import { withoutEntryLists } from '../acts/groups/entry-lists.ts';
import { settingsWithSystem } from '../acts/tournaments/begin-tournament.ts';
import type { Application } from '../application.ts';
import { tournamentKind } from '../kinds/tournament-kind.ts';
import type { FileFault, RoundsDiffer, TournamentSummary } from '../kinds/tournament-types.ts';
import { schemaOf } from '../shapes/schema-of.ts';
import { filtersInAddress, questionOf } from '../tournaments/list-filters.ts';
import { actorOf } from './actor-of.ts';
import { type ApiRoute, get, post, remove, takingAnyFile, takingJson } from './api-route.ts';
import { atTournament, seenTournament } from './at-address.ts';
import { basedRequest, onceOrTwice } from './based-request.ts';
import { answerWith, asFile, type Exchange, type Reply } from './exchange.ts';
import { executeIn } from './execute-in.ts';
import { asSeenBy, mayWith, rightsOf } from './may-here.ts';
import { chosenShapes, makeNew, newTournamentShape } from './new-tournament.ts';
import { choicesOf } from './reader-choices.ts';
import { typedPairsRoutes } from './typed-pairs.ts';

/** The body with a command to a tournament; some must be confirmed twice. */
const commandRequestShape = basedRequest(tournamentKind.commandShape).extend({
  confirmed: onceOrTwice,
});

/** The same without validating the command, which is validated once, when it is executed. */
const readRequestShape = commandRequestShape.extend({ command: z.custom<Request['command']>() });

/** The body with new settings of a tournament. */
const settingsShape = z.strictObject({
  basedOn: z.int().min(0),
  ...chosenShapes,
  reason: schemaOf(text).default(''),
  confirmed: onceOrTwice,
});

/** Changes settings as the command does, which the request need not name with all options of the system. */
async function changeSettings(
  app: Application,
  exchange: Exchange,
  id: Tournament['id'],
  { settings, system, ...request }: z.infer<typeof settingsShape>,
): Promise<Reply> {
  const found = await app.tournaments.get(id);
  if (!found.ok) return found;
  const changes = settingsWithSystem(found.value.settings, { settings, system });
  return executeIn(app, exchange, id, {
    ...request,
    command: { kind: 'change-settings', changes },
  });
}

/** The organisation of `?organisation=`; '' = any. */
const requestedOrganisation = (exchange: Exchange): string =>
  exchange.req.query('organisation') === undefined ? '' : exchange.get('desk').organisation;

/** The parameters of the list of tournaments. */
const listQuery = {
  search: 'Words of name, group and place',
  state: 'upcoming, running, finished or archived',
  since: 'The first day, as 2026-11-30',
  until: 'The last day',
  after: 'The `next` of the page before',
  organisation: 'The address of the organisation whose they are',
};

/** A new tournament as the description shows it. */
const exampleTournament = {
  settings: { name: 'Club evening', place: 'Bjergby', roundsPlanned: 5 },
};

/** A command as the description shows it: White has won at the first board. */
const exampleCommand = {
  basedOn: 27,
  command: {
    kind: 'enter-result',
    round: 1,
    board: 1,
    result: { kind: 'played', white: 2, black: 0 },
  },
};

/** The routes for tournaments: list, create, read and change. */
export function tournamentRoutes(app: Application): readonly ApiRoute[] {
  const { tournaments } = app;
  return [
    {
      path: '/tournaments',
      act: 'read-public',
      summary:
        'A page of the tournaments that the sender may see, by their rights or because they are public, the newest first; without entry lists that were divided into groups. `?search=` words of name, group and place, `?state=` upcoming, running, finished or archived, `?since=` and `?until=` days, `?after=` the `next` of the page before, `?organisation=` whose they are',
      query: listQuery,
      ...get(async (exchange) => {
        const filters = filtersInAddress(new URL(exchange.req.url).searchParams);
        const { organisations, events } = reachOf(rightsOf(exchange), 'see-boards');
        const found = await tournaments.page({
          ...questionOf(filters),
          organisation: requestedOrganisation(exchange),
          only: { isPublic: true, ids: events, organisations },
          order: 'newest-day',
          most: 100,
        });
        const page = await withoutEntryLists(app, found);
        const isSeen = (one: TournamentSummary): boolean =>
          one.damaged === null || mayWith(exchange, 'see-boards', one);
        const seen = page.tournaments.filter(isSeen).map((one) => asSeenBy(exchange, one));
        return ok({ ...page, tournaments: seen });
      }),
    },
    {
      path: '/tournaments',
      act: 'make-event',
      summary:
        'Create a tournament; returns its id. Settings left out are those of `like`, an earlier tournament, with its prizes and terms for protests; else those of `preset`; else those that new tournaments begin with here. `system` is a code with some of its options, `order` a ready-made order of tie-breaks, `days` the days of its rounds',
      status: 201,
      makes: 'tournament',
      example: exampleTournament,
      ...takingJson(newTournamentShape, (exchange, request) => makeNew(app, exchange, request)),
    },
    {
      path: '/tournaments/{id}',
      act: 'read-public',
      summary: 'A tournament: complete by the sender’s rights, else as the public sees it',
      ...get(atTournament((exchange, id) => seenTournament(app, exchange, id))),
    },
    {
      path: '/tournaments/{id}/commands',
      act: 'see-boards',
      summary:
        'Execute a command, by the sender’s rights; once it is answered, its entries are on disk',
      ...takingJson(
        readRequestShape,
        atTournament((exchange, id, request) => executeIn(app, exchange, id, request)),
      ),
      body: commandRequestShape,
      example: exampleCommand,
    },
  ];
}

/** The routes that change settings and enter typed pairs. */
export const settingRoutes = (app: Application): readonly ApiRoute[] => [
  {
    path: '/tournaments/{id}/settings',
    act: 'change-event',
    summary:
      'Change settings, as the command does; `system` is a code with some of its options: those left out stay, or are the usual ones of another system',
    ...takingJson(
      settingsShape,
      atTournament((exchange, id, request) => changeSettings(app, exchange, id, request)),
    ),
  },
  ...typedPairsRoutes(app),
];

/** Answers with the faults of a file: the first one as the error, and the first twenty. */
const faulty = (exchange: Exchange, faults: readonly FileFault[]): Response =>
  exchange.json({ ...faults[0], faults: faults.slice(0, mostFaults) }, 422);

const mostFaults = 20;

const isRoundsDiffer = (fault: FileFault): fault is RoundsDiffer =>
  fault.code === 'import.rounds-differ';

/** Imports a file of any kind as a tournament. */
async function importAny(exchange: Exchange, bytes: Uint8Array): Promise<Reply> {
  const { tournaments, installation } = exchange.get('desk');
  const { language } = choicesOf((name) => exchange.req.header(name));
  const settings = installation.newTournament({
    ...usualSettings,
    name: nameOfFile(exchange.req.query('name') ?? ''),
    ...(language === null ? {} : { printLanguage: language }),
  });
  const importer = {
    actor: actorOf(exchange),
    settings,
    at: new Date().toISOString(),
    confirmed: exchange.req.query('confirmed') !== undefined,
  };
  const taken = await tournaments.importFile(bytes, importer);
  if (taken.ok) return ok(taken.value);
  const question = taken.error.find(isRoundsDiffer);
  return question === undefined ? faulty(exchange, taken.error) : err(question);
}

/** The routes to export and import whole tournaments. */
export function journalRoutes({ tournaments }: Application): readonly ApiRoute[] {
  return [
    {
      path: '/tournaments/{id}/export',
      act: 'take-out-event',
      summary: 'The whole tournament as one JSON file',
      ...get(
        atTournament(async (exchange, id) =>
          asFile(exchange, id, await tournaments.exportJson(id)),
        ),
      ),
    },
    {
      path: '/tournaments/{id}/salvage',
      act: 'take-out-event',
      summary: 'The sound entries of a damaged tournament, as an export',
      ...get(
        atTournament(async (exchange, id) =>
          asFile(exchange, `${id}-salvaged`, await tournaments.salvage(id)),
        ),
      ),
    },
    {
      path: '/import',
      act: 'make-event',
      summary:
        'Import a tournament; the body is the file itself: an export, a report file (TRF), games (PGN), a report as JSON, a tournament of Swiss-Manager (TUNX) or Swiss-Chess (SWT) or a cross table; `?name=` is the file’s name, after which a tournament is called that has none. Returns its id, a new one if its own is taken, what was found, data without a place here (`losses`), oddities of the file (`remarks`) and the rounds whose pairings differ from the rules (`differing`); in FIDE mode those are asked about with 428, and taken with `?confirmed`',
      status: 201,
      makes: 'tournament',
      ...takingAnyFile(importAny),
    },
  ];
}

/** The routes to archive and remove tournaments. */
export function shelfRoutes({ tournaments }: Application): readonly ApiRoute[] {
  return [
    {
      path: '/tournaments/{id}/archive',
      act: 'put-away-event',
      summary: 'Archive a tournament, or take it out of the archive',
      ...takingJson(
        z.strictObject({ archived: z.boolean() }),
        atTournament((_, id, { archived }) => tournaments.archive(id, archived)),
      ),
    },
    {
      path: '/tournaments/{id}/remove',
      act: 'put-away-event',
      summary:
        'Remove a tournament for good; its name confirms the removal, and a copy is kept with the backups',
      ...takingJson(
        z.strictObject({ name: schemaOf(text) }),
        atTournament((_, id, { name }) => tournaments.remove(id, name)),
      ),
    },
  ];
}

/** The routes for demos, invented tournaments to try Rokade with. */
export function demoRoutes({ tournaments }: Application): readonly ApiRoute[] {
  return [
    {
      path: '/demo',
      act: 'make-event',
      summary: 'Create a demo, an invented tournament in the middle of a round; returns its id',
      status: 201,
      makes: 'tournament',
      ...post(async (exchange) => {
        const made = await exchange.get('desk').tournaments.createDemo(actorOf(exchange));
        return answerWith(made, (id) => ({ id }));
      }),
    },
    {
      path: '/tournaments/{id}',
      act: 'put-away-event',
      summary: 'Remove a demo for good, without a copy; refused for other tournaments',
      ...remove(atTournament((_, id) => tournaments.removeDemo(id))),
    },
  ];
}
