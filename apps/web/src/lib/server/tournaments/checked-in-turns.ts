import { type CheckedRound, checkedRounds } from '@rokade/formats';
import type { Tournament } from '@rokade/tournament';

const othersTurn = (): Promise<void> => new Promise((go) => setImmediate(go));

/**
 * Pairs every round of a tournament again and compares it with the round as it was held. Between
 * rounds the server handles other requests.
 */
export async function checkedInTurns(t: Tournament): Promise<readonly CheckedRound[]> {
  const found: CheckedRound[] = [];
  for (const checked of checkedRounds(t)) {
    found.push(checked);
    await othersTurn();
  }
  return found;
}
