import { fieldsOf, idBy, leftOut, listOf, tableOf, text, whole, wordOf } from '@rokade/journal';
import { parseMembershipId, parsePersonId } from '@rokade/register';
import { licenceRuleSets } from '@rokade/rules';
import { enterCourseList } from '../register/course-list.ts';
import { mergingBy } from '../register/merge-by-choice.ts';
import { schemaOf } from '../shapes/schema-of.ts';
import { actorOf } from './actor-of.ts';
import { type ApiRoute, takingJson } from './api-route.ts';
import { written } from './based-request.ts';
import { answerWith } from './exchange.ts';

const courseShape = fieldsOf({
  basedOn: whole(0),
  people: listOf(text, { most: 1000 }),
  on: text,
  matter: text,
  by: text,
  rules: leftOut(text),
});

const mergingShape = fieldsOf({
  basedOn: whole(0),
  stays: idBy(parsePersonId),
  goes: idBy(parsePersonId),
  takes: leftOut(tableOf(wordOf(['stays', 'goes']))),
  leftOut: leftOut(listOf(idBy(parseMembershipId))),
});

/** The routes for acts on the register whose command is made from names or choices. */
export const registerActRoutes: readonly ApiRoute[] = [
  {
    path: '/register/courses',
    act: 'keep-people',
    summary: 'Enter who passed a course for arbiters, by numbers or names; all or nothing',
    ...takingJson(schemaOf(courseShape), async (exchange, { basedOn, rules, ...course }) => {
      const { register } = exchange.get('desk');
      const list = { ...course, rules: rules ?? licenceRuleSets[0]?.code ?? '' };
      const entered = await enterCourseList(register, list, { basedOn, actor: actorOf(exchange) });
      return answerWith(entered, (people) => ({ version: register.now().version, people }));
    }),
  },
  {
    path: '/register/merging',
    act: 'keep-people',
    summary:
      'Merge two people: `takes` chooses whose value each field gets; the others as proposed',
    ...takingJson(
      schemaOf(mergingShape),
      async (exchange, { basedOn, takes = {}, leftOut: twice = [], ...two }) => {
        const { register } = exchange.get('desk');
        const command = mergingBy(register, { ...two, takes, leftOut: twice });
        const request = { basedOn, command, reason: '', confirmed: false };
        return answerWith(await register.execute(request, actorOf(exchange)), written);
      },
    ),
  },
];
