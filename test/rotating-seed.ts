import { env } from 'node:process';

/**
 * Where a test begins that looks at another part of a wide field each time it runs. The message of
 * a failure names it; ROKADE_SEED looks at the same part again.
 */
export const rotatingSeed: number = Number(env['ROKADE_SEED'] ?? Date.now() % 1_000_000_000);

/**
 * Whether a test looks at all of its wide field (`npm run test:sweep`, ROKADE_SWEEP=1) and not at a
 * part of it, another one in each run.
 */
export const isSweep: boolean = env['ROKADE_SWEEP'] === '1';

/** What a failure says of the seed. */
export const seedMessage = `again with ROKADE_SEED=${rotatingSeed}`;
