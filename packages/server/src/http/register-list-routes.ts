import { idBy, kindsOf, orNull, tableOf, text, wordOf, yesOrNo } from '@rokade/journal';
import { listColumnCodes, parsePersonId } from '@rokade/register';
import { z } from 'zod';
import { schemaOf } from '../shapes/schema-of.ts';
import { type ApiRoute, takingJson } from './api-route.ts';
import { telling } from './exchange.ts';
import { actorOf } from './tournament-routes.ts';

const choices = tableOf(
  kindsOf({ same: { person: idBy(parsePersonId) }, new: {}, 'leave-out': {} }),
);

/** A list with all that is said of it. */
const listShape = z.strictObject({
  list: z.string(),
  day: schemaOf(text),
  federation: schemaOf(text).default(''),
  columns: schemaOf(orNull(tableOf(orNull(wordOf(listColumnCodes))))).default(null),
  isComplete: schemaOf(yesOrNo).default(false),
  choices: schemaOf(choices).default({}),
});

const takenInShape = z.strictObject({
  ...listShape.shape,
  basedOn: z.int().min(0),
  source: schemaOf(text),
});

/** Lists of people: looked at, then taken in. */
export const registerListRoutes: readonly ApiRoute[] = [
  {
    path: '/register/lists/preview',
    act: 'keep-people',
    summary: 'What taking in a list of people would do, person by person; nothing is written',
    ...takingJson(listShape, (exchange, { list, ...question }) =>
      exchange.get('desk').register.previewList(list, question),
    ),
  },
  {
    path: '/register/lists',
    act: 'keep-people',
    summary: 'Take in a list of people as its preview says, where it is clear; all or nothing',
    ...takingJson(takenInShape, async (exchange, { list, basedOn, source, ...question }) => {
      const { register } = exchange.get('desk');
      const taking = { basedOn, source, actor: actorOf(exchange) };
      return telling(await register.takeInList(list, question, taking), (people) => ({
        version: register.now().version,
        people,
      }));
    }),
  },
];
