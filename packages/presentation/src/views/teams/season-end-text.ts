import { divisionOf, type League, type SeasonEnd } from '@rokade/league';
import type { TranslateFor } from '@rokade/texts';

/** Where a team goes after the season, in words. */
export function moveText(
  league: League,
  { division, move, next }: SeasonEnd,
  t: TranslateFor<'tournament'>,
): string {
  if (next === null) return t('league.leaves');
  const name = divisionOf(league, next)?.values.name ?? '';
  if (move !== 'stays') return t(`league.goes-${move}`, { division: name });
  return next === division ? t('league.stays') : t('league.plays-in', { division: name });
}

/** Why a team goes there, or stays although its place says otherwise; '' = it just stays. */
export function becauseText(
  { because, settled, isAgainstTable, needsPlayOff }: SeasonEnd,
  t: TranslateFor<'tournament'>,
): string {
  const against = isAgainstTable ? t('league.settled') : '';
  return [
    because === null ? '' : t(`league.because-${because}`),
    settled ? t('league.settled-because', { reason: settled }) : against,
    needsPlayOff ? t('league.needs-play-off') : '',
  ]
    .filter(Boolean)
    .join('; ');
}
