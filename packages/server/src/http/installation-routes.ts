import { text } from '@rokade/journal';
import { z } from 'zod';
import { sayingShape } from '../installation/installation-kind.ts';
import { schemaOf } from '../shapes/schema-of.ts';
import { type ApiRoute, takingJson } from './api-route.ts';
import { answer, asFile, type Exchange, refuse } from './exchange.ts';
import { bodyLimits, readText } from './read-body.ts';
import { actorOf } from './tournament-routes.ts';

const requestShape = z.strictObject({
  basedOn: z.int().min(0),
  command: schemaOf(sayingShape),
  reason: schemaOf(text).default(''),
});

const nothing = (exchange: Exchange) => () => exchange.body(null, 204);

/** An organisation's own book: what it says, changing it, taking it out and in. */
export const installationRoutes: readonly ApiRoute[] = [
  {
    method: 'get',
    path: '/installation',
    act: 'see-organisation',
    summary: 'What is said once for the club or federation',
    handle: (exchange) => exchange.json(exchange.get('desk').installation.now()),
  },
  {
    method: 'post',
    path: '/installation/commands',
    act: 'change-organisation',
    summary: 'Change what is said, or return to what was; once answered, it is on disk',
    ...takingJson(requestShape, async (exchange, request) => {
      const asked = { ...request, confirmed: false };
      const { installation } = exchange.get('desk');
      const executed = await installation.execute(asked, actorOf(exchange));
      return answer(exchange, executed, ({ state, entries }) =>
        exchange.json({ version: state.version, entries }),
      );
    }),
  },
  {
    method: 'get',
    path: '/installation/export',
    act: 'see-organisation',
    summary: 'The installation’s book as one JSON file',
    handle: asFile(({ installation }) => installation.exportJson(), 'installation'),
  },
  {
    method: 'get',
    path: '/installation/salvage',
    act: 'see-organisation',
    summary: 'What is sound of a damaged book of the installation, as an export',
    handle: asFile(({ installation }) => installation.salvage(), 'installation-salvaged'),
  },
  {
    method: 'post',
    path: '/installation/import',
    act: 'change-organisation',
    summary: 'Take such a file in: as it is where nothing was said yet, else as a change',
    handle: async (exchange) => {
      const text = await readText(exchange, bodyLimits.file);
      if (!text.ok) return refuse(exchange, text.error);
      const { installation } = exchange.get('desk');
      const imported = await installation.importJson(text.value, actorOf(exchange));
      return answer(exchange, imported, nothing(exchange));
    },
  },
];
