import { type ChessEvent, type EntrantId, parseEntrantId, parseGroupId } from '@rokade/event';
import { checkedList } from '@rokade/formats';
import { may, placeIn } from '@rokade/installation';
import { idBy, listOf, orNull } from '@rokade/journal';
import { parsePersonId, whoStays } from '@rokade/register';
import { err, ok } from '@rokade/rules';
import { emptyDetails, type PlayerDetails, type PlayerId, usualSettings } from '@rokade/tournament';
import { z } from 'zod';
import type { Application } from '../application.ts';
import { contentOf, fileShape } from '../forms/read-form.ts';
import { detailsToEnter } from '../offers/person-details.ts';
import { schemaOf } from '../shapes/schema-of.ts';
import { newPlayerId } from '../values/new-ids.ts';
import { actorOf } from './actor-of.ts';
import { type ApiRoute, takingJson } from './api-route.ts';
import { written } from './based-request.ts';
import { answerWith, type Exchange } from './exchange.ts';
import { rightsOf } from './may-here.ts';
import { withEvent } from './with-event.ts';

/** The fields of every request that enters people. */
const entering = {
  basedOn: z.int().min(0),
  /** The group that they will play in; null: none yet. */
  group: schemaOf(orNull(idBy(parseGroupId))).default(null),
  confirmed: z.boolean().default(false),
};
type Entering = { readonly [Name in keyof typeof entering]: z.infer<(typeof entering)[Name]> };

const peopleShape = z.strictObject({
  ...entering,
  people: schemaOf(listOf(idBy(parsePersonId), { least: 1 })),
});
const lookedShape = z.strictObject({ list: fileShape });
const listShape = z.strictObject({
  ...entering,
  list: fileShape,
  /** Whether people similar to existing entrants are entered too, as different people. */
  alike: z.boolean().default(false),
});

/** Enters people in an event, all or none. */
async function enter(
  { events }: Application,
  exchange: Exchange,
  { id, version }: ChessEvent,
  { basedOn, group, confirmed, people }: Entering & { readonly people: readonly PlayerDetails[] },
) {
  const entrants = people.flatMap(
    (values): { id: EntrantId; values: PlayerDetails; group: typeof group }[] => {
      const entrant = parseEntrantId(newPlayerId());
      return entrant === null ? [] : [{ id: entrant, values, group }];
    },
  );
  if (entrants.length === 0) return ok({ version });
  const command = { kind: 'enter-entrants', entrants } as const;
  const done = await events.execute(
    id,
    { basedOn, command, reason: '', confirmed },
    actorOf(exchange),
  );
  return answerWith(done, written);
}

/** A list of players compared with the entry list. */
async function looked(app: Application, { entrants }: ChessEvent, list: z.infer<typeof fileShape>) {
  const players = entrants.map(({ id, values }) => ({
    id: String(id) as PlayerId,
    details: values,
  }));
  return checkedList(await app.tournaments.readPlayerList(contentOf(list)), { players });
}

/** The routes that enter many people at once, from the register or a list. */
export const eventPeopleRoutes = (app: Application): readonly ApiRoute[] => [
  {
    path: '/events/{id}/people',
    act: 'keep-entries',
    summary: 'Enter people of the register by their ids; for a merged person, the one who stays',
    ...takingJson(
      peopleShape,
      withEvent(app, async (exchange, event, { people: ids, ...entry }) => {
        const place = placeIn(exchange.get('belonging'), null);
        if (!may(rightsOf(exchange), 'see-people', place))
          return err({ code: 'request.not-allowed' });
        const { register, installation, hall } = exchange.get('desk');
        const { federation } = installation.newTournament(usualSettings);
        const day = event.values.firstDay || hall().now.slice(0, 10);
        const people = ids.flatMap((person) => whoStays(register.now(), person) ?? []);
        const details = people.map(
          (person): PlayerDetails => ({
            ...emptyDetails,
            ...detailsToEnter(register.now(), person, { federation, day }),
          }),
        );
        return enter(app, exchange, event, { ...entry, people: details });
      }),
    ),
  },
  {
    path: '/events/{id}/list/preview',
    act: 'keep-entries',
    summary:
      'Preview of a list of players: whom it would enter, and the rows that cannot be entered',
    ...takingJson(
      lookedShape,
      withEvent(app, async (_, event, { list }) => {
        return ok({ version: event.version, list: await looked(app, event, list) });
      }),
    ),
  },
  {
    path: '/events/{id}/list',
    act: 'keep-entries',
    summary: 'Enter the players of a list; those similar to existing entrants only with `alike`',
    ...takingJson(
      listShape,
      withEvent(app, async (exchange, event, { list, alike, ...entry }) => {
        const found = await looked(app, event, list);
        const listed = [...found.players, ...(alike ? found.alike : [])];
        const details = listed.map((one) => one.details);
        return enter(app, exchange, event, { ...entry, people: details });
      }),
    ),
  },
];
