import {
  type Division,
  formOf,
  isDraft,
  type League,
  newestRound,
  teamsByStrength,
  teamsIn,
} from '@rokade/league';
import { roundLines } from '@rokade/presentation/desks/leagues/league-lines.ts';
import { wishLines } from '@rokade/presentation/desks/leagues/wish-lines.ts';
import { embedDivisionDesk } from '@rokade/presentation/desks/screens/embed-desk.ts';
import type { Option } from '@rokade/presentation/forms/option.ts';
import { criterionHeads } from '@rokade/presentation/public/league/league-criteria.ts';
import { teamCup } from '@rokade/presentation/public/league/league-cup.ts';
import { divisionRows } from '@rokade/presentation/public/league/league-division.ts';
import { newMatchId, newPenaltyId, newSeed, newWishId } from '@rokade/server';
import { divisionIn, loadLeague } from '#lib/server/leagues/league-page.ts';
import { eventsSeen } from '#lib/server/rights/may-do.ts';
import type { PageServerLoad } from './$types';

/** How the matches of a division come about, and what its next round is drawn with. */
function drawingOf(league: League, division: Division) {
  const form = formOf(division);
  const newest = newestRound(league, division);
  return {
    drawsRounds: form.drawRound !== null,
    isOfTwo: form.teams === 2,
    isOneDay: division.values.oneDay === true,
    nextRound: isDraft(division, newest) ? 0 : newest + 1,
    seed: newSeed(),
    numbered: teamsIn(league, division.id).map(({ id, values }) => ({
      value: id as string,
      text: values.name,
    })),
    byStrength: teamsByStrength(league, division.id) as readonly string[],
  };
}

/** How many tournaments there are to choose from. */
const mostTournaments = 50;

/** The tournaments whose players the reader sees at their desks, the last changed first. */
async function tournamentsSeen(locals: App.Locals): Promise<readonly Option[]> {
  const only = eventsSeen(locals, 'see-boards');
  const order = 'newest-change';
  const { tournaments } = await locals.app.tournaments.page({
    archived: false,
    only,
    order,
    most: mostTournaments,
  });
  return tournaments
    .filter(({ damaged }) => damaged === null)
    .map(({ id, name, group }) => ({
      value: id as string,
      text: [name, group].filter(Boolean).join(' – '),
    }));
}

/** A division: its table, its rounds and its teams. */
export const load: PageServerLoad = async ({ locals, params, url }) => {
  const league = await loadLeague(locals, params);
  const division = divisionIn(league, params);
  const { now } = locals.app.hall();
  const teams = league.teams.filter((team) => team.division === division.id);
  const rounds = roundLines(locals, league, division, now);
  const ids = new Set<string>(teams.map(({ id }) => id));
  return {
    division: division.id as string,
    values: division.values,
    order: criterionHeads(locals.t, league.values.order),
    table: divisionRows(league, division.id, locals.t),
    cup: division.drawn.length === 0 ? null : teamCup(league, division, locals.t),
    rounds,
    tournaments: rounds.length === 0 ? await tournamentsSeen(locals) : [],
    form: drawingOf(league, division),
    teams: teams
      .filter(({ withdrawn }) => withdrawn === '')
      .map(({ id, values }) => ({ value: id as string, text: values.name })),
    embed: embedDivisionDesk(locals, url, { league, division }),
    penalties: league.penalties
      .filter(({ team }) => ids.has(team))
      .map(({ id, team, reason }) => ({
        id: id as string,
        team: teams.find((one) => one.id === team)?.values.name ?? '',
        reason,
      })),
    newPenalty: newPenaltyId() as string,
    wishes: wishLines(locals, league, division.id),
    newWish: newWishId() as string,
    // Those of the division first.
    allTeams: [...teams, ...league.teams.filter(({ id }) => !ids.has(id))].map(
      ({ id, values }) => ({ value: id as string, text: values.name }),
    ),
    newMatch: newMatchId() as string,
    nextRound:
      league.matches
        .filter((match) => match.division === division.id)
        .reduce((last, { round }) => Math.max(last, round), 0) + 1,
  };
};

export { actions } from '#lib/server/forms/tell.ts';
