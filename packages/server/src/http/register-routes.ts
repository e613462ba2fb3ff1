import { text } from '@rokade/journal';
import { registerLines } from '@rokade/register';
import { z } from 'zod';
import { registerKind } from '../register/register-kind.ts';
import { schemaOf } from '../shapes/schema-of.ts';
import { type ApiRoute, takingJson } from './api-route.ts';
import { answer, asFile, refuse } from './exchange.ts';
import { bodyLimits, readText } from './read-body.ts';
import { actorOf } from './tournament-routes.ts';

const requestShape = z.strictObject({
  basedOn: z.int().min(0),
  command: schemaOf(registerKind.commandShape),
  reason: schemaOf(text).default(''),
  confirmed: z.boolean().default(false),
});

/** The whole book with everybody's contact data; that it was taken out is written down. */
const bookAsFile = (textOf: Parameters<typeof asFile>[0], name: string): ApiRoute['handle'] =>
  asFile(async (desk, exchange) => {
    const text = await textOf(desk, exchange);
    if (text.ok) await desk.contactLooks.note(actorOf(exchange), null, 'book');
    return text;
  }, name);

/** The register: who stands in it, changing it, taking it out and in. Contact data is in the export alone. */
export const registerRoutes: readonly ApiRoute[] = [
  {
    method: 'get',
    path: '/register/people',
    act: 'see-people',
    summary: 'Everybody in the register and where they are members today',
    handle: (exchange) => {
      const { register, hall } = exchange.get('desk');
      const state = register.now();
      const day = hall().now.slice(0, 10);
      const people = registerLines(state, { reader: 'desk', day });
      return exchange.json({ version: state.version, people });
    },
  },
  {
    method: 'post',
    path: '/register/commands',
    act: 'keep-people',
    summary: 'Change the register, or return to what it was; once answered, it is on disk',
    ...takingJson(requestShape, async (exchange, request) => {
      const { register } = exchange.get('desk');
      const done = await register.execute(request, actorOf(exchange));
      return answer(exchange, done, ({ state, entries }) =>
        exchange.json({ version: state.version, entries }),
      );
    }),
  },
  {
    method: 'get',
    path: '/register/export',
    act: 'see-contact',
    summary: 'The register as one JSON file',
    handle: bookAsFile(({ register }) => register.exportJson(), 'register'),
  },
  {
    method: 'get',
    path: '/register/salvage',
    act: 'see-contact',
    summary: 'What is sound of a damaged register, as an export',
    handle: bookAsFile(({ register }) => register.salvage(), 'register-salvaged'),
  },
  {
    method: 'post',
    path: '/register/import',
    act: 'keep-people',
    summary: 'Take such a file in, where there is no register yet',
    handle: async (exchange) => {
      const given = await readText(exchange, bodyLimits.file);
      if (!given.ok) return refuse(exchange, given.error);
      const imported = await exchange.get('desk').register.importJson(given.value);
      return answer(exchange, imported, () => exchange.body(null, 204));
    },
  },
];
