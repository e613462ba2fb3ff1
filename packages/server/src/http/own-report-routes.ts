import { text, yesOrNo } from '@rokade/journal';
import { z } from 'zod';
import type { Application } from '../application.ts';
import type { RatingsFault } from '../ratings/ratings-types.ts';
import { schemaOf } from '../shapes/schema-of.ts';
import { actorOf } from './actor-of.ts';
import { type ApiRoute, takingJson } from './api-route.ts';
import { type Exchange, telling } from './exchange.ts';

const said = schemaOf(text).default('');

/** What a player says of an event abroad, a line for each game. */
const reportShape = z.strictObject({
  player: schemaOf(text),
  name: schemaOf(text),
  place: said,
  firstDay: said,
  lastDay: schemaOf(text),
  day: schemaOf(text),
  edition: said,
  estimate: z.int().min(1).max(4000).nullable().default(null),
  games: z.string(),
  won: schemaOf(yesOrNo).default(false),
  allPlayAll: schemaOf(yesOrNo).default(false),
});

/** Answers with what is wrong with a report: the first of it, and all. */
const faulty = (exchange: Exchange, faults: readonly RatingsFault[]): Response =>
  exchange.json({ ...faults[0], faults }, 422);

/** A player's own report from abroad: looked at, then taken in. */
export const ownReportRoutes = ({ ratings }: Application): readonly ApiRoute[] => [
  {
    path: '/ratings/own-reports/preview',
    act: 'keep-ratings',
    summary: 'Whose rating a player’s own report from abroad would change; nothing is written',
    ...takingJson(reportShape, async (exchange, report) => {
      const command = ratings.ownReportOf(report);
      if (!command.ok) return faulty(exchange, command.error);
      return telling(await ratings.preview(command.value), ({ changes }) => ({
        version: ratings.now().version,
        changes,
      }));
    }),
  },
  {
    path: '/ratings/own-reports',
    act: 'keep-ratings',
    summary: 'Report what a player says of an event abroad, a line for each game',
    ...takingJson(
      reportShape.extend({
        basedOn: z.int().min(0),
        confirmed: z.boolean().default(false),
      }),
      async (exchange, { basedOn, confirmed, ...report }) => {
        const command = ratings.ownReportOf(report);
        if (!command.ok) return faulty(exchange, command.error);
        const request = { basedOn, command: command.value, reason: '', confirmed };
        const done = await ratings.execute(request, actorOf(exchange));
        return telling(done, ({ state }) => ({
          version: state.version,
          act: command.value.event.id,
        }));
      },
    ),
  },
];
