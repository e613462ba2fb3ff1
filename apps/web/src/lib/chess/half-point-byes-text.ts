import type { TranslateFor } from '@rokade/texts';

/** How many half-point byes a player may have; null: as many as they ask for. */
export function halfPointByesText(t: TranslateFor<'tournament'>, most: number | null): string {
  if (most === null) return t('public.half-point-byes-free');
  return most === 0 ? t('public.half-point-byes-none') : t('public.half-point-byes', { most });
}
