import { checkTimeControl } from '@rokade/rules';
import { nobody } from '@rokade/tables';
import { nationalRules, type Tournament } from '@rokade/tournament';
import { type ReasonLine, reasonLines } from '#lib/chess/reason-lines.ts';
import type { Locale } from '#lib/ui/locale.ts';

/** Whether the federation will rate a tournament, in words. */
export interface NationalConditions {
  readonly edition: string;
  /** `outside`: its games are rated, though the thinking time is not as the rules want it. */
  readonly verdict: 'met' | 'outside' | 'missed';
  readonly lines: readonly ReasonLine[];
}

/**
 * Whether the federation will rate a tournament by its thinking time, before a round is played as after;
 * null: its rules ask nothing of it. A game with less time than the shortest is left out.
 *
 * @article DSU 2002 §12a, §12b, §13a, §13b; 4.5.3; DSU 2010 4.5.3
 */
export function nationalConditions(
  { settings }: Tournament,
  { t }: Pick<Locale<'console'>, 't'>,
): NationalConditions | null {
  const { asks, edition } = nationalRules(settings);
  if (!asks.includes('time-control')) return null;
  const reasons = checkTimeControl(settings.timeControl);
  const isTooShort = reasons.some(({ code }) => code === 'conduct.time-too-short');
  const isMissed = (isTooShort || settings.timeOdds !== null) && settings.rated === 'by-rule';
  const verdict =
    settings.rated === 'no' || isMissed ? 'missed' : reasons.length > 0 ? 'outside' : 'met';
  return { edition, verdict, lines: reasonLines(nobody, reasons, t) };
}
