import { type RegisterTypes, registerBook, registerLines } from '@rokade/register';
import { ok } from '@rokade/rules';
import type { Application } from '../application.ts';
import { type ApiRoute, get } from './api-route.ts';
import type { Exchange } from './exchange.ts';
import { ownBookRoutes } from './own-book-routes.ts';
import { actorOf } from './tournament-routes.ts';

/** The register of a desk; that it was taken out whole, with everybody's contact data, is written down. */
function registerOf(exchange: Exchange): Application['register'] {
  const { register, contactLooks } = exchange.get('desk');
  const noted = (takeOut: typeof register.exportJson) => async () => {
    const text = await takeOut();
    if (text.ok) await contactLooks.note(actorOf(exchange), null, 'book');
    return text;
  };
  return {
    ...register,
    exportJson: noted(register.exportJson),
    salvage: noted(register.salvage),
  };
}

/** The register: who stands in it, changing it, taking it out and in. Contact data is in the export alone. */
export const registerRoutes: readonly ApiRoute[] = [
  {
    path: '/register/people',
    act: 'see-people',
    summary: 'Everybody in the register and where they are members today',
    ...get((exchange) => {
      const { register, hall } = exchange.get('desk');
      const state = register.now();
      const day = hall().now.slice(0, 10);
      const people = registerLines(state, { reader: 'desk', day });
      return ok({ version: state.version, people });
    }),
  },
  ...ownBookRoutes<RegisterTypes>({
    name: 'register',
    commandShape: registerBook.commandShape,
    bookOf: registerOf,
    acts: { change: 'keep-people', takeOut: 'see-contact' },
    summaries: {
      change: 'Change the register, or return to what it was; once answered, it is on disk',
      export: 'The register as one JSON file',
      salvage: 'What is sound of a damaged register, as an export',
      import: 'Take such a file in, where there is no register yet',
    },
  }),
];
