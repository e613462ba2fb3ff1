import type { ActId, RatingsCommand } from '@rokade/ratings';
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
import type { GroupSource } from '@rokade/server';
import { loadBytes, nameOfFile } from '../input/load-tournament.ts';
import { machine, refused } from '../input/with-opened.ts';
import { dayOption, hasOption, numberOption, type Options, textOption } from '../options.ts';
import { bad, type Context, done, jsonLine, type Outcome } from '../outcome.ts';
import { badFile, carryOut, fileFaults, type RatingsAct, whoIs } from './ratings-act.ts';

/** `ratings open FILE`: takes a list of players with their numbers over. */
export const open: RatingsAct = async (context, ratings, [file = '-'], options) => {
  const bytes = await loadBytes(context, file);
  if (!bytes.ok) return bytes.error;
  const day = dayOption(context, options, 'day');
  if (!day.ok) return day.error;
  const source = textOption(options, 'source') ?? nameOfFile(file);
  const read = ratings.openingOf(bytes.value, { day: day.value, source });
  if (!read.ok) return badFile(context, nameOfFile(file), read.error);
  const { command, faults } = read.value;
  const outcome = await carryOut(context, ratings, command, options);
  return {
    ...outcome,
    errors: [...outcome.errors, ...fileFaults(context, nameOfFile(file), faults)],
  };
};

async function groupsIn(
  context: Context,
  files: readonly string[],
): Promise<Result<readonly GroupSource[], Outcome>> {
  if (files.length === 0) {
    return err(bad(context.t('cli.usage.missing-argument', { what: 'FILE' })));
  }
  const groups: GroupSource[] = [];
  for (const file of files) {
    const bytes = await loadBytes(context, file);
    if (!bytes.ok) return bytes;
    groups.push({ kind: 'file', bytes: bytes.value });
  }
  return ok(groups);
}

/** `ratings report FILE…`: an event, each file one of its groups. */
export const report: RatingsAct = async (context, ratings, files, options) => {
  const groups = await groupsIn(context, files);
  if (!groups.ok) return groups.error;
  const day = dayOption(context, options, 'day');
  if (!day.ok) return day.error;
  const estimate = numberOption(context, options, { name: 'estimate', least: 1, most: 4000 });
  if (!estimate.ok) return estimate.error;
  const command = await ratings.reportOf(groups.value, {
    name: textOption(options, 'name') ?? '',
    firstDay: textOption(options, 'from') ?? '',
    lastDay: textOption(options, 'to') ?? '',
    day: day.value,
    edition: textOption(options, 'edition') ?? '',
    abroad: hasOption(options, 'abroad'),
    estimate: estimate.value ?? null,
    rateNoShows: hasOption(options, 'rate-no-shows'),
  });
  const named = files.map(nameOfFile).join(', ');
  if (!command.ok) return badFile(context, named, command.error);
  const { firstDay, lastDay } = command.value.event;
  if (firstDay === '' || lastDay === '') {
    return bad(context.t('cli.ratings.no-days', { file: named }));
  }
  return carryOut(context, ratings, command.value, options);
};

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

/** `ratings grant WHO --rating R`: a number somebody enters with, by the regulation. */
export const grant: RatingsAct = async (context, ratings, words, options) => {
  const person = whoIs(context, ratings.now(), words);
  if (!person.ok) return person.error;
  const said = grantIn(context, person.value.id, options);
  if (!said.ok) return said.error;
  const { newActId } = await import('@rokade/server');
  const id = newActId(`grant-${said.value.day}`);
  return carryOut(
    context,
    ratings,
    { kind: 'grant-number', grant: { id, ...said.value }, people: [] },
    options,
  );
};

/** `ratings take-back ACT`: as if it had never been. */
export const takeBack: RatingsAct = async (context, ratings, [act], options) =>
  act === undefined
    ? bad(context.t('cli.usage.missing-argument', { what: 'ID' }))
    : carryOut(context, ratings, { kind: 'take-back', act: act as ActId }, options);

/** `ratings adjust FILE --day D`: numbers to FIDE's list, once a year. */
export const adjust: RatingsAct = async (context, ratings, [file = '-'], options) => {
  const bytes = await loadBytes(context, file);
  if (!bytes.ok) return bytes.error;
  const day = dayOption(context, options, 'day');
  if (!day.ok) return day.error;
  const command = ratings.adjustmentOf(bytes.value, day.value);
  if (!command.ok) return badFile(context, nameOfFile(file), command.error);
  return carryOut(context, ratings, command.value, options);
};

/** `ratings recalculate`: everything once more; what comes out as it was kept stays. */
export const recalculate: RatingsAct = async (context, ratings, _, options) => {
  const { t } = context;
  const request = {
    basedOn: ratings.now().version,
    command: { kind: 'recalculate' },
    reason: '',
    confirmed: true,
  } as const;
  const executed = await ratings.execute(request, machine);
  if (!executed.ok) return refused(context, executed.error);
  const count = executed.value.entries.flatMap(({ event }) =>
    event.kind === 'recalculated' ? event.calculated : [],
  ).length;
  if (textOption(options, 'format') === 'json') return done(jsonLine({ changed: count }));
  const said = count === 0 ? t('ratings.done-again-same') : t('ratings.done-again', { count });
  return done(`${said}.\n`);
};
