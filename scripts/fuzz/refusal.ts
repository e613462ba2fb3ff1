import type { PairingPlayer, PairingSystem } from '@rokade/rules';
import { type EngineRequest, type Legality, legalityOf, presentIn } from './legality.ts';

/** The largest number of players for which all pairings are tried. */
const mostTried = 12;

/** Whether all can be paired, by trying one pairing after another; at most one of an odd number has the bye. */
function canBePaired(
  legality: Legality,
  request: EngineRequest,
  left: readonly PairingPlayer[],
): boolean {
  const [first, ...others] = left;
  if (first === undefined) return true;
  const meets = others.some(
    (other) =>
      legality.mayMeet(request, first, other) &&
      canBePaired(
        legality,
        request,
        others.filter((each) => each !== other),
      ),
  );
  if (meets || left.length % 2 === 0) return meets;
  return legality.mayHaveBye(request, first) && canBePaired(legality, request, others);
}

/**
 * Whether a refused round could have been paired; null: the field is too large to try, or the system is
 * a knock-out or a table, which are refused for other reasons.
 */
export function couldBePaired(system: PairingSystem, request: EngineRequest): boolean | null {
  const present = presentIn(request);
  if (system.knockOut !== undefined || system.isByTable === true) return null;
  if (present.length < 2 || present.length > mostTried) return null;
  return canBePaired(legalityOf(system), request, present);
}
