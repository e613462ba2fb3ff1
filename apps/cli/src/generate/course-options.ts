import {
  err,
  type HalfPoints,
  halfPointsOf,
  ok,
  type PointSystem,
  type Result,
} from '@rokade/rules';
import { type AnySystem, type SystemCode, systems } from '@rokade/tournament';
import { hasOption, isGiven, numberOption, textOption } from '../options.ts';
import { bad, type Context, type Outcome } from '../outcome.ts';
import { optionFault } from '../system-options.ts';
import type { Course, Thousandths } from './course.ts';

/** The fields of a course that are shares, by option. */
const shares = {
  unrated: 'unrated',
  draws: 'draws',
  forfeits: 'forfeits',
  postponed: 'postponed',
  byes: 'byes',
  withdrawals: 'withdrawals',
  'late-entries': 'lateEntries',
} as const satisfies Readonly<Record<string, keyof Course>>;

/** A share: `2.5` is 25 thousandths. */
function shareOption(context: Context, name: string): Result<Thousandths | undefined, Outcome> {
  const text = textOption(context, name);
  if (text === undefined) return ok(undefined);
  const share = /^\d{1,3}(\.\d)?$/.test(text) ? Math.round(Number(text) * 10) : Number.NaN;
  if (share <= 1000) return ok(share);
  return err(bad(context.t('cli.usage.percentage', { option: `--${name}`, text })));
}

function sharesIn(context: Context): Result<Partial<Course>, Outcome> {
  let course: Partial<Course> = {};
  for (const [name, field] of Object.entries(shares)) {
    const share = shareOption(context, name);
    if (!share.ok) return share;
    if (share.value !== undefined) course = { ...course, [field]: share.value };
  }
  return ok(course);
}

const highestRating = 9999;

/** A range of ratings: `1400-2600`. */
function ratingsIn(context: Context): Result<Partial<Course>, Outcome> {
  const text = textOption(context, 'ratings');
  if (text === undefined) return ok({});
  const [, low, high] = /^(\d{1,4})-(\d{1,4})$/.exec(text) ?? [];
  const [lowest, highest] = [Number(low), Number(high)];
  if (lowest >= 1 && lowest <= highest) return ok({ ratings: { lowest, highest } });
  return err(bad(context.t('cli.usage.ratings', { text, most: highestRating })));
}

/** The values of `--points`. */
const pointChoices = {
  '1-0.5-0': { win: 2, draw: 1, loss: 0 },
  '3-1-0': { win: 6, draw: 2, loss: 0 },
} as const satisfies Readonly<Record<string, PointSystem>>;

const pointsIn = (context: Context): Partial<Course> =>
  textOption(context, 'points') === '3-1-0' ? { points: pointChoices['3-1-0'] } : {};

const mostByePoints = 9;

function byeWorth(context: Context): Result<HalfPoints | undefined, Outcome> {
  const text = textOption(context, 'bye-points');
  if (text === undefined) return ok(undefined);
  if (/^\d(\.[05])?$/.test(text)) return ok(halfPointsOf(Number(text)));
  return err(bad(context.t('cli.usage.bye-points', { text, most: mostByePoints })));
}

/** What an option of `generate` requires of a system. */
const needs: Readonly<Record<string, (system: AnySystem) => boolean>> = {
  baku: ({ options }) => 'acceleration' in options,
  'forbidden-pairs': ({ goesBy }) => goesBy.includes('forbidden'),
  points: ({ goesBy }) => goesBy.includes('scoring'),
  'bye-points': ({ goesBy }) => goesBy.includes('scoring'),
  'first-colour': ({ options }) => 'initialColour' in options,
};

function systemObjection(context: Context, code: SystemCode): Outcome | null {
  const unmet = Object.entries(needs).find(
    ([name, isMet]) => isGiven(context, name) && !isMet(systems[code]),
  );
  if (unmet === undefined) return null;
  const [name, isMet] = unmet;
  return optionFault(context, name, (each) => isMet(systems[each]));
}

function rulesIn(context: Context): Result<Partial<Course>, Outcome> {
  const forbidden = numberOption(context, {
    name: 'forbidden-pairs',
    least: 0,
    most: 9999,
  });
  if (!forbidden.ok) return forbidden;
  const bye = byeWorth(context);
  if (!bye.ok) return bye;
  const accelerated = hasOption(context, 'baku');
  if (accelerated && textOption(context, 'points') === '3-1-0') {
    return err(bad(context.t('cli.usage.baku-points')));
  }
  return ok({
    ...pointsIn(context),
    ...(accelerated ? { acceleration: 'baku' } : {}),
    ...(forbidden.value === undefined ? {} : { forbiddenPairs: forbidden.value }),
    ...(bye.value === undefined ? {} : { allocatedBye: bye.value }),
    ...(textOption(context, 'first-colour') === 'black' ? { initialColour: 'black' } : {}),
  });
}

/** What the options of `generate` change in the usual course; a usage fault where they are not possible. */
export function courseOptions(
  context: Context,
  system: SystemCode,
): Result<Partial<Course>, Outcome> {
  const objection = systemObjection(context, system);
  if (objection !== null) return err(objection);
  const ratings = ratingsIn(context);
  if (!ratings.ok) return ratings;
  const happenings = sharesIn(context);
  if (!happenings.ok) return happenings;
  const rules = rulesIn(context);
  if (!rules.ok) return rules;
  const numbers: Partial<Course> =
    textOption(context, 'numbers') === 'strength' ? { numbers: 'strength' } : {};
  return ok({ ...ratings.value, ...happenings.value, ...numbers, ...rules.value });
}
