import { text, yesOrNo } from '@rokade/journal';
import { z } from 'zod';
import type { Application } from '../application.ts';
import { schemaOf } from '../shapes/schema-of.ts';
import { type ApiRoute, takingJson } from './api-route.ts';
import { carryOut, faulty, look, lookedWith, sentWith } from './ratings-acts.ts';

const optionalText = schemaOf(text).default('');

/** A player's own report of an event abroad, with a line for each game. */
const reportShape = z.strictObject({
  player: schemaOf(text),
  name: schemaOf(text),
  place: optionalText,
  firstDay: optionalText,
  lastDay: schemaOf(text),
  day: schemaOf(text),
  edition: optionalText,
  estimate: z.int().min(1).max(4000).nullable().default(null),
  games: z.string(),
  won: schemaOf(yesOrNo).default(false),
  allPlayAll: schemaOf(yesOrNo).default(false),
});

/** The routes for a player's own report from abroad: preview, then report. */
export const ownReportRoutes = (app: Application): readonly ApiRoute[] => [
  {
    path: '/ratings/own-reports/preview',
    act: 'keep-ratings',
    summary: 'Preview of a player’s own report from abroad: the rating that it would change',
    ...takingJson(
      reportShape.extend(lookedWith),
      (exchange, { basedOn: _, confirmed: __, ...report }) => {
        const command = app.ratings.ownReportOf(report);
        return command.ok
          ? look(exchange, app, { command: command.value, faults: [] })
          : faulty(exchange, command.error);
      },
    ),
  },
  {
    path: '/ratings/own-reports',
    act: 'keep-ratings',
    summary: 'Report a player’s games at an event abroad, one a line',
    ...takingJson(reportShape.extend(sentWith), (exchange, { basedOn, confirmed, ...report }) => {
      const read = app.ratings.ownReportOf(report);
      if (!read.ok) return faulty(exchange, read.error);
      const act = read.value.event.id;
      return carryOut(exchange, app, { basedOn, confirmed, command: read.value, faults: [], act });
    }),
  },
];
