import {
  type RatedPersonId,
  type RatedPersonValues,
  type RatingsCommand,
  unsaidRatedPerson,
} from '@rokade/ratings';
import {
  type GrantingOffice,
  grantGrounds,
  grantingOffices,
  grantRuleFor,
  playerMemberships,
  registerRulesOf,
  registerRulesOn,
} from '@rokade/rules';
import { newActId } from '@rokade/server';

type Grant = Extract<RatingsCommand, { kind: 'grant-number' }>['grant'];

const text = (form: FormData, field: string): string => {
  const value = form.get(field);
  return typeof value === 'string' ? value.trim() : '';
};

const wordIn = <Word extends string>(
  form: FormData,
  field: string,
  words: readonly Word[],
): Word | null => words.find((word) => word === text(form, field)) ?? null;

/** What a form says of somebody who is not in the book yet. */
export const personOfGrantForm = (form: FormData): RatedPersonValues => ({
  ...unsaidRatedPerson,
  name: text(form, 'name'),
  nationalId: text(form, 'nationalId'),
  fideId: text(form, 'fideId'),
  club: text(form, 'club'),
  federation: text(form, 'federation').toUpperCase(),
  sex: wordIn(form, 'sex', ['m', 'w']) ?? '',
  birth: text(form, 'birth'),
});

/** The number that a form grants; who proposes follows from the number where nobody is named. */
export function grantOfForm(form: FormData, person: RatedPersonId): Grant {
  const day = text(form, 'day');
  const rules = registerRulesOf(text(form, 'edition')) ?? registerRulesOn(day);
  const rating = Number(text(form, 'rating'));
  const membership = wordIn(form, 'membership', playerMemberships) ?? 'club';
  const usual: GrantingOffice =
    grantRuleFor(rules.grants, rating)?.proposes[membership] ?? 'club-president';
  return {
    id: newActId(`grant-${day}`),
    person,
    rating,
    day,
    edition: rules.edition,
    ground: wordIn(form, 'ground', grantGrounds) ?? 'new',
    membership,
    proposedBy: wordIn(form, 'proposedBy', grantingOffices) ?? usual,
    approvedBy: wordIn(form, 'approvedBy', grantingOffices),
    committeeAgrees: form.has('committeeAgrees'),
  };
}
