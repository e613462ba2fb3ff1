import type { TranslateFor } from '@rokade/texts';
import type { FideMode } from '@rokade/tournament';

/** How pages and prints show whether a tournament is played in FIDE mode: without names. */
export type ShownFideMode =
  | { readonly kind: 'none' | 'on' }
  | { readonly kind: 'left'; readonly round: number };

/** The mode without who left it. */
export const shownFideMode = (mode: FideMode): ShownFideMode =>
  mode.kind === 'left' ? { kind: 'left', round: mode.round } : { kind: mode.kind };

/** "FIDE mode", "FIDE mode left after round 3"; '' where the tournament never was in it. */
export function fideModeText(t: TranslateFor<'tournament'>, mode: ShownFideMode): string {
  if (mode.kind !== 'left') return mode.kind === 'on' ? t('fide-mode.on') : '';
  return mode.round === 0
    ? t('fide-mode.left-at-start')
    : t('fide-mode.left', { round: mode.round });
}
