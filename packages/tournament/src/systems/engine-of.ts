import { findPairingSystem, invariant, type PairingSystem } from '@rokade/rules';
import type { SystemChoice } from './systems.ts';

/** The pairing engine of the chosen system and edition. */
export function engineOf({ code, edition }: SystemChoice): PairingSystem {
  const engine = findPairingSystem(code, edition);
  invariant(engine !== undefined, `system ${code} ${edition} exists`);
  return engine;
}
