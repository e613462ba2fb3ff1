import { type RatedPersonValues, type RatingsCommand, unsaidRatedPerson } from '@rokade/ratings';
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
import { dayOption, hasOption, numberOption, type Options, textOption } from '../options.ts';
import { bad, type Context, no, type Outcome } from '../outcome.ts';
import { carryOut, foundInBook, onlyOne, type RatingsAct, wordsFor } from './ratings-act.ts';

/** An option that is one of some words, which its entry in the table of commands looks after. */
const wordIn = <Word extends string>(
  options: Options,
  name: string,
  words: readonly Word[],
): Word | null => words.find((known) => known === textOption(options, name)) ?? null;

type GrantCommand = Extract<RatingsCommand, { kind: 'grant-number' }>;

/** What is said of a grant; who proposes follows from the number and the membership. */
function grantIn(
  context: Context,
  person: GrantCommand['grant']['person'],
  options: Options,
): Result<Omit<GrantCommand['grant'], 'id'>, Outcome> {
  const rating = numberOption(context, options, { name: 'rating', least: 1, most: 9999 });
  if (!rating.ok) return rating;
  if (rating.value === undefined) {
    return err(bad(context.t('cli.usage.missing-argument', { what: '--rating' })));
  }
  const day = dayOption(context, options, 'day');
  if (!day.ok) return day;
  const rules = registerRulesOf(textOption(options, 'edition') ?? '') ?? registerRulesOn(day.value);
  const belongs = wordIn(options, 'membership', playerMemberships) ?? 'club';
  const usual = grantRuleFor(rules.grants, rating.value)?.proposes[belongs] ?? 'club-president';
  return ok({
    person,
    rating: rating.value,
    day: day.value,
    edition: textOption(options, 'edition') ?? rules.edition,
    ground: wordIn(options, 'ground', grantGrounds) ?? 'new',
    membership: belongs,
    proposedBy: wordIn(options, 'by', grantingOffices) ?? usual,
    approvedBy: wordIn(options, 'approved-by', grantingOffices),
    committeeAgrees: hasOption(options, 'committee-agrees'),
  });
}

/** What the options say of somebody who is in no book yet. */
const newPersonIn = (name: string, options: Options): RatedPersonValues => ({
  ...unsaidRatedPerson,
  name,
  nationalId: textOption(options, 'number') ?? '',
  fideId: textOption(options, 'fide-id') ?? '',
  club: textOption(options, 'club') ?? '',
  federation: (textOption(options, 'federation') ?? '').toUpperCase(),
  sex: wordIn(options, 'sex', ['m', 'w']) ?? '',
  birth: textOption(options, 'born') ?? '',
});

/** Who is granted a number: somebody of the book, else of the register, else whom `--new` describes. */
function grantedTo(
  context: Context,
  ratings: RatingsBook,
  words: readonly string[],
  options: Options,
): Result<RatedSomebody, Outcome> {
  const asked = wordsFor(context, words);
  if (!asked.ok) return asked;
  const text = asked.value;
  if (hasOption(options, 'new')) return ok(ratings.personFor(newPersonIn(text, options), ''));
  const known = foundInBook(context, ratings.now(), text);
  if (!known.ok) return known;
  if (known.value !== null) return ok({ person: known.value.id, people: [] });
  const day = dayOption(context, options, 'day');
  if (!day.ok) return day;
  const found = onlyOne(context, text, ratings.newcomers(text, day.value));
  if (!found.ok) return found;
  if (found.value === null) return err(no('', context.t('cli.ratings.nobody-new', { text })));
  return ok(ratings.personFor(found.value.values, found.value.registered));
}

/**
 * `ratings grant WHO --rating R [--new …]`: a number somebody enters with, by the regulation; who is not in
 * the book yet is found in the register, or described.
 */
export const grant: RatingsAct = async (context, { ratings }, words, options) => {
  const somebody = grantedTo(context, ratings, words, options);
  if (!somebody.ok) return somebody.error;
  const { person, people } = somebody.value;
  const said = grantIn(context, person, options);
  if (!said.ok) return said.error;
  const { newActId } = await import('@rokade/server');
  const granted = { id: newActId(`grant-${said.value.day}`), ...said.value };
  return carryOut(context, ratings, { kind: 'grant-number', grant: granted, people }, options);
};
