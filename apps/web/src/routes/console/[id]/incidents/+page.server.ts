import { enteredResultOptions } from '@rokade/presentation/chess/entered-result-options.ts';
import { rulingLines } from '@rokade/presentation/chess/ruling-lines.ts';
import { lawsOptions } from '@rokade/presentation/chess/ruling-text.ts';
import { publishedGames } from '@rokade/presentation/desks/appeals/published-games.ts';
import { boardFacts } from '@rokade/presentation/desks/incidents/board-facts.ts';
import { citedOwnTexts } from '@rokade/presentation/desks/incidents/cited-own-texts.ts';
import { incidentLines } from '@rokade/presentation/desks/incidents/incident-lines.ts';
import { rulings, situationGroups, situations } from '@rokade/rules';
import { loadTournament } from '#lib/server/tournaments/load-tournament.ts';
import type { PageServerLoad } from './$types';

/**
 * All that the questions need, whatever is chosen: the page goes from one to the next by its address
 * alone, without the server.
 */
export const load: PageServerLoad = async ({ locals, params }) => {
  const t = await loadTournament(locals, params);
  return {
    facts: boardFacts(t),
    games: publishedGames(t, locals),
    laws: lawsOptions(locals),
    groups: situationGroups.map((group) => ({
      name: locals.t(`incidents.group-${group}`),
      situations: situations
        .filter((situation) => situation.group === group)
        .map(({ code }) => ({ value: code, text: locals.t(`incidents.situation-${code}`) })),
    })),
    results: [
      { value: '', text: locals.t('incidents.result-stays') },
      ...enteredResultOptions(locals),
    ],
    incidents: incidentLines(t, locals),
    rulings: rulingLines(locals, rulings),
    ownTexts: citedOwnTexts(locals.app.installation.now().lawTexts, locals.language),
  };
};

export { tournamentActions as actions } from '#lib/server/forms/tell.ts';
