import { idBy, kindsOf, orNull, tableOf, text, wordOf, yesOrNo } from '@rokade/journal';
import {
  listColumnCodes,
  parsePersonId,
  type RegisterTypes,
  registerBook,
  registerLines,
  whoStays,
} from '@rokade/register';
import { ok } from '@rokade/rules';
import { z } from 'zod';
import { withoutShownYear } from '../acts/personal/births-of-minors.ts';
import type { Application } from '../application.ts';
import { contentOf, fileShape } from '../forms/read-form.ts';
import type { BasedRequest } from '../kinds/books.ts';
import { shownList } from '../register/shown-list.ts';
import { schemaOf } from '../shapes/schema-of.ts';
import { actorOf } from './actor-of.ts';
import { type ApiRoute, get, takingJson } from './api-route.ts';
import { answerWith, type Exchange } from './exchange.ts';
import { mayHere } from './may-here.ts';
import { ownBookRoutes } from './routes-of-own-book.ts';

type RegisterCommand = BasedRequest<RegisterTypes>['command'];

/** A command of a sender who may not see birthdays, which so replaces none by its year. */
function keepingBirthday(exchange: Exchange, command: RegisterCommand): RegisterCommand {
  if (command.kind !== 'change-person' || mayHere(exchange, 'see-contact')) return command;
  const { register, hall } = exchange.get('desk');
  const present = whoStays(register.now(), command.person)?.values.birth ?? '';
  const day = hall().now.slice(0, 10);
  return { ...command, changes: withoutShownYear(command.changes, 'birth', present, day) };
}

/** The register of a desk; its exports, which contain everybody's contact data, are logged. */
function registerOf(exchange: Exchange): Application['register'] {
  const { register, contactLooks } = exchange.get('desk');
  const noted = (takeOut: typeof register.exportJson) => async () => {
    const text = await takeOut();
    if (text.ok) await contactLooks.note(actorOf(exchange), null, 'book');
    return text;
  };
  return {
    ...register,
    execute: (request, actor) =>
      register.execute({ ...request, command: keepingBirthday(exchange, request.command) }, actor),
    exportJson: noted(register.exportJson),
    salvage: noted(register.salvage),
  };
}

/** The routes for the register: read, change, export and import. Only exports contain contact data. */
export const registerRoutes: readonly ApiRoute[] = [
  {
    path: '/register/people',
    act: 'see-people',
    summary: 'All people of the register with their present memberships',
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
      change: 'Change the register, or undo; once it is answered, it is on disk',
      export: 'The register as one JSON file',
      salvage: 'The sound entries of a damaged register, as an export',
      import: 'Import such a file if there is no register yet',
    },
  }),
];

const choices = tableOf(
  kindsOf({ same: { person: idBy(parsePersonId) }, new: {}, 'leave-out': {} }),
);

/** The body with a list of people and the choices for it. */
const listShape = z.strictObject({
  list: fileShape,
  day: schemaOf(text),
  federation: schemaOf(text).default(''),
  columns: schemaOf(orNull(tableOf(orNull(wordOf(listColumnCodes))))).default(null),
  isComplete: schemaOf(yesOrNo).default(false),
  choices: schemaOf(choices).default({}),
});

const takenInShape = listShape.extend({ basedOn: z.int().min(0), source: schemaOf(text) });

/** The same for a preview, in which the fields of the import are optional. */
const lookedAtShape = listShape.extend({
  basedOn: z.int().min(0).optional(),
  source: schemaOf(text).optional(),
});

/** The choices for a list, with the federation in capitals. */
const questionOf = ({ day, federation, columns, isComplete, choices: chosen }: Listed) => ({
  day,
  federation: federation.toUpperCase(),
  columns,
  isComplete,
  choices: chosen,
});

type Listed = z.infer<typeof listShape>;

/** The routes for lists of people: preview, then import. */
export const registerListRoutes: readonly ApiRoute[] = [
  {
    path: '/register/lists/preview',
    act: 'keep-people',
    summary: 'Preview of a list of people: what its import would change, person by person',
    ...takingJson(
      lookedAtShape,
      (exchange, sent) =>
        exchange.get('desk').register.previewList(contentOf(sent.list), questionOf(sent)),
      'file',
    ),
  },
  {
    path: '/register/lists/look',
    act: 'keep-people',
    summary:
      'The same in numbers, with the first lines of each state and the people whom they may mean',
    ...takingJson(
      lookedAtShape,
      async (exchange, sent) => {
        const { register } = exchange.get('desk');
        const preview = await register.previewList(contentOf(sent.list), questionOf(sent));
        return answerWith(preview, (found) => shownList(register.now(), found));
      },
      'file',
    ),
  },
  {
    path: '/register/lists',
    act: 'keep-people',
    summary: 'Import the lines of a list of people that are clear in its preview; all or nothing',
    ...takingJson(
      takenInShape,
      async (exchange, sent) => {
        const { basedOn, day } = sent;
        const { register } = exchange.get('desk');
        // The history shows the name of a list with its day.
        const called = sent.source.includes(day) ? sent.source : `${sent.source} ${day}`;
        const taking = { basedOn, source: called.trim(), actor: actorOf(exchange) };
        const taken = await register.takeInList(contentOf(sent.list), questionOf(sent), taking);
        return answerWith(taken, (people) => ({ version: register.now().version, people }));
      },
      'file',
    ),
  },
];
