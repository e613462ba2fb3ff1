import {
  type Act,
  type ChangedNumber,
  type EventRemark,
  type ListedRating,
  type PersonStep,
  type Ratings,
  remarksByEvent,
  stepsOf,
  valuesOf,
} from '@rokade/ratings';
import { compareAlphabetically } from '@rokade/rules';
import type { KeyFor } from '@rokade/texts';
import type { Language } from '@rokade/tournament';
import { dateText } from './say/date-text.ts';
import { editionText } from './say/edition-text.ts';

type Key = Extract<KeyFor<'terminal'>, `ratings.${string}` | 'terms.edition-inferred'>;

/** Returns a text about ratings; pages and the terminal have these texts. */
export type RatingsText = (key: Key, facts: Readonly<Record<string, string | number>>) => string;

/** The language and its texts. */
export interface RatingsLocale {
  readonly language: Language;
  readonly t: RatingsText;
}

function nameOfAct(t: RatingsText, act: Act): string {
  switch (act.kind) {
    case 'opening':
      return act.source;
    case 'event':
      return act.name;
    case 'lift':
      return editionText(t, act.edition);
    default:
      return '';
  }
}

/** The name of an act: an event by its name, a list by its source, a lift by its edition. */
export function actText(t: RatingsText, act: Act): string {
  const text = t(`ratings.kind-${act.kind}`, { name: nameOfAct(t, act) });
  return act.kind === 'event' && act.abroad ? `${text} (${t('ratings.abroad', {})})` : text;
}

/** The name of an act on its own: a grant with the person's name. */
export function namedActText(t: RatingsText, ratings: Ratings, act: Act): string {
  const text = actText(t, act);
  return act.kind === 'grant' ? `${text}: ${valuesOf(ratings, act.person).name}` : text;
}

/** The text of a remark. */
export function remarkText(
  { language, t }: RatingsLocale,
  ratings: Ratings,
  remark: EventRemark,
): string {
  const { code, article: _, ...facts } = remark;
  const name = 'person' in remark ? valuesOf(ratings, remark.person).name : '';
  const due = 'due' in remark ? dateText(language, remark.due) : '';
  return t(`ratings.remark-${code}`, { ...facts, name, due });
}

function peopleOf(ratings: Ratings, act: Act): number {
  switch (act.kind) {
    case 'opening':
      return act.numbers.length;
    case 'grant':
      return 1;
    default:
      return stepsOf(ratings, act.id).length;
  }
}

/** All acts that gave or changed ratings, newest first. */
export function actLines(locale: RatingsLocale, ratings: Ratings) {
  const remarks = remarksByEvent(ratings);
  return ratings.acts.toReversed().map((act) => ({
    act: act.id,
    day: act.day,
    what: namedActText(locale.t, ratings, act),
    lastDay: act.kind === 'event' ? act.lastDay : '',
    people: peopleOf(ratings, act),
    edition: act.kind === 'opening' ? '' : act.edition,
    remarks: (remarks.get(act.id) ?? []).map((remark) => remarkText(locale, ratings, remark)),
  }));
}

/** A list of ratings with places; equal ratings share one. */
export const listedLines = (list: readonly ListedRating[]) =>
  list.map(({ id, values, ...line }, index) => ({
    ...line,
    rank: list[index - 1]?.rating === line.rating ? null : index + 1,
    id,
    name: values.name,
    nationalId: values.nationalId,
    club: values.club,
  }));

/** All ratings that a person ever had. */
export const stepLines = (t: RatingsText, steps: readonly PersonStep[]) =>
  steps.map(({ act, start, before, after }) => ({
    act: act.id,
    day: act.day,
    what: actText(t, act),
    before,
    after,
    start: act.kind === 'event' ? start : null,
  }));

/** The number of lines that are sorted into the first ones at a time. */
const linesAtOnce = 1000;

/** The people whose rating would change, by name; with `most` the first of them only. */
export function changedLines(
  ratings: Ratings,
  changes: readonly ChangedNumber[],
  most = changes.length,
) {
  const named = (change: ChangedNumber) => ({
    ...change,
    name: valuesOf(ratings, change.person).name,
  });
  let first: readonly ReturnType<typeof named>[] = [];
  for (let from = 0; from < changes.length; from += Math.max(most, linesAtOnce)) {
    const lot = changes.slice(from, from + Math.max(most, linesAtOnce)).map(named);
    const last = first.length < most ? undefined : first.at(-1);
    const before = lot.filter(
      ({ name }) => last === undefined || compareAlphabetically(name, last.name) < 0,
    );
    const sorted = [...first, ...before].sort((a, b) => compareAlphabetically(a.name, b.name));
    first = sorted.slice(0, most);
  }
  return first;
}
