import {
  type BoardOfMatch,
  type BoardScore,
  boardScores,
  boardsOf,
  calledOffBy,
  type League,
  type Match,
  matchScore,
  memberName,
  type Side,
  settlementOf,
  silentFrom,
  struckWith,
  teamName,
} from '@rokade/league';
import { dateText, pointsText } from '@rokade/tables';
import type { TranslateFor } from '@rokade/texts';
import type { Language } from '@rokade/tournament';
import type { Option } from '../../forms/option.ts';

/** The reader's language and texts. */
export interface LeagueLocale {
  readonly t: TranslateFor<'leagues'>;
  readonly language: Language;
}

/** How a board's score reads: home team first. */
export const boardScoreTexts: Readonly<Record<BoardScore, string>> = {
  '': '',
  '1-0': '1–0',
  draw: '½–½',
  '0-1': '0–1',
  '+/-': '+/−',
  '-/+': '−/+',
  '-/-': '−/−',
};

/** The choices of a board's score. */
export const scoreOptions: readonly Option[] = boardScores.map((value) => ({
  value,
  text: boardScoreTexts[value] || '–',
}));

/** Half-points of both teams as a score: `4½–3½`. */
export const scoreText = ([home, away]: readonly [number, number]): string =>
  `${pointsText(home)}–${pointsText(away)}`;

/** A board of a match, as pages and prints show it. */
export interface BoardLine {
  readonly board: number;
  readonly home: string;
  readonly away: string;
  readonly homeColour: 'white' | 'black';
  readonly entered: BoardOfMatch['entered'];
  readonly score: string;
  /** Whether what counts is not what was entered. */
  readonly isJudged: boolean;
  /** Whether a game was played that does not count for ratings. */
  readonly isUnrated: boolean;
}

/** The boards of a match. */
export const boardLines = (league: League, match: Match): readonly BoardLine[] =>
  boardsOf(league, match).map(({ board, players, homeColour, entered, score, isRated }) => {
    const name = (side: Side): string => memberName(league, players[side] ?? '');
    const isPlayed = entered === '1-0' || entered === 'draw' || entered === '0-1';
    return {
      board,
      home: name('home'),
      away: name('away'),
      homeColour,
      entered,
      score: boardScoreTexts[score],
      isJudged: score !== entered,
      isUnrated: isPlayed && !isRated,
    };
  });

/** A match in a list. */
export interface MatchLine {
  readonly id: string;
  readonly round: number;
  readonly home: string;
  readonly away: string;
  readonly score: string;
  /** Day and time, or that it is postponed or called off. */
  readonly when: string;
  readonly place: string;
  readonly state: string;
  /** By what it counts where that is not its boards, or that it does not; ''. */
  readonly by: string;
}

function whenText(
  { t, language }: LeagueLocale,
  league: League,
  match: Match,
  now: string,
): string {
  const { meeting, postponed } = match;
  const off = calledOffBy(league, match);
  if (off !== null) return t('league.called-off', { team: teamName(league, off) });
  if (postponed !== null) {
    const isLate = postponed.due < now.slice(0, 10);
    return t(isLate ? 'league.postponed-late' : 'league.postponed', {
      due: dateText(language, postponed.due, 'plain'),
    });
  }
  const { day, time } = meeting;
  if (day === '') return [t('league.no-day'), time].filter((part) => part !== '').join(', ');
  return dateText(language, time === '' ? day : `${day}T${time}`, 'short');
}

/** A match as a line, at a local time. */
export function matchLine(
  locale: LeagueLocale,
  league: League,
  match: Match,
  now: string,
): MatchLine {
  const { t } = locale;
  const { by, halfPoints } = matchScore(league, match);
  const isBegun = halfPoints[0] + halfPoints[1] > 0 || by !== 'boards';
  const reason = match.ruling?.reason ?? '';
  const struck = struckWith(league, match);
  const ways = [
    struck === null ? '' : t('league.struck-with', { team: teamName(league, struck) }),
    by === 'boards' ? '' : t(by === 'bare' ? 'league.by-bare' : 'league.by-ruling', { reason }),
  ];
  return {
    id: match.id,
    round: match.round,
    home: teamName(league, match.home),
    away: teamName(league, match.away),
    score: isBegun ? scoreText(halfPoints) : '',
    when: whenText(locale, league, match, now),
    place: match.meeting.place,
    state: isBegun ? t(`league.state-${settlementOf(league, match, now)}`) : '',
    by: ways.filter(Boolean).join('; '),
  };
}

/**
 * The captains' agreements with a sheet at a local time: those that hold, those that a change has undone,
 * and until when silence lasts.
 */
export function agreementLines(
  { t, language }: LeagueLocale,
  league: League,
  match: Match,
  now: string,
): readonly string[] {
  const lines = (['home', 'away'] as const).flatMap((side) => {
    const agreed = match.agreed[side];
    const undone = match.undone[side];
    const team = teamName(league, match[side]);
    if (agreed === null) {
      return undone === '' ? [] : [t('leagues.agreement-undone', { team, from: undone })];
    }
    const moment = dateText(language, agreed.when, 'short');
    const { from } = agreed;
    return [
      from === ''
        ? t('leagues.agreed-at', { team, moment })
        : t('leagues.agreed-by', { team, moment, from }),
    ];
  });
  const until = silentFrom(league, match);
  return until === '' || settlementOf(league, match, now) !== 'one'
    ? lines
    : [...lines, t('leagues.silent-from', { moment: dateText(language, until, 'short') })];
}
