import { enteredResultOptions } from '@rokade/presentation/chess/entered-result-options.ts';
import { rulingLines } from '@rokade/presentation/chess/ruling-lines.ts';
import { choiceIn } from '@rokade/presentation/desks/incidents/board-choice.ts';
import { type BoardStep, boardStep } from '@rokade/presentation/desks/incidents/board-question.ts';
import { incidentLines } from '@rokade/presentation/desks/incidents/incident-lines.ts';
import { lawsOptions } from '@rokade/presentation/desks/incidents/ruling-text.ts';
import { citedLawHref } from '@rokade/presentation/views/laws/law-text.ts';
import { type Ruling, rulings, rulingsOnLaw, situationGroups, situations } from '@rokade/rules';
import { loadTournament } from '#lib/server/tournaments/load-tournament.ts';
import { publishedGames } from '#lib/server/tournaments/published-games.ts';
import type { PageServerLoad } from './$types';

/** The rulings on the article that decides; the whole register where nothing is chosen yet. */
const shownRulings = (step: BoardStep | null): readonly Ruling[] =>
  step === null ? rulings : rulingsOnLaw(step.decision?.law ?? '');

export const load: PageServerLoad = async ({ locals, params, url }) => {
  const t = await loadTournament(locals, params);
  const choice = choiceIn(t, new Map(url.searchParams));
  const { game, side, laws } = choice;
  const step = boardStep(t, locals, choice);
  return {
    games: publishedGames(t, locals),
    chosen: { game: game === null ? '' : `${game.round} ${game.board}`, side, laws },
    laws: lawsOptions(locals),
    groups: situationGroups.map((group) => ({
      name: locals.t(`incidents.group-${group}`),
      situations: situations
        .filter((situation) => situation.group === group)
        .map(({ code }) => ({ value: code, text: locals.t(`incidents.situation-${code}`) })),
    })),
    step,
    lawHref: step?.decision ? citedLawHref(laws, step.decision.law) : '',
    situation: choice.situation,
    answers: Object.entries(choice.answers),
    results: [
      { value: '', text: locals.t('incidents.result-stays') },
      ...enteredResultOptions(locals),
    ],
    incidents: incidentLines(t, locals),
    rulings: rulingLines(locals, laws === 'laws-2001' ? shownRulings(step) : []),
  };
};

export { tournamentActions as actions } from '#lib/server/forms/tell.ts';
