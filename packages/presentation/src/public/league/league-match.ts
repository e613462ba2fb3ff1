import {
  areLineUpsOpen,
  boardsOf,
  divisionOf,
  type League,
  type Match,
  type MemberId,
  memberName,
  memberOf,
  settlementOf,
} from '@rokade/league';
import type { LeagueBoardRow } from '@rokade/tables';
import { boardScoreTexts } from '../../views/league/match-lines.ts';
import { type LeagueReading, type LeagueWords, matchRow } from './league-matches.ts';
import { pairingReasons } from './league-rounds.ts';

/** The boards of a match: nobody's name before the line-ups are open. */
function boardRows(league: League, match: Match, t: LeagueWords): readonly LeagueBoardRow[] {
  const nameOf = (id: MemberId | null): string => (id === null ? '–' : memberName(league, id));
  const ratingOf = (id: MemberId | null): string =>
    `${memberOf(league, id ?? '')?.values.rating || ''}`;
  return boardsOf(league, match).map(({ board, players, replaced, entered, score, isRated }) => {
    const came = [replaced.home, replaced.away]
      .filter((id) => id !== null)
      .map((id) => t('public-league.instead-of', { name: memberName(league, id) }));
    const notes = [
      ...came,
      entered !== '' && came.length > 0 && !isRated ? t('league.not-rated') : '',
      entered !== score && entered !== ''
        ? t('public-league.played', { result: boardScoreTexts[entered] })
        : '',
    ];
    return {
      board,
      homeId: players.home ?? '',
      home: nameOf(players.home),
      homeRating: ratingOf(players.home),
      awayId: players.away ?? '',
      away: nameOf(players.away),
      awayRating: ratingOf(players.away),
      score: boardScoreTexts[score],
      note: notes.filter(Boolean).join('; '),
    };
  });
}

/** A match with its boards at a local time; `boards` is empty before the line-ups are open. */
export function matchPage(league: League, match: Match, now: string, reading: LeagueReading) {
  const { t } = reading;
  const isOpen = areLineUpsOpen(match, now);
  const isByBoards = match.bare === null;
  return {
    ...matchRow(league, match, reading),
    round: match.round,
    division: {
      id: match.division as string,
      name: divisionOf(league, match.division)?.values.name ?? '',
    },
    isOpen,
    settlement: settlementOf(league, match, now),
    because: pairingReasons(league, match, t),
    arbiter: match.sheet.arbiter,
    start: match.sheet.start,
    boards: isOpen && isByBoards ? boardRows(league, match, t) : [],
  };
}
