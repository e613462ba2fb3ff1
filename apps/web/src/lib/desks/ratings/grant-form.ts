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
import { textIn, textsIn, wholeIn, wordIn } from '#lib/console/said-in-form.ts';

type Grant = Extract<RatingsCommand, { kind: 'grant-number' }>['grant'];

/** What a form says of somebody who is not in the book yet. */
export const personOfGrantForm = (form: FormData): RatedPersonValues => ({
  ...unsaidRatedPerson,
  ...textsIn(form, 'name', 'nationalId', 'fideId', 'club', 'birth'),
  federation: textIn(form, 'federation').toUpperCase(),
  sex: wordIn(form, 'sex', ['m', 'w']) ?? '',
});

/** The number that a form grants; who proposes follows from the number where nobody is named. */
export function grantOfForm(form: FormData, person: RatedPersonId): Grant {
  const day = textIn(form, 'day');
  const rules = registerRulesOf(textIn(form, 'edition')) ?? registerRulesOn(day);
  const rating = wholeIn(form, 'rating');
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
    approvedBy: wordIn(form, 'approvedBy', grantingOffices) ?? null,
    committeeAgrees: form.has('committeeAgrees'),
  };
}
