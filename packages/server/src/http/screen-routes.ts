import { ok } from '@rokade/rules';
import { z } from 'zod';
import type { Application } from '../application.ts';
import { screenCommandShape } from '../screens/arrangement.ts';
import { type ApiRoute, get, post, takingJson } from './api-route.ts';
import { atPlace, type HallKind, hallKinds, hallOf } from './at-place.ts';
import { readJson } from './read-body.ts';

const signShape = z.strictObject({
  browser: z.string().min(1).max(64),
  screen: z.int().min(1).max(99),
  width: z.int().min(0).max(100_000),
  height: z.int().min(0).max(100_000),
});

const routesOf = (app: Application, kind: HallKind): readonly ApiRoute[] => {
  const at = atPlace(app, kind);
  const { screens } = app;
  return [
    {
      path: `/${kind}/{id}/screens`,
      act: 'keep-screens',
      summary: 'The arrangement of the hall’s screens, and the browsers that show them',
      ...get(
        at(async (_, place) =>
          ok({ ...(await screens.of(place)), connected: screens.connected(place) }),
        ),
      ),
    },
    {
      path: `/${kind}/{id}/screens`,
      act: 'keep-screens',
      summary: 'Set, switch or remove a screen, show a message, or begin a countdown',
      ...takingJson(
        screenCommandShape,
        at((_, place, command) => screens.change(place, command)),
      ),
    },
    {
      path: `/${kind}/{id}/screens/seen`,
      act: 'read-public',
      summary:
        'The regular message of a browser that shows a screen; returns when the arrangement was last changed',
      // The body is read only if the hall is public, so that others do not reveal that they exist.
      ...post(
        at(async (exchange, place) => {
          const hall = await hallOf(app, place);
          if (!hall.ok) return hall;
          const sign = await readJson(exchange, signShape);
          if (!sign.ok) return sign;
          screens.seen(place, sign.value);
          const { changedAt } = await screens.of(place);
          return ok({ changedAt });
        }),
      ),
      body: signShape,
    },
  ];
};

/** The routes for the screens of a hall. */
export const screenRoutes = (app: Application): readonly ApiRoute[] =>
  hallKinds.flatMap((kind) => routesOf(app, kind));
