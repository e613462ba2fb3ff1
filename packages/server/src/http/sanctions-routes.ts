import { text } from '@rokade/journal';
import { isDay } from '@rokade/rules';
import { everybodySanctioned, type Outcome, standingOn } from '@rokade/sanctions';
import { z } from 'zod';
import type { Application } from '../application.ts';
import { sanctionsKind } from '../sanctions/sanctions-kind.ts';
import { schemaOf } from '../shapes/schema-of.ts';
import { type ApiRoute, takingJson } from './api-route.ts';
import { answer, asFile, refuse } from './exchange.ts';
import { bodyLimits, readText } from './read-body.ts';
import { actorOf } from './tournament-routes.ts';

const requestShape = z.strictObject({
  basedOn: z.int().min(0),
  command: schemaOf(sanctionsKind.commandShape),
  reason: schemaOf(text).default(''),
  confirmed: z.boolean().default(false),
});

/** A sanction as it stands on a day. */
const told = (one: Outcome, day: string) => ({ ...one, standing: standingOn(one, day) });

/** Warnings and suspensions: who has which on a day, giving and lifting, the book out and in. */
export const sanctionsRoutes = ({ sanctions, hall }: Application): readonly ApiRoute[] => [
  {
    method: 'get',
    path: '/sanctions',
    act: 'see-sanctions',
    summary:
      'What everybody was given, worked out, as it stands on a `day` (2026-11-22, else today)',
    handle: (exchange) => {
      const day = exchange.req.query('day') ?? hall().now.slice(0, 10);
      if (!isDay(day)) return refuse(exchange, { code: 'request.invalid', at: 'day' });
      const state = sanctions.now();
      const people = everybodySanctioned(state, sanctions.merged()).map(({ ids, outcomes }) => ({
        person: ids[0],
        sanctions: outcomes.map((one) => told(one, day)),
      }));
      return exchange.json({ version: state.version, day, people });
    },
  },
  {
    method: 'post',
    path: '/sanctions/commands',
    act: 'keep-sanctions',
    summary: 'Give, change, lift, annul or delete some, or return; once answered, it is on disk',
    ...takingJson(requestShape, async (exchange, request) =>
      answer(exchange, await sanctions.execute(request, actorOf(exchange)), ({ state, entries }) =>
        exchange.json({ version: state.version, entries }),
      ),
    ),
  },
  {
    method: 'get',
    path: '/sanctions/export',
    act: 'keep-sanctions',
    summary: 'The book of sanctions as one JSON file',
    handle: asFile(() => sanctions.exportJson(), 'sanctions'),
  },
  {
    method: 'get',
    path: '/sanctions/salvage',
    act: 'keep-sanctions',
    summary: 'What is sound of a damaged one, as an export',
    handle: asFile(() => sanctions.salvage(), 'sanctions-salvaged'),
  },
  {
    method: 'post',
    path: '/sanctions/import',
    act: 'keep-sanctions',
    summary: 'Take such a file in, where there is no book of sanctions yet',
    handle: async (exchange) => {
      const given = await readText(exchange, bodyLimits.file);
      if (!given.ok) return refuse(exchange, given.error);
      const imported = await sanctions.importJson(given.value);
      return answer(exchange, imported, () => exchange.body(null, 204));
    },
  },
];
