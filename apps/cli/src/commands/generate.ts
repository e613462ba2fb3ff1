import { randomBytes } from 'node:crypto';
import { setFlagsFromString } from 'node:v8';
import { makeTrf } from '@rokade/formats';
import { systems } from '@rokade/tournament';
import type { Course } from '../generate/course.ts';
import { courseOptions, ratingField } from '../generate/course-options.ts';
import { generateTournament } from '../generate/generate-tournament.ts';
import { drawnSize, randomCourse } from '../generate/random-course.ts';
import { chosenSystem } from '../input/chosen-system.ts';
import { hasOption, numberOption, textOption } from '../options.ts';
import { type Context, done, no, type Run } from '../outcome.ts';
import { fieldlessFlags } from '../system-options.ts';
import { refusalText } from './pair.ts';

/** The number of players from which the space for new objects is kept small. */
const largeField = 1000;

/**
 * Matching a scoregroup of a thousand makes hundreds of megabytes of short-lived objects, of which some
 * twenty survive. By default the engine lets them pile up: 5,000 players over nine rounds took 370 to
 * 400 MB. With the space for new objects kept small they take 230 MB and a quarter more computing time.
 */
const collectEarly = (): void => setFlagsFromString('--semi-space-growth-factor=1');

/** How many ratings `--ratings` names one by one: so many players, unless told otherwise. */
function playerOption(context: Context): number | undefined {
  const field = ratingField(textOption(context, 'ratings') ?? '');
  return field !== null && 'list' in field ? field.list.length : undefined;
}

/** Baku's virtual points need a win worth two draws: points that were stated rule out what was drawn. */
const withoutClash = (course: Partial<Course>): Partial<Course> =>
  course.points !== undefined && course.points.win !== 2 * course.points.draw
    ? { ...course, acceleration: 'none' }
    : course;

/** The seed that was stated, or one by chance. */
function seedOf(context: Context): { readonly seed: string; readonly isStated: boolean } {
  const stated = textOption(context, 'seed')?.replace(/\s+/g, ' ');
  return stated === undefined
    ? { seed: randomBytes(6).toString('hex'), isStated: false }
    : { seed: stated, isStated: true };
}

/**
 * `generate [--players N] [--rounds R] [--seed S] [--system S]`: a random tournament as a report file.
 * Without a seed there is one by chance, told on standard error, and everything that is not stated is
 * drawn, too, as it is with `--vary`; with a seed alone the course is the usual one.
 */
export const generate: Run = async (context) => {
  const named = { ...context, options: { system: 'monrad', ...context.options } };
  const system = chosenSystem(named, undefined, fieldlessFlags);
  if (!system.ok) return system.error;
  const players = numberOption(context, { name: 'players', least: 2, most: 9999 });
  if (!players.ok) return players.error;
  const rounds = numberOption(context, { name: 'rounds', least: 1, most: 99 });
  if (!rounds.ok) return rounds.error;
  const { seed, isStated } = seedOf(context);
  const { choice, engine } = system.value;
  const stated = { players: players.value ?? playerOption(context), rounds: rounds.value };
  const size = drawnSize(seed, stated, engine.knockOut !== undefined);
  const course = courseOptions(context, { system: choice.code, ...size });
  if (!course.ok) return course.error;
  const varies = !isStated || hasOption(context, 'vary');
  const drawn = varies ? randomCourse(seed, size, systems[choice.code]) : {};
  if (size.players >= largeField) collectEarly();
  const generated = generateTournament({
    ...size,
    seed,
    choice,
    course: withoutClash({ ...drawn, ...course.value }),
  });
  const remarks = isStated ? [] : [context.t('cli.generate.seed', { seed })];
  return generated.ok
    ? done(makeTrf(generated.value), remarks)
    : no('', ...remarks, refusalText(context, generated.error));
};
