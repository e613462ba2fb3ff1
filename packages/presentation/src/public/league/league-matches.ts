import {
  beginningOf,
  calledOffBy,
  hasScore,
  type League,
  type Match,
  matchScore,
  struckWith,
  teamName,
} from '@rokade/league';
import { dateText, type LeagueMatchRow } from '@rokade/tables';
import type { TranslateFor } from '@rokade/texts';
import { scoreText } from '../../views/league/match-lines.ts';
import type { Locale } from '../../words/locale.ts';

/** What turns the facts of a league into words. */
export type LeagueWords = TranslateFor<'console'>;

/** What turns them into words with days among them. */
export type LeagueReading = Pick<Locale<'console'>, 't' | 'language'>;

/** The score of a match, `5½–2½`; '' before anything is played. */
export const matchScoreText = (league: League, match: Match): string =>
  hasScore(match) ? scoreText(matchScore(league, match).halfPoints) : '';

/** What a reader should know of a match besides its score. */
function matchNote(league: League, match: Match, { t, language }: LeagueReading): string {
  const { by, points } = matchScore(league, match);
  const off = calledOffBy(league, match);
  if (off !== null) return t('league.called-off', { team: teamName(league, off) });
  const struck = struckWith(league, match);
  const notes = [
    match.isPlayOff ? t('league.play-off') : '',
    match.changedBy ? t('league.changed-by-hand', { reason: match.changedBy }) : '',
    match.postponed === null
      ? ''
      : t('league.postponed', { due: dateText(language, match.postponed.due, 'plain') }),
    struck === null ? '' : t('league.struck-with', { team: teamName(league, struck) }),
    points === null && hasScore(match) ? t('public-league.under-way') : '',
    by === 'bare' ? t('league.by-bare') : '',
    by === 'ruling' ? t('league.by-ruling', { reason: match.ruling?.reason ?? '' }) : '',
  ];
  return notes.filter(Boolean).join('; ');
}

/** A match in a list. */
export const matchRow = (league: League, match: Match, reading: LeagueReading): LeagueMatchRow => ({
  id: match.id,
  homeId: match.home,
  awayId: match.away,
  when: match.meeting.time === '' ? match.meeting.day : beginningOf(match),
  home: teamName(league, match.home),
  away: teamName(league, match.away),
  score: matchScoreText(league, match),
  place: match.meeting.place,
  note: matchNote(league, match, reading),
});
