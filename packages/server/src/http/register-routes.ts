import { text } from '@rokade/journal';
import { registerLines } from '@rokade/register';
import { z } from 'zod';
import type { Application } from '../application.ts';
import type { ContactLooks } from '../register/contact-looks.ts';
import type { RegisterBook } from '../register/register-book.ts';
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
const bookAsFile =
  (textOf: RegisterBook['exportJson'], name: string, looks: ContactLooks): ApiRoute['handle'] =>
  async (exchange) => {
    const text = await textOf();
    if (text.ok) await looks.note(actorOf(exchange), null, 'book');
    return asFile(async () => text, name)(exchange);
  };

/** The register: who stands in it, changing it, taking it out and in. Contact data is in the export alone. */
export const registerRoutes = ({
  register,
  contactLooks,
  hall,
}: Application): readonly ApiRoute[] => [
  {
    method: 'get',
    path: '/register/people',
    act: 'see-people',
    summary: 'Everybody in the register and where they are members today',
    handle: (exchange) => {
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
    ...takingJson(requestShape, async (exchange, request) =>
      answer(exchange, await register.execute(request, actorOf(exchange)), ({ state, entries }) =>
        exchange.json({ version: state.version, entries }),
      ),
    ),
  },
  {
    method: 'get',
    path: '/register/export',
    act: 'see-contact',
    summary: 'The register as one JSON file',
    handle: bookAsFile(register.exportJson, 'register', contactLooks),
  },
  {
    method: 'get',
    path: '/register/salvage',
    act: 'see-contact',
    summary: 'What is sound of a damaged register, as an export',
    handle: bookAsFile(register.salvage, 'register-salvaged', contactLooks),
  },
  {
    method: 'post',
    path: '/register/import',
    act: 'keep-people',
    summary: 'Take such a file in, where there is no register yet',
    handle: async (exchange) => {
      const given = await readText(exchange, bodyLimits.file);
      if (!given.ok) return refuse(exchange, given.error);
      const imported = await register.importJson(given.value);
      return answer(exchange, imported, () => exchange.body(null, 204));
    },
  },
];
