import { setFlagsFromString } from 'node:v8';
import { makeTrf } from '@rokade/formats';
import { courseOptions } from '../generate/course-options.ts';
import { generateTournament } from '../generate/generate-tournament.ts';
import { chosenSystem } from '../input/chosen-system.ts';
import { numberOption, type Options, textOption } from '../options.ts';
import { type Context, done, no, type Outcome } from '../outcome.ts';
import { fieldlessFlags } from '../system-options.ts';
import { refusalText } from './pair.ts';

/** From here on the space for new objects is kept small. */
const largeField = 1000;

/**
 * Matching a scoregroup of a thousand makes hundreds of megabytes of short-lived objects, of which
 * some twenty live on. Left to itself the engine lets them pile up: 5,000 players over nine rounds took
 * 370 to 400 MB, and take 230 MB and a quarter more work with the space for new objects kept as it is.
 */
const collectEarly = (): void => setFlagsFromString('--semi-space-growth-factor=1');

/** `generate --players N --rounds R --seed S [--system S]`: a random tournament as a report file. */
export async function generate(
  context: Context,
  _: readonly string[],
  options: Options,
): Promise<Outcome> {
  const named = { system: 'monrad', ...options };
  const system = chosenSystem(context, named, undefined, fieldlessFlags);
  if (!system.ok) return system.error;
  const players = numberOption(context, options, { name: 'players', least: 2, most: 9999 });
  if (!players.ok) return players.error;
  const rounds = numberOption(context, options, { name: 'rounds', least: 1, most: 99 });
  if (!rounds.ok) return rounds.error;
  const course = courseOptions(context, options, system.value.choice.code);
  if (!course.ok) return course.error;
  if ((players.value ?? 0) >= largeField) collectEarly();
  const generated = generateTournament({
    players: players.value ?? 2,
    rounds: rounds.value ?? 1,
    seed: (textOption(options, 'seed') ?? '').replace(/\s+/g, ' '),
    choice: system.value.choice,
    course: course.value,
  });
  return generated.ok
    ? done(makeTrf(generated.value))
    : no('', refusalText(context, generated.error));
}
