import type { PairingRequest } from '../pairing-system.ts';

/** The most seeding rounds that a tournament has. */
const most = 4;

/**
 * The number of first rounds that are paired by the Dutch system: half of all, rounded down, but not
 * more than four; four, if the number of rounds is not stated.
 *
 * @article FIDE C.04.4.2 2026 1.6
 */
export const seedingRounds = ({ roundsPlanned }: PairingRequest): number =>
  roundsPlanned === null ? most : Math.min(most, Math.floor(roundsPlanned / 2));
