import type { ActId } from '@rokade/ratings';
import { err, ok, type Result } from '@rokade/rules';
import type { GroupSource, RatingsBook, ReadNumbers } from '@rokade/server';
import { loadBytes, nameOfFile } from '../input/load-tournament.ts';
import { machine, refused } from '../input/with-opened.ts';
import { dayOption, hasOption, numberOption, textOption, wantsJson } from '../options.ts';
import { bad, type Context, done, jsonLine, type Outcome } from '../outcome.ts';
import { badFile, carryOut, fileFaults, type RatingsAct } from './ratings-act.ts';

/** Takes over the usable rows of a list, and names the rows that are left out. */
async function takeOver(
  context: Context,
  ratings: RatingsBook,
  {
    name,
    command,
    faults,
  }: ReadNumbers<'open-list' | 'adjust-to-fide'> & { readonly name: string },
): Promise<Outcome> {
  const outcome = await carryOut(context, ratings, command);
  return { ...outcome, errors: [...outcome.errors, ...fileFaults(context, name, faults)] };
}

/** `ratings open FILE`: takes over a list of players with their numbers. */
export const open: RatingsAct = async (context, { ratings }, [file = '-']) => {
  const bytes = await loadBytes(context, file);
  if (!bytes.ok) return bytes.error;
  const day = dayOption(context, 'day');
  if (!day.ok) return day.error;
  const source = textOption(context, 'source') ?? nameOfFile(file);
  const read = await ratings.openingOf(bytes.value, { day: day.value, source });
  if (!read.ok) return badFile(context, nameOfFile(file), read.error);
  return takeOver(context, ratings, { name: nameOfFile(file), ...read.value });
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

/** `ratings report FILE --player WHO`: a player's own report of an event abroad, a line for each game. */
const ownReport: RatingsAct = async (context, { ratings }, [file = '-']) => {
  const { t } = context;
  const bytes = await loadBytes(context, file);
  if (!bytes.ok) return bytes.error;
  const day = dayOption(context, 'day');
  if (!day.ok) return day.error;
  const estimate = numberOption(context, { name: 'estimate', least: 1, most: 4000 });
  if (!estimate.ok) return estimate.error;
  const missing = ['name', 'to'].find((name) => textOption(context, name) === undefined);
  if (missing !== undefined) return bad(t('cli.usage.missing-argument', { what: `--${missing}` }));
  const command = ratings.ownReportOf({
    player: textOption(context, 'player') ?? '',
    name: textOption(context, 'name') ?? '',
    place: textOption(context, 'place') ?? '',
    firstDay: textOption(context, 'from') ?? '',
    lastDay: textOption(context, 'to') ?? '',
    day: day.value,
    edition: textOption(context, 'edition') ?? '',
    estimate: estimate.value ?? null,
    games: bytes.value,
    won: hasOption(context, 'won'),
    allPlayAll: hasOption(context, 'all-play-all'),
  });
  if (!command.ok) return badFile(context, nameOfFile(file), command.error);
  return carryOut(context, ratings, command.value);
};

/** `ratings report FILE…`: an event, each file one of its groups; or one player's own report. */
export const report: RatingsAct = async (context, opened, files) => {
  if (textOption(context, 'player') !== undefined) return ownReport(context, opened, files);
  const { ratings } = opened;
  const groups = await groupsIn(context, files);
  if (!groups.ok) return groups.error;
  const day = dayOption(context, 'day');
  if (!day.ok) return day.error;
  const estimate = numberOption(context, { name: 'estimate', least: 1, most: 4000 });
  if (!estimate.ok) return estimate.error;
  if (estimate.value !== undefined && !hasOption(context, 'abroad')) {
    return bad(context.t('cli.ratings.estimate-at-home'));
  }
  const command = await ratings.reportOf(groups.value, {
    name: textOption(context, 'name') ?? '',
    firstDay: textOption(context, 'from') ?? '',
    lastDay: textOption(context, 'to') ?? '',
    day: day.value,
    edition: textOption(context, 'edition') ?? '',
    abroad: hasOption(context, 'abroad'),
    estimate: estimate.value ?? null,
    rateNoShows: hasOption(context, 'rate-no-shows'),
    asOne: hasOption(context, 'as-one'),
  });
  const named = files.map(nameOfFile).join(', ');
  if (!command.ok) return badFile(context, named, command.error);
  const { firstDay, lastDay } = command.value.event;
  if (firstDay === '' || lastDay === '') {
    return bad(context.t('cli.ratings.no-days', { file: named }));
  }
  return carryOut(context, ratings, command.value);
};

/** `ratings take-back ACT`: undoes an act entirely. */
export const takeBack: RatingsAct = async (context, { ratings }, [act]) =>
  act === undefined
    ? bad(context.t('cli.usage.missing-argument', { what: 'ID' }))
    : carryOut(context, ratings, { kind: 'take-back', act: act as ActId });

/** `ratings adjust FILE --day D`: adjusts the numbers to FIDE's list, once a year. */
export const adjust: RatingsAct = async (context, { ratings }, [file = '-']) => {
  const bytes = await loadBytes(context, file);
  if (!bytes.ok) return bytes.error;
  const day = dayOption(context, 'day');
  if (!day.ok) return day.error;
  const read = await ratings.adjustmentOf(bytes.value, day.value);
  if (!read.ok) return badFile(context, nameOfFile(file), read.error);
  return takeOver(context, ratings, { name: nameOfFile(file), ...read.value });
};

/** `ratings lift --edition E`: raises every number on the day on which an edition changed the scale, once. */
export const lift: RatingsAct = async (context, { ratings }, _) => {
  const edition = textOption(context, 'edition');
  if (edition === undefined) {
    return bad(context.t('cli.usage.missing-argument', { what: '--edition' }));
  }
  return carryOut(context, ratings, ratings.liftOf(edition));
};

/** `ratings recalculate`: calculates everything again; an unchanged result stays as it was kept. */
export const recalculate: RatingsAct = async (context, { ratings }, _) => {
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
  if (wantsJson(context)) return done(jsonLine({ changed: count }));
  const sentence = count === 0 ? t('ratings.done-again-same') : t('ratings.done-again', { count });
  return done(`${sentence}.\n`);
};
