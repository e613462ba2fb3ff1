import { unsoundForFide } from '../../settings/fide-mode/settings-acts.ts';
import type { Settings } from '../../settings/settings.ts';
import { recordOf } from '../../systems/system-choice.ts';
import { reportsInOrder } from '../../views/report-order.ts';

/**
 * Whether a new tournament with these settings begins in FIDE mode: by FIDE's Dutch system, or one whose
 * main report goes to FIDE; not where its settings are none that FIDE knows.
 */
export function beginsInFideMode(settings: Settings): boolean {
  if (unsoundForFide(settings).length > 0) return false;
  const isForFide = settings.rated !== 'no' && reportsInOrder(settings)[0] === 'fide';
  return recordOf(settings.system).fideMode === 'usual' || isForFide;
}
