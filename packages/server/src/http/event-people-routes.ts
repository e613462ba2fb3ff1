import type { ChessEvent } from '@rokade/event';
import { checkedList } from '@rokade/formats';
import { idBy, listOf } from '@rokade/journal';
import { parsePersonId } from '@rokade/register';
import { err, ok } from '@rokade/rules';
import type { PlayerId } from '@rokade/tournament';
import { z } from 'zod';
import { peopleAsPlayers } from '../acts/tournaments/people-as-players.ts';
import type { Application } from '../application.ts';
import { contentOf, fileShape } from '../forms/read-form.ts';
import { schemaOf } from '../shapes/schema-of.ts';
import { type ApiRoute, takingJson } from './api-route.ts';
import { enterInEvent, enteringInEvent, maySeePeople } from './enter-people.ts';
import { withEvent } from './with-event.ts';

const peopleShape = z.strictObject({
  ...enteringInEvent,
  people: schemaOf(listOf(idBy(parsePersonId), { least: 1 })),
});
const lookedShape = z.strictObject({ list: fileShape });
const listShape = z.strictObject({
  ...enteringInEvent,
  list: fileShape,
  /** Whether people similar to existing entrants are entered too, as different people. */
  alike: z.boolean().default(false),
});

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
        if (!maySeePeople(exchange)) return err({ code: 'request.not-allowed' });
        const desk = exchange.get('desk');
        const day = event.values.firstDay || desk.hall().now.slice(0, 10);
        const people = peopleAsPlayers(desk, ids, { day, settings: null });
        return enterInEvent(app, exchange, event, { ...entry, people });
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
        return enterInEvent(app, exchange, event, { ...entry, people: listed });
      }),
    ),
  },
];
