import { checkedList, isDoubtful, type PlayerList, ratingsAsFide } from '@rokade/formats';
import { idBy, listOf } from '@rokade/journal';
import { parsePersonId } from '@rokade/register';
import { err, ok } from '@rokade/rules';
import { reportsInOrder, type Tournament } from '@rokade/tournament';
import { z } from 'zod';
import { playersToEnter } from '../acts/lists/list-entries.ts';
import { peopleAsPlayers } from '../acts/tournaments/people-as-players.ts';
import type { Application } from '../application.ts';
import { contentOf, fileShape } from '../forms/read-form.ts';
import { placeOfPlay } from '../offers/person-details.ts';
import { schemaOf } from '../shapes/schema-of.ts';
import { actorOf } from './actor-of.ts';
import { type ApiRoute, takingJson } from './api-route.ts';
import { atTournament } from './at-address.ts';
import { written } from './based-request.ts';
import { enterInTournament, entering, maySeePeople } from './enter-people.ts';
import { answerWith, type Exchange, type Reply } from './exchange.ts';

const listShape = z.strictObject({
  basedOn: z.int().min(0),
  list: fileShape,
  /** Whether people similar to existing players are entered too, as different people. */
  alike: z.boolean().default(false),
  /** Whether the sender has seen the preview. A list without doubts needs none. */
  looked: z.boolean().default(false),
  confirmed: z.boolean().default(false),
});
const peopleShape = z.strictObject({
  ...entering,
  people: schemaOf(listOf(idBy(parsePersonId), { least: 1 })),
});
type ListRequest = z.infer<typeof listShape>;

/** Passes the tournament in the address to a handler; an error if it cannot be read. */
const withTournament = <Request>(
  { tournaments }: Application,
  handle: (exchange: Exchange, t: Tournament, request: Request) => Promise<Reply>,
) =>
  atTournament(async (exchange: Exchange, id, request: Request) => {
    const found = await tournaments.get(id);
    return found.ok ? handle(exchange, found.value, request) : found;
  });

/**
 * A list as it is meant in a tournament: in FIDE mode, where the report goes to FIDE first, a column that
 * is only headed "Rating" is FIDE's.
 */
const inTournament = ({ fideMode, settings }: Tournament, list: PlayerList): PlayerList =>
  fideMode.kind === 'on' && reportsInOrder(settings)[0] === 'fide' ? ratingsAsFide(list) : list;

/** A list of players compared with the tournament's. */
const checked = async ({ tournaments }: Application, t: Tournament, { list }: ListRequest) =>
  checkedList(inTournament(t, await tournaments.readPlayerList(contentOf(list))), t);

/** Enters the players of a list; a doubtful one is first answered with its preview. */
async function enterList(
  app: Application,
  exchange: Exchange,
  t: Tournament,
  request: ListRequest,
): Promise<Reply> {
  const { alike, looked, basedOn, confirmed } = request;
  const list = await checked(app, t, request);
  if (isDoubtful(list) && !looked) return err({ code: 'player.list-doubtful', list });
  const players = playersToEnter([...list.players, ...(alike ? list.alike : [])]);
  if (players.length === 0) return ok({ version: t.version });
  const command = { kind: 'enter-players', players } as const;
  const done = await app.tournaments.execute(
    t.id,
    { basedOn, command, reason: '', confirmed },
    actorOf(exchange),
  );
  return answerWith(done, written);
}

/** Enters people of the register with what it knows of them on the first day. */
async function enterRegistered(
  app: Application,
  exchange: Exchange,
  { id, settings }: Tournament,
  { people: ids, ...basis }: z.infer<typeof peopleShape>,
): Promise<Reply> {
  if (!maySeePeople(exchange)) return err({ code: 'request.not-allowed' });
  const desk = exchange.get('desk');
  const { day } = placeOfPlay(settings, desk.hall().now.slice(0, 10));
  return enterInTournament(app, exchange, id, {
    ...basis,
    people: peopleAsPlayers(desk, ids, { day, settings }),
  });
}

/** The routes that enter people of the register, or the players of a list, in a tournament. */
export const playerListRoutes = (app: Application): readonly ApiRoute[] => [
  {
    path: '/tournaments/{id}/people',
    act: 'keep-entries',
    summary: 'Enter people of the register by their ids; for a merged person, the one who stays',
    ...takingJson(
      peopleShape,
      withTournament(app, (exchange, t, request: z.infer<typeof peopleShape>) =>
        enterRegistered(app, exchange, t, request),
      ),
    ),
  },
  {
    path: '/tournaments/{id}/list/preview',
    act: 'keep-entries',
    summary:
      'Preview of a list of players: whom it would enter, and the rows that cannot be entered',
    ...takingJson(
      listShape,
      withTournament(app, async (_, t, request: ListRequest) =>
        ok({ version: t.version, list: await checked(app, t, request) }),
      ),
    ),
  },
  {
    path: '/tournaments/{id}/list',
    act: 'keep-entries',
    summary:
      'Enter the players of a list; a list with doubtful rows, columns or names is refused with its preview until `looked` says that it was seen, and those similar to existing players are entered only with `alike`',
    ...takingJson(
      listShape,
      withTournament(app, (exchange, t, request: ListRequest) =>
        enterList(app, exchange, t, request),
      ),
    ),
  },
];
