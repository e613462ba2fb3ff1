import { emptyRatedPerson, type RatedPersonValues, type RatingsCommand } from '@rokade/ratings';
import {
  err,
  grantGrounds,
  grantingOffices,
  grantRuleFor,
  ok,
  playerMemberships,
  type Result,
  registerRulesOf,
  registerRulesOn,
} from '@rokade/rules';
import type { RatedSomebody, RatingsBook } from '@rokade/server';
import { dayOption, hasOption, numberOption, textOption } from '../options.ts';
import { bad, type Context, no, type Outcome } from '../outcome.ts';
import { carryOut, foundInBook, onlyOne, type RatingsAct, wordsFor } from './ratings-act.ts';

/** An option whose value is one of some words; its entry in the table of commands checks it. */
const wordIn = <Word extends string>(
  context: Context,
  name: string,
  words: readonly Word[],
): Word | null => words.find((candidate) => candidate === textOption(context, name)) ?? null;

type GrantCommand = Extract<RatingsCommand, { kind: 'grant-number' }>;

/** The grant from the options; who proposes it follows from the number and the membership. */
function grantIn(
  context: Context,
  person: GrantCommand['grant']['person'],
): Result<Omit<GrantCommand['grant'], 'id'>, Outcome> {
  const rating = numberOption(context, { name: 'rating', least: 1, most: 9999 });
  if (!rating.ok) return rating;
  if (rating.value === undefined) {
    return err(bad(context.t('cli.usage.missing-argument', { what: '--rating' })));
  }
  const day = dayOption(context, 'day');
  if (!day.ok) return day;
  const rules = registerRulesOf(textOption(context, 'edition') ?? '') ?? registerRulesOn(day.value);
  const belongs = wordIn(context, 'membership', playerMemberships) ?? 'club';
  const usual = grantRuleFor(rules.grants, rating.value)?.proposes[belongs] ?? 'club-president';
  return ok({
    person,
    rating: rating.value,
    day: day.value,
    edition: textOption(context, 'edition') ?? rules.edition,
    ground: wordIn(context, 'ground', grantGrounds) ?? 'new',
    membership: belongs,
    proposedBy: wordIn(context, 'by', grantingOffices) ?? usual,
    approvedBy: wordIn(context, 'approved-by', grantingOffices),
    committeeAgrees: hasOption(context, 'committee-agrees'),
  });
}

/** A person who is in no book yet, from the options. */
const newPersonIn = (name: string, context: Context): RatedPersonValues => ({
  ...emptyRatedPerson,
  name,
  nationalId: textOption(context, 'number') ?? '',
  fideId: textOption(context, 'fide-id') ?? '',
  club: textOption(context, 'club') ?? '',
  federation: (textOption(context, 'federation') ?? '').toUpperCase(),
  sex: wordIn(context, 'sex', ['m', 'w']) ?? '',
  birth: textOption(context, 'born') ?? '',
});

/** The person for a grant: from the book, otherwise from the register, otherwise as `--new` describes them. */
function grantedTo(
  context: Context,
  ratings: RatingsBook,
  words: readonly string[],
): Result<RatedSomebody, Outcome> {
  const query = wordsFor(context, words);
  if (!query.ok) return query;
  const text = query.value;
  if (hasOption(context, 'new')) return ok(ratings.personFor(newPersonIn(text, context), ''));
  const registered = foundInBook(context, ratings.now(), text);
  if (!registered.ok) return registered;
  if (registered.value !== null) return ok({ person: registered.value.id, people: [] });
  const day = dayOption(context, 'day');
  if (!day.ok) return day;
  const found = onlyOne(context, text, ratings.newcomers(text, day.value));
  if (!found.ok) return found;
  if (found.value === null) return err(no('', context.t('cli.ratings.nobody-new', { text })));
  return ok(ratings.personFor(found.value.values, found.value.registered));
}

/**
 * `ratings grant WHO --rating R [--new …]`: a person's first number, by the regulation; a person who is
 * not in the book yet is found in the register, or described.
 */
export const grant: RatingsAct = async (context, { ratings }, words) => {
  const somebody = grantedTo(context, ratings, words);
  if (!somebody.ok) return somebody.error;
  const { person, people } = somebody.value;
  const values = grantIn(context, person);
  if (!values.ok) return values.error;
  const { newActId } = await import('@rokade/server');
  const granted = { id: newActId(`grant-${values.value.day}`), ...values.value };
  return carryOut(context, ratings, { kind: 'grant-number', grant: granted, people });
};
