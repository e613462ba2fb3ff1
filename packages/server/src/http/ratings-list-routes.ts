import { ok, type Result } from '@rokade/rules';
import { z } from 'zod';
import type { Application } from '../application.ts';
import { contentOf, fileShape } from '../forms/read-form.ts';
import type { RatingsFault } from '../ratings/ratings-types.ts';
import { type ApiRoute, takingJson } from './api-route.ts';
import { carryOut, faulty, look, lookedWith, type ReadCommand, sentWith } from './ratings-acts.ts';

type Read = Result<ReadCommand & { readonly act: string }, readonly RatingsFault[]>;

/** An act that has a preview: taking over a list of ratings, or lifting them by an edition. */
interface Takeover {
  readonly path: string;
  readonly does: string;
  readonly shape: z.ZodObject;
  readonly read: (app: Application, sent: never) => Promise<Read>;
}

const shortText = z.string().max(2000);
const list = fileShape;

const takeover = <Shape extends z.ZodObject>(
  path: string,
  does: string,
  shape: Shape,
  read: (app: Application, sent: z.infer<Shape>) => Promise<Read>,
): Takeover => ({ path, does, shape, read });

const takeovers: readonly Takeover[] = [
  takeover(
    '/ratings/openings',
    'a list of players with their ratings',
    z.strictObject({ list, day: shortText, source: shortText }),
    async ({ ratings }, { list: file, day, source }) => {
      const read = await ratings.openingOf(contentOf(file), { day, source: source.trim() });
      return read.ok ? ok({ ...read.value, act: read.value.command.opening.id }) : read;
    },
  ),
  takeover(
    '/ratings/adjustments',
    'a table of numbers, Elo ratings and games',
    z.strictObject({ list, day: shortText }),
    async ({ ratings }, { list: file, day }) => {
      const read = await ratings.adjustmentOf(contentOf(file), day);
      return read.ok ? ok({ ...read.value, act: read.value.command.adjustment.id }) : read;
    },
  ),
  takeover(
    '/ratings/lifts',
    'the lift of all ratings by an edition',
    z.strictObject({ edition: shortText }),
    async ({ ratings }, { edition }) => {
      const command = ratings.liftOf(edition);
      return ok({ command, faults: [], act: command.lift.id });
    },
  ),
];

type Sent = z.infer<z.ZodObject<typeof sentWith>>;

/** Reads the command from a body, without the fields that every act has. */
const readIn = (
  app: Application,
  { read }: Takeover,
  sent: Readonly<Record<string, unknown>>,
): Promise<Read> => {
  const { basedOn: _, confirmed: __, ...list } = sent;
  return read(app, list as never);
};

const routesOf = (app: Application, one: Takeover): readonly ApiRoute[] => [
  {
    path: `${one.path}/preview`,
    act: 'keep-ratings',
    summary: `Preview of ${one.does}: the ratings that it would change, and its faults`,
    ...takingJson(
      one.shape.extend(lookedWith),
      async (exchange, sent) => {
        const found = await readIn(app, one, sent);
        return found.ok ? look(exchange, app, found.value) : faulty(exchange, found.error);
      },
      'file',
    ),
  },
  {
    path: one.path,
    act: 'keep-ratings',
    summary: `Take over ${one.does}, without rows that have faults`,
    ...takingJson(
      one.shape.extend(sentWith),
      async (exchange, sent) => {
        const { basedOn, confirmed } = sent as Sent;
        const found = await readIn(app, one, sent);
        return found.ok
          ? carryOut(exchange, app, { ...found.value, basedOn, confirmed })
          : faulty(exchange, found.error);
      },
      'file',
    ),
  },
];

/** The routes for lists of ratings: preview, then take over. */
export const ratingsListRoutes = (app: Application): readonly ApiRoute[] =>
  takeovers.flatMap((one) => routesOf(app, one));
