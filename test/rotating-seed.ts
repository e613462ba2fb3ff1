import { env } from 'node:process';

/**
 * The start of a test that checks another part of a wide field each time it runs. The message of a
 * failure names it; ROKADE_SEED checks the same part again.
 */
export const rotatingSeed: number = Number(env['ROKADE_SEED'] ?? Date.now() % 1_000_000_000);

/**
 * Whether a test checks all of its wide field (`npm run test:sweep`, ROKADE_SWEEP=1) and not a part of
 * it, another one in each run.
 */
export const isSweep: boolean = env['ROKADE_SWEEP'] === '1';

/**
 * Whether a test looks at each of many pages, and at as much as it has time for: in a sweep, and
 * where everything is looked at once before a change is taken over (`.ci/run`, ROKADE_WIDE=1).
 */
export const isWide: boolean = isSweep || env['ROKADE_WIDE'] === '1';

/** Every so many pages or prints, others in each run, and all of them before a change is taken over. */
export const everyNth = <T>(all: readonly T[], nth: number, turn = 0): readonly T[] =>
  isWide ? all : all.filter((_, index) => (index + rotatingSeed + turn) % nth === 0);

/** The hint on the seed in the message of a failure. */
export const seedMessage = `again with ROKADE_SEED=${rotatingSeed}`;
