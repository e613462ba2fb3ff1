import {
  err,
  type HalfPoints,
  halfPointsOf,
  ok,
  type PointSystem,
  type Result,
  standardPointValues,
} from '@rokade/rules';
import { type AnySystem, type SystemCode, systems } from '@rokade/tournament';
import { containsOption, hasOption, numberOption, textOption } from '../options.ts';
import { bad, type Context, type Outcome } from '../outcome.ts';
import { tieBreaksOption } from '../standings/tie-break-options.ts';
import { optionFault } from '../system-options.ts';
import type { Course, Frequency, Often, RatingField, RoundsOften, Thousandths } from './course.ts';

/** The fields of a course that are shares, by option. */
const shares = {
  unrated: 'unrated',
  draws: 'draws',
  'late-entries': 'lateEntries',
} as const satisfies Readonly<Record<string, keyof Course>>;

/** The fields of a course that happen as often as wanted, by option. */
const frequencies = {
  forfeits: 'forfeits',
  'double-forfeits': 'doubleForfeits',
  'odd-results': 'oddResults',
  'unrated-games': 'unratedGames',
  postponed: 'postponed',
  byes: 'byes',
  'full-byes': 'fullByes',
  'zero-byes': 'zeroByes',
  withdrawals: 'withdrawals',
} as const satisfies Readonly<Record<string, keyof Course>>;

/** A share: `2.5` or `2.5%` is 25 thousandths; null for anything else. */
function thousandthsIn(text: string): Thousandths | null {
  const [, percent] = /^(\d{1,3}(?:\.\d)?)%?$/.exec(text) ?? [];
  const share = Math.round(Number(percent) * 10);
  return share <= 1000 ? share : null;
}

