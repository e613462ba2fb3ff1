import { enteredResults } from '@rokade/presentation/chess/result-of-act.ts';
import { rulingLines } from '@rokade/presentation/chess/ruling-lines.ts';
import { gameText } from '@rokade/presentation/desks/appeals/appeal-text.ts';
import { choiceIn } from '@rokade/presentation/desks/incidents/board-choice.ts';
import { type BoardStep, boardStep } from '@rokade/presentation/desks/incidents/board-question.ts';
import { incidentLines } from '@rokade/presentation/desks/incidents/incident-lines.ts';
import { lawsOptions } from '@rokade/presentation/desks/incidents/ruling-text.ts';
import { type Ruling, rulings, rulingsOnLaw, situationGroups, situations } from '@rokade/rules';
import { namesIn, resultText } from '@rokade/tables';
import type { Tournament } from '@rokade/tournament';
import { loadTournament } from '#lib/server/tournaments/load-tournament.ts';
import type { PageServerLoad } from './$types';

/** The games of published rounds as options with the players' names, the newest round first. */
function gamesOf(t: Tournament, locals: App.Locals) {
  const { nameOf } = namesIn(t);
  return t.rounds
    .filter(({ status }) => status === 'published')
    .toReversed()
    .flatMap(({ number: round, games }) =>
      games.map(({ board, white, black }) => ({
        value: `${round} ${board}`,
        text: gameText(t, locals, { round, board }),
        white: nameOf(white),
        black: nameOf(black),
      })),
    );
}

/** The rulings on the article that decides; the whole register where nothing is chosen yet. */
const shownRulings = (step: BoardStep | null): readonly Ruling[] =>
  step === null ? rulings : rulingsOnLaw(step.decision?.law ?? '');

export const load: PageServerLoad = async ({ locals, params, url }) => {
  const t = await loadTournament(locals, params);
  const choice = choiceIn(t, new Map(url.searchParams));
  const { game, side, laws } = choice;
  const step = boardStep(t, locals, choice);
  return {
    games: gamesOf(t, locals),
    chosen: { game: game === null ? '' : `${game.round} ${game.board}`, side, laws },
    laws: lawsOptions(locals),
    groups: situationGroups.map((group) => ({
      name: locals.t(`incidents.group-${group}`),
      situations: situations
        .filter((situation) => situation.group === group)
        .map(({ code }) => ({ value: code, text: locals.t(`incidents.situation-${code}`) })),
    })),
    step,
    situation: choice.situation,
    answers: Object.entries(choice.answers),
    results: [
      { value: '', text: locals.t('incidents.result-stays') },
      ...enteredResults.map((result) => ({
        value: JSON.stringify(result),
        text: resultText(result).text,
      })),
    ],
    incidents: incidentLines(t, locals),
    rulings: rulingLines(locals, laws === 'laws-2001' ? shownRulings(step) : []),
  };
};

export { tournamentActions as actions } from '#lib/server/forms/tell.ts';
