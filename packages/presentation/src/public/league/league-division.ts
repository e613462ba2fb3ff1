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
  seasonEnds,
  type TableLine,
  teamName,
} from '@rokade/league';
import { type LeaguePlayerRow, type LeagueTeamRow, pointsText, rankTexts } from '@rokade/tables';
import { becauseText, moveText } from '../../views/teams/season-end-text.ts';
import { criterionHeads } from './league-criteria.ts';
import { teamCup } from './league-cup.ts';
import { type LeagueReading, type LeagueWords, matchRow } from './league-matches.ts';
import { freeText } from './league-rounds.ts';

/** The reasons that need no word beside the place. */
const plainReasons: readonly (string | null)[] = [
  null,
  'promoted-by-place',
  'relegated-by-place',
  'withdrawn',
];

/**
 * Where a team goes after the season: as its leader settled it, else as the tables stand, with the reason
 * where that is not its place alone. A place that is shared across a border leads nowhere yet, and one at
 * the end of the league leads out of it.
 */
function endNote(league: League, { team, leads, needsPlayOff }: TableLine, t: LeagueWords): string {
  const end = seasonEnds(league).find((one) => one.team === team);
  if (end === undefined) return '';
  const { because, settled, isAgainstTable, move } = end;
  const isPlain = !isAgainstTable && !settled && plainReasons.includes(because);
  if (!isPlain) return [moveText(league, end, t), becauseText(end, t)].filter(Boolean).join(', ');
  if (settled !== null && move !== 'stays') return moveText(league, end, t);
  const lead = leads === '' ? '' : t(`league.${leads}`);
  return [lead, needsPlayOff ? t('league.needs-play-off') : ''].filter(Boolean).join('; ');
}

/** Where a place leads, and what was taken from the team. */
function noteOf(league: League, line: TableLine, t: LeagueWords): string {
  const { taken, withdrawn } = line;
  const { matchPoints, halfPoints } = taken;
  const points = [
    matchPoints === 0 ? '' : t('league.taken-match-points', { points: matchPoints }),
    halfPoints === 0
      ? ''
      : t('league.taken-board-points', { count: halfPoints / 2, points: pointsText(halfPoints) }),
  ].filter(Boolean);
  return [
    endNote(league, line, t),
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
    note: noteOf(league, line, t),
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
export const divisionInBrief = (league: League, division: Division, reading: LeagueReading) => {
  const { t } = reading;
  const now = roundNow(league, division.id);
  const round = roundsOf(league, division.id).find((one) => one.round === now);
  return {
    id: division.id as string,
    name: division.values.name,
    order: criterionHeads(t, league.values.order),
    rows: divisionRows(league, division.id, t),
    cup: teamCup(league, division, t),
    round: now,
    matches: (round?.matches ?? []).map((match) => matchRow(league, match, reading)),
  };
};

/** A division with everything that visitors look for. */
export const divisionPage = (league: League, division: Division, reading: LeagueReading) => ({
  ...divisionInBrief(league, division, reading),
  rounds: roundsOf(league, division.id).map(({ round, matches }) => ({
    round,
    day: division.days[round - 1] ?? '',
    matches: matches.map((match) => matchRow(league, match, reading)),
    free: freeText(league, division, round, reading.t),
  })),
  best: bestRows(league, division.id),
});
