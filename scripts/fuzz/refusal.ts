import type { PairingPlayer, PairingSystem } from '@rokade/rules';
import { type Asked, type Legality, legalityOf, presentIn } from './legality.ts';

/** The largest number of players for which all pairings are tried. */
const mostTried = 12;

/** Whether all can be paired, by trying one pairing after another; at most one of an odd number has the bye. */
function canBePaired(legality: Legality, asked: Asked, left: readonly PairingPlayer[]): boolean {
  const [first, ...others] = left;
  if (first === undefined) return true;
  const meets = others.some(
    (other) =>
      legality.mayMeet(asked, first, other) &&
      canBePaired(
        legality,
        asked,
        others.filter((each) => each !== other),
      ),
  );
  if (meets || left.length % 2 === 0) return meets;
  return legality.mayHaveBye(asked, first) && canBePaired(legality, asked, others);
}

/**
 * Whether a refused round could have been paired; null: the field is too large to try, or the system is
 * a knock-out or a table, which are refused for other reasons.
 */
export function couldBePaired(system: PairingSystem, asked: Asked): boolean | null {
  const present = presentIn(asked);
  if (system.knockOut !== undefined || system.isByTable === true) return null;
  if (present.length < 2 || present.length > mostTried) return null;
  return canBePaired(legalityOf(system), asked, present);
}
