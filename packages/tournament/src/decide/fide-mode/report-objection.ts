import type { Refusal } from '../../commands/refusal.ts';
import { waitsForOpenGames } from '../../questions/fide-mode/acts-of-command.ts';
import { isFinishedProvisionally } from '../../questions/phase.ts';
import type { Tournament } from '../../state/state.ts';
import { fideRefusal } from './hold-fide-mode.ts';

/**
 * Why nothing of a tournament can be sent to a rating office, and no report file written: it was finished
 * with games still open, or in FIDE mode all rounds are published and a game is open; null: it can.
 */
export function reportObjection(t: Tournament): Refusal | null {
  if (isFinishedProvisionally(t)) return { code: 'report-sent.provisional' };
  return waitsForOpenGames(t) ? fideRefusal('report-with-open-games') : null;
}
