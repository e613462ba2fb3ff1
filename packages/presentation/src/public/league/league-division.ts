import {
  type Division,
  type DivisionId,
  divisionTable,
  individuals,
  type League,
  memberName,
  memberOf,
  roundNow,
  roundsOf,
  type TableLine,
  teamName,
} from '@rokade/league';
import { type LeaguePlayerRow, type LeagueTeamRow, pointsText, rankTexts } from '@rokade/tables';
import { criterionHeads } from './league-criteria.ts';
import { type LeagueWords, matchRow } from './league-matches.ts';

/** Where a place leads, and what was taken from the team. */
function noteOf({ leads, taken, withdrawn, needsPlayOff }: TableLine, t: LeagueWords): string {
  const { matchPoints, halfPoints } = taken;
  const points = [
    matchPoints === 0 ? '' : `${matchPoints} ${t('league.match-points')}`,
    halfPoints === 0 ? '' : `${pointsText(halfPoints)} ${t('league.board-points')}`,
  ].filter(Boolean);
  return [
    leads === '' ? '' : t(`league.${leads}`),
    needsPlayOff ? t('league.needs-play-off') : '',
    points.length === 0 ? '' : t('league.taken', { points: points.join(', ') }),
    withdrawn === '' ? '' : t('league.withdrawn'),
  ]
    .filter(Boolean)
    .join('; ');
}

/** Won, drawn and lost matches, short to the eye and in words to the ear. */
const recordOf = ({ won, drawn, lost }: TableLine, t: LeagueWords) => ({
  text: `${won} ${drawn} ${lost}`,
  words: [
    `${t('league.won')} ${won}`,
    `${t('league.drawn')} ${drawn}`,
    `${t('league.lost')} ${lost}`,
  ].join(', '),
});

/** The table of a division. */
export function divisionRows(
  league: League,
  division: DivisionId,
  t: LeagueWords,
): readonly LeagueTeamRow[] {
  const lines = divisionTable(league, division);
  const ranks = rankTexts(lines);
  return lines.map((line, index) => ({
    id: line.team,
    rank: ranks[index] ?? line.rank,
    name: teamName(league, line.team),
    played: line.won + line.drawn + line.lost,
    record: recordOf(line, t),
    matchPoints: line.matchPoints,
    halfPoints: line.halfPoints,
    values: line.values.map((value) => (value === null ? null : { stages: value.stages })),
    note: noteOf(line, t),
  }));
}

/** How many of the best players a division's page names. */
const bestShown = 10;

/** The players of a division who scored most; a game is worth the same on every board. */
const bestRows = (league: League, division: DivisionId): readonly LeaguePlayerRow[] =>
  individuals(league, division)
    .slice(0, bestShown)
    .map(({ player, halfPoints, played }, index) => ({
      id: player,
      place: index + 1,
      name: memberName(league, player),
      team: teamName(league, memberOf(league, player)?.team ?? ''),
      rating: '',
      seat: '',
      halfPoints,
      played,
    }));

/** A division in an overview: its table and the round that is to be played next. */
export const divisionInBrief = (league: League, division: Division, t: LeagueWords) => {
  const now = roundNow(league, division.id);
  const round = roundsOf(league, division.id).find((one) => one.round === now);
  return {
    id: division.id as string,
    name: division.values.name,
    order: criterionHeads(t, league.values.order),
    rows: divisionRows(league, division.id, t),
    round: now,
    matches: (round?.matches ?? []).map((match) => matchRow(league, match, t)),
  };
};

/** A division with everything that visitors look for. */
export const divisionPage = (league: League, division: Division, t: LeagueWords) => ({
  ...divisionInBrief(league, division, t),
  rounds: roundsOf(league, division.id).map(({ round, matches }) => ({
    round,
    day: division.days[round - 1] ?? '',
    matches: matches.map((match) => matchRow(league, match, t)),
  })),
  best: bestRows(league, division.id),
});
