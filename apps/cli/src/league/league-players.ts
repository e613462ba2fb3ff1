import { clubPrizes, memberName, memberOf, rankedScores, teamName } from '@rokade/league';
import { leagueScoreColumns, pointsText } from '@rokade/tables';
import type { BookAct } from '../input/book-acts.ts';
import { bad, done, jsonLine } from '../outcome.ts';
import { tableAs } from '../say/table-as.ts';
import { divisionCalled, leagueCalled, type OpenLeagues } from './open-league.ts';

/** `players WHAT DIVISION`: the players of a division with what they scored. */
export const players: BookAct<OpenLeagues> = async (
  context,
  opened,
  [which = '', division = ''],
) => {
  const league = await leagueCalled(context, opened, which);
  if (!league.ok) return league.error;
  const found = divisionCalled(context, league.value, division);
  if (!found.ok) return found.error;
  const ofColour = ({ halfPoints, played }: { halfPoints: number; played: number }) =>
    played === 0 ? '' : `${pointsText(halfPoints)} / ${played}`;
  const rows = rankedScores(league.value, found.value.id).map((score) => ({
    id: score.player,
    place: score.place,
    name: memberName(league.value, score.player),
    team: teamName(league.value, memberOf(league.value, score.player)?.team ?? ''),
    halfPoints: score.halfPoints,
    played: score.played,
    white: ofColour(score.white),
    black: ofColour(score.black),
    performance: score.performance === null ? '' : String(score.performance),
  }));
  return tableAs(context, { columns: leagueScoreColumns, rows }, { key: 'players' });
};

/** `prizes WHAT CLUB`: the prizes within the teams of a club, with what is not counted. */
export const prizes: BookAct<OpenLeagues> = async (context, opened, [which = '', club = '']) => {
  const league = await leagueCalled(context, opened, which);
  if (!league.ok) return league.error;
  if (club === '') {
    return bad(context.t('cli.usage.missing-argument', { what: 'CLUB' }));
  }
  const teams = clubPrizes(league.value, club).map(({ team, rounds, least, members }) => ({
    team: teamName(league.value, team),
    rounds,
    least,
    players: members.map(({ player, leftOut, ...member }) => ({
      name: memberName(league.value, player),
      ...member,
      leftOut: leftOut.length,
    })),
  }));
  return done(jsonLine({ club, teams }));
};
