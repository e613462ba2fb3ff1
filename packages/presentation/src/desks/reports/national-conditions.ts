import { checkTimeControl } from '@rokade/rules';
import { nobody } from '@rokade/tables';
import { nationalRules, type Tournament } from '@rokade/tournament';
import { type ReasonLine, reasonLines } from '../../chess/reason-lines.ts';
import type { Locale } from '../../words/locale.ts';

/** Whether the federation will rate a tournament, as texts. */
export interface NationalConditions {
  readonly edition: string;
  /** `outside`: the games are rated, although the thinking time is not what the rules require. */
  readonly verdict: 'met' | 'outside' | 'missed';
  readonly lines: readonly ReasonLine[];
}

/**
 * Whether the federation will rate a tournament, judged by its thinking time, both before and after
 * it is played; null: its rules have no such condition. Games with less than the shortest thinking
 * time are not rated.
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
