import type { TranslateFor } from '@rokade/texts';

/** A text with the number of half-point byes that a player may have; null: any number. */
export function halfPointByesText(t: TranslateFor<'tournament'>, most: number | null): string {
  if (most === null) return t('public.half-point-byes-free');
  return most === 0 ? t('public.half-point-byes-none') : t('public.half-point-byes', { most });
}
