import { criterionWords } from '@rokade/presentation/public/league/league-criteria.ts';
import { leagueOwnCriteria, teamTieBreakCodes } from '@rokade/rules';
import { loadLeague } from '#lib/server/leagues/league-page.ts';
import type { PageServerLoad } from './$types';

/** The rules of a league, and its clubs. */
export const load: PageServerLoad = async ({ locals, params }) => {
  const { values, teams } = await loadLeague(locals, params);
  const clubs = [...new Set(teams.map((team) => team.values.club))].filter((club) => club !== '');
  const codes = [...teamTieBreakCodes, ...leagueOwnCriteria];
  const criteria = codes.map((code) => ({ code, name: criterionWords(locals.t, code).name }));
  return { values, criteria, clubs: clubs.toSorted().map((club) => ({ value: club, text: club })) };
};

export { actions } from '#lib/server/forms/tell.ts';
