import { parseEventId } from '@rokade/event';
import { err, ok, type Result } from '@rokade/rules';
import { parseTournamentId } from '@rokade/tournament';
import { z } from 'zod';
import type { AppError, Application } from '../application.ts';
import { screenCommandShape } from '../screens/arrangement.ts';
import { groupsShown } from '../screens/groups-shown.ts';
import { type ApiRoute, takingJson } from './api-route.ts';
import { answer, type Exchange, refuse } from './exchange.ts';
import { readJson } from './read-body.ts';

/** What has screens: a tournament, or an event with all its groups. */
export const hallKinds = ['tournaments', 'events'] as const;

type HallKind = (typeof hallKinds)[number];

/** Whose screens are asked for, and the tournaments they may show. */
interface AskedHall {
  readonly place: string;
  readonly groups: readonly string[];
}

/** The id in the address, if it is one of what such an address is about: rights go by that. */
export async function placeIn(
  app: Application,
  kind: HallKind,
  exchange: Exchange,
): Promise<Result<string, AppError>> {
  const text = exchange.req.param('id') ?? '';
  const [event, tournament] = [parseEventId(text), parseTournamentId(text)];
  const found =
    kind === 'events'
      ? event !== null && (await app.events.belonging(event))
      : tournament !== null && (await app.tournaments.belonging(tournament));
  return found !== false && found.ok ? ok(text) : err({ code: 'store.missing' });
}

/** The hall an address names, as everybody may see it. */
export async function hallIn(
  app: Application,
  kind: HallKind,
  exchange: Exchange,
): Promise<Result<AskedHall, AppError>> {
  const place = await placeIn(app, kind, exchange);
  if (!place.ok) return place;
  const groups = await groupsShown(app, place.value);
  return groups.length === 0 ? err({ code: 'store.missing' }) : ok({ place: place.value, groups });
}

const signShape = z.strictObject({
  browser: z.string().min(1).max(64),
  screen: z.int().min(1).max(99),
  width: z.int().min(0).max(100_000),
  height: z.int().min(0).max(100_000),
});

/** Takes a sign of life, of a screen that there is: what is not public says nothing of itself. */
const signOfLife = (app: Application, kind: HallKind): Pick<ApiRoute, 'body' | 'handle'> => ({
  body: signShape,
  handle: async (exchange) => {
    const hall = await hallIn(app, kind, exchange);
    if (!hall.ok) return refuse(exchange, hall.error);
    const sign = await readJson(exchange, signShape);
    if (!sign.ok) return refuse(exchange, sign.error);
    app.screens.seen(hall.value.place, sign.value);
    const { changedAt } = await app.screens.of(hall.value.place);
    return exchange.json({ changedAt });
  },
});

const routesOf = (app: Application, kind: HallKind): readonly ApiRoute[] => [
  {
    method: 'get',
    path: `/${kind}/{id}/screens`,
    act: 'keep-screens',
    summary: 'How the screens of the hall are arranged, and which browsers show them',
    handle: async (exchange) => {
      const place = await placeIn(app, kind, exchange);
      if (!place.ok) return refuse(exchange, place.error);
      const connected = app.screens.connected(place.value);
      return exchange.json({ ...(await app.screens.of(place.value)), connected });
    },
  },
  {
    method: 'post',
    path: `/${kind}/{id}/screens`,
    act: 'keep-screens',
    summary: 'Set, switch or remove a screen, say something on screens, or count down',
    ...takingJson(screenCommandShape, async (exchange, command) => {
      const place = await placeIn(app, kind, exchange);
      if (!place.ok) return refuse(exchange, place.error);
      const changed = await app.screens.change(place.value, command);
      return answer(exchange, changed, (arranged) => exchange.json(arranged));
    }),
  },
  {
    method: 'post',
    path: `/${kind}/{id}/screens/seen`,
    act: 'read-public',
    summary: 'A browser shows a screen; told is since when the screens are arranged as they are',
    ...signOfLife(app, kind),
  },
];

/** The screens of a hall: arranged at the desk, shown by any browser. */
export const screenRoutes = (app: Application): readonly ApiRoute[] =>
  hallKinds.flatMap((kind) => routesOf(app, kind));
