import { appealText } from '@rokade/presentation/desks/appeals/appeal-text.ts';
import {
  positionDiagram,
  protestedPlace,
} from '@rokade/presentation/desks/incidents/position-diagram.ts';
import { type AppealView, nameWithGroup, viewAppeal, viewAppeals } from '@rokade/tournament';
import { error } from '@sveltejs/kit';
import { eventOf } from '#lib/server/events/event-of.ts';
import { today } from '#lib/server/register/register-page.ts';
import { mayDo } from '#lib/server/rights/may-do.ts';
import { loadTournament } from '#lib/server/tournaments/load-tournament.ts';
import type { PageServerLoad } from './$types';

/** Whether the last decision on a protest gave way to it. */
const isUpheld = ({ steps }: AppealView): boolean =>
  ['upheld', 'partly'].includes(steps.at(-1)?.decision?.outcome ?? '');

/** One protest with its decisions. */
export const load: PageServerLoad = async ({ locals, params }) => {
  const t = await loadTournament(locals, params);
  const found = t.appeals.find(({ number }) => String(number) === params.appeal);
  const appeal = found && appealText(t, locals, viewAppeal(t, found));
  if (!appeal) error(404, 'no such protest');
  const { name, logo } = locals.app.installation.now();
  const committee = viewAppeals(t).terms?.committee ?? [];
  const event = await eventOf(locals.app, t.id, (one) => mayDo(locals, 'see-money', one));
  const { game } = found;
  const board = game === null ? undefined : t.rounds[game.round - 1]?.games[game.board - 1];
  return {
    appeal,
    diagram: positionDiagram(t, locals, protestedPlace(t, game), [appeal.words, appeal.ruling]),
    gameHref: game === null ? '' : `/console/${t.id}/games/${game.round}/${game.board}`,
    /** The game that may be corrected, since the protest was upheld, wholly or in part. */
    toCorrect:
      game === null || board === undefined || !isUpheld(viewAppeal(t, found))
        ? null
        : { ...game, text: appeal.game, result: board.result },
    deposit:
      event === null || !found.paid ? null : `/console/events/${event.id}/money/prizes#deposits`,
    /** The tournament, with its group, as the printed decision names it. */
    title: nameWithGroup(t.settings),
    from: name,
    hasLogo: logo !== null,
    panel: committee.filter(({ seat }) => seat !== 'substitute').map((one) => one.name),
    day: today(locals),
  };
};

export { tournamentActions as actions } from '#lib/server/forms/tell.ts';
