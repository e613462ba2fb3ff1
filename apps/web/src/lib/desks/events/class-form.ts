import { type ClassFacts, type EventCommand, parseEntrantId } from '@rokade/event';
import { type ClassCode, chosenClasses, classCodes, earnedRights, groupForms } from '@rokade/rules';
import type { EventClassesNow } from '@rokade/server';
import { textIn, wholeOf } from '#lib/console/said-in-form.ts';

type Places = Extract<EventCommand, { kind: 'accept-classes' }>['places'];

/** Who is in which class by which reason, as it is accepted. */
export function placesOf(now: EventClassesNow | null): Places {
  const rules = now?.rules.code ?? '';
  return (now?.classes ?? [])
    .flatMap(({ places }) => places)
    .flatMap(({ key, class: given, because: [first] }) => {
      const entrant = parseEntrantId(key);
      if (entrant === null || first === undefined) return [];
      return [{ entrant, class: given, rules, code: first.code, article: first.article }];
    });
}

const said = <Word extends string>(form: FormData, name: string, words: readonly Word[]) =>
  words.find((word) => word === form.get(name)) ?? '';

/** What a form says decides somebody's class. */
export function classFactsOfForm(form: FormData): ClassFacts {
  const rights = form.getAll('rights');
  return {
    games: wholeOf(textIn(form, 'games'), null),
    candidateResult: form.get('candidateResult') === 'on',
    rights: earnedRights.filter((right) => rights.includes(right)),
    form: said(form, 'form', groupForms),
    chosen: said(form, 'chosen', chosenClasses),
  };
}

/** The class a form chooses by hand; '' = the regulation's. */
export const classOfForm = (form: FormData): ClassCode | '' => said(form, 'class', classCodes);