function shareOption(context: Context, name: string): Result<Thousandths | undefined, Outcome> {
  const text = textOption(context, name);
  if (text === undefined) return ok(undefined);
  const share = thousandthsIn(text);
  if (share !== null) return ok(share);
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

/** `3x` is so many times, anything else a share. */
function oftenIn(text: string): Often | null {
  const [, count] = /^(\d{1,4})x$/.exec(text) ?? [];
  if (count !== undefined) return { kind: 'number', count: Number(count) };
  const thousandths = thousandthsIn(text);
  return thousandths === null ? null : { kind: 'share', thousandths };
}

/** `1-3:2x` or `4:10%`: a round or some of them, and how often in each. */
function roundsOftenIn(text: string): RoundsOften | null {
  const [, from, to, rest = ''] = /^(\d{1,2})(?:-(\d{1,2}))?:(.+)$/.exec(text) ?? [];
  const often = oftenIn(rest);
  const [first, last] = [Number(from), Number(to ?? from)];
  return often !== null && first >= 1 && first <= last ? { first, last, often } : null;
}

/** What an option says of how often something happens; null: it cannot be read. */
function frequencyIn(text: string): Frequency | null {
  if (!text.includes(':')) {
    const often = oftenIn(text);
    if (often === null) return null;
    return often.kind === 'share' ? often.thousandths : [{ first: 1, last: Infinity, often }];
  }
  const rounds = text.split(',').map(roundsOftenIn);
  return rounds.every((each) => each !== null) ? rounds : null;
}

/** The first round that an option names twice. */
const namedTwice = (rounds: readonly RoundsOften[]): number | undefined =>
  rounds
    .flatMap(({ first, last }) =>
      last === Infinity
        ? []
        : Array.from({ length: last - first + 1 }, (_, index) => first + index),
    )
    .find((round, index, all) => all.indexOf(round) !== index);

function frequencyOption(
  context: Context,
  name: string,
  rounds: number,
): Result<Frequency | undefined, Outcome> {
  const text = textOption(context, name);
  if (text === undefined) return ok(undefined);
  const option = `--${name}`;
  const frequency = frequencyIn(text);
  if (frequency === null) return err(bad(context.t('cli.usage.frequency', { option, text })));
  if (typeof frequency === 'number') return ok(frequency);
  const twice = namedTwice(frequency);
  if (twice !== undefined) {
    return err(bad(context.t('cli.usage.round-twice', { option, round: twice })));
  }
  const beyond = frequency.find(({ last }) => last !== Infinity && last > rounds);
  return beyond === undefined
    ? ok(frequency)
    : err(bad(context.t('cli.usage.no-such-round', { option, round: beyond.last, rounds })));
}

function frequenciesIn(context: Context, rounds: number): Result<Partial<Course>, Outcome> {
  let course: Partial<Course> = {};
  for (const [name, field] of Object.entries(frequencies)) {
    const frequency = frequencyOption(context, name, rounds);
    if (!frequency.ok) return frequency;
    if (frequency.value !== undefined) course = { ...course, [field]: frequency.value };
  }
  return ok(course);
}

const highestRating = 9999;

const isRating = (number: number): boolean => number >= 1 && number <= highestRating;

/**
 * A range of ratings, `1400-2600`; those of the players, `2400,2310,0`; or top, step and spread of
 * FIDE's model, `2400:10:50`. null for anything else.
 */
export function ratingField(text: string): RatingField | null {
  const [, low, high] = /^(\d{1,4})-(\d{1,4})$/.exec(text) ?? [];
  const [lowest, highest] = [Number(low), Number(high)];
  if (lowest >= 1 && lowest <= highest) return { lowest, highest };
  const [, topText, stepText, spreadText] = /^(\d{1,4}):(\d{1,3}):(\d{1,3})$/.exec(text) ?? [];
  const [top, step, spread] = [Number(topText), Number(stepText), Number(spreadText)];
  if (isRating(top)) return { top, step, spread };
  if (!/^\d{1,4}(,\d{1,4})+$/.test(text)) return null;
  return { list: text.split(',').map(Number) };
}

function ratingsIn(context: Context, players: number): Result<Partial<Course>, Outcome> {
  const text = textOption(context, 'ratings');
  if (text === undefined) return ok({});
  const ratings = ratingField(text);
  if (ratings === null) {
    return err(bad(context.t('cli.usage.ratings', { text, most: highestRating })));
  }
  if ('list' in ratings && ratings.list.length !== players) {
    const count = ratings.list.length;
    return err(bad(context.t('cli.usage.ratings-count', { count, players })));
  }
  return ok({ ratings });
}

/** Points of `--points`: `3-1-0`, `1-0.5-0`. */
const pointsForm = /^(\d(?:\.[05])?)-(\d(?:\.[05])?)-(\d(?:\.[05])?)$/;

/**
 * Points for a win, a draw and a loss, each not more than the one before, where two draws are not worth
 * more than a win and a loss; null for anything else.
 */
function pointSystemIn(text: string): PointSystem | null {
  const [, ...parts] = pointsForm.exec(text) ?? [];
  const [win = 0, draw = 0, loss = 0] = parts.map((each) => halfPointsOf(Number(each)));
  const isOrdered = win > draw && draw >= loss;
  return isOrdered && 2 * draw <= win + loss ? { win, draw, loss } : null;
}

function pointsIn(context: Context): Result<Partial<Course>, Outcome> {
  const text = textOption(context, 'points');
  if (text === undefined) return ok({});
  const points = pointSystemIn(text);
  return points === null ? err(bad(context.t('cli.usage.points', { text }))) : ok({ points });
}

/** How results are drawn: `--draws` belongs to the straight line. */
function resultsIn(context: Context): Result<Partial<Course>, Outcome> {
  const results = textOption(context, 'results');
  if (!containsOption(context, 'draws')) {
    return ok(results === 'fide' || results === 'straight' ? { results } : {});
  }
  return results === 'fide'
    ? err(bad(context.t('cli.usage.draws-by-table')))
    : ok({ results: 'straight' });
}

const mostByePoints = 9;

function byeWorth(context: Context): Result<HalfPoints | undefined, Outcome> {
  const text = textOption(context, 'bye-points');
  if (text === undefined) return ok(undefined);
  if (/^\d(\.[05])?$/.test(text)) return ok(halfPointsOf(Number(text)));
  return err(bad(context.t('cli.usage.bye-points', { text, most: mostByePoints })));
}

function colourIn(context: Context): Partial<Course> {
  const initialColour = textOption(context, 'first-colour');
  return initialColour === 'white' || initialColour === 'black' ? { initialColour } : {};
}

/** What an option of `generate` requires of a system. */
const needs: Readonly<Record<string, (system: AnySystem) => boolean>> = {
  baku: ({ options }) => 'acceleration' in options,
  'forbidden-pairs': ({ goesBy }) => goesBy.includes('forbidden'),
  points: ({ goesBy }) => goesBy.includes('scoring'),
  'bye-points': ({ goesBy }) => goesBy.includes('scoring'),
  'first-colour': ({ options }) => 'initialColour' in options,
};

/** Whether a system understands an option of `generate`. */
export const isPossible = (option: string, system: AnySystem): boolean =>
  needs[option]?.(system) ?? true;

function systemObjection(context: Context, code: SystemCode): Outcome | null {
  const unmet = Object.entries(needs).find(
    ([name, isMet]) => containsOption(context, name) && !isMet(systems[code]),
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
  const points = pointsIn(context);
  if (!points.ok) return points;
  const accelerated = hasOption(context, 'baku');
  const { win, draw } = points.value.points ?? standardPointValues;
  if (accelerated && win !== 2 * draw) return err(bad(context.t('cli.usage.baku-points')));
  const tieBreaks = tieBreaksOption(context);
  if (!tieBreaks.ok) return tieBreaks;
  const codes = tieBreaks.value.map(({ spelling }) => spelling);
  return ok({
    ...points.value,
    ...(containsOption(context, 'tiebreaks') ? { tieBreaks: codes } : {}),
    ...(accelerated ? { acceleration: 'baku' } : {}),
    ...(forbidden.value === undefined ? {} : { forbiddenPairs: forbidden.value }),
    ...(bye.value === undefined ? {} : { allocatedBye: bye.value }),
    ...colourIn(context),
  });
}

/** The values of `--numbers`. */
const numberings = ['lot', 'strength', 'rating'] as const satisfies readonly Course['numbers'][];

function numbersIn(context: Context): Partial<Course> {
  const numbers = numberings.find((each) => each === textOption(context, 'numbers'));
  return numbers === undefined ? {} : { numbers };
}

/** The system of a tournament, and its size. */
export interface Frame {
  readonly system: SystemCode;
  readonly players: number;
  readonly rounds: number;
}

/** What the options of `generate` say of the course; a usage fault where they are not possible. */
export function courseOptions(
  context: Context,
  { system, players, rounds }: Frame,
): Result<Partial<Course>, Outcome> {
  const objection = systemObjection(context, system);
  if (objection !== null) return err(objection);
  let course: Partial<Course> = numbersIn(context);
  for (const part of [
    ratingsIn(context, players),
    sharesIn(context),
    frequenciesIn(context, rounds),
    resultsIn(context),
    rulesIn(context),
  ]) {
    if (!part.ok) return part;
    course = { ...course, ...part.value };
  }
  return ok(course);
}
