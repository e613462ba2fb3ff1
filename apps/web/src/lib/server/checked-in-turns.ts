import { type CheckedRound, checkedRounds } from '@rokade/formats';
import type { Tournament } from '@rokade/tournament';

const othersTurn = (): Promise<void> => new Promise((go) => setImmediate(go));

/** Every round of a tournament paired anew and compared; others get a turn after each. */
export async function checkedInTurns(t: Tournament): Promise<readonly CheckedRound[]> {
  const found: CheckedRound[] = [];
  for (const checked of checkedRounds(t)) {
    found.push(checked);
    await othersTurn();
  }
  return found;
}
