import { criterionWords } from '@rokade/presentation/public/league/league-criteria.ts';
import { leagueOwnCriteria, teamTieBreakCodes } from '@rokade/rules';
import { webhookDesk } from '#lib/server/accounts/link-desk.ts';
import { loadLeague } from '#lib/server/leagues/league-page.ts';
import type { PageServerLoad } from './$types';

/** The rules of a league, its clubs, its webhooks, and whether it is archived. */
export const load: PageServerLoad = async ({ locals, params }) => {
  const { id, values, teams } = await loadLeague(locals, params);
  const clubs = [...new Set(teams.map((team) => team.values.club))].filter((club) => club !== '');
  const codes = [...teamTieBreakCodes, ...leagueOwnCriteria];
  const listed = await locals.app.leagues.list();
  return {
    values,
    criteria: codes.map((code) => ({ code, name: criterionWords(locals.t, code).name })),
    clubs: clubs.toSorted().map((club) => ({ value: club, text: club })),
    webhooks: await webhookDesk(locals, id, 'keep-league'),
    archived: listed.find((one) => one.id === id)?.archived === true,
  };
};

export { actions } from '#lib/server/forms/tell.ts';
