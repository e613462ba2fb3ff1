import { fail, redirect } from '@sveltejs/kit';
import { wholeIn } from '#lib/console/said-in-form.ts';
import { unreadField } from '#lib/console/unread-number.ts';
import { groupNumbers, readSystemCode } from '#lib/desks/groups/group-plan-form.ts';
import { readStageChoice } from '#lib/desks/groups/stage-choice.ts';
import { formActor, refused } from '#lib/server/form-sender.ts';
import { formText } from '#lib/server/form-text.ts';
import { inCharge } from '#lib/server/in-charge.ts';
import { loadTournament, wholeTournament } from '#lib/server/load-tournament.ts';
import { stageSources, stageTournaments, startStage } from '#lib/server/start-stage.ts';
import type { Actions, PageServerLoad } from './$types';

/** The standings that the next stage can start from. */
export const load: PageServerLoad = async ({ locals, params }) => {
  const t = await loadTournament(locals, params);
  return {
    sources: stageSources(await stageTournaments(locals.app, t)),
    ownSystem: t.settings.system.code,
    ownRounds: t.settings.roundsPlanned,
  };
};

export const actions: Actions = {
  default: async ({ locals, params, request }) => {
    const t = await wholeTournament(locals, params);
    const form = await request.formData();
    const options = {
      ...readStageChoice(form),
      group: formText(form, 'group').trim(),
      system: readSystemCode(form, 'system'),
      rounds: wholeIn(form, 'rounds', 1),
    };
    const actor = formActor(locals, form);
    if (actor === null) return fail(403, { options, error: refused });
    const unread = unreadField(form, groupNumbers);
    if (unread !== null) return fail(400, { options, error: unread });
    const by = { actor, reason: locals.t('console.stage-reason') };
    const made = await startStage(locals.app, await stageTournaments(locals.app, t), options, by);
    if (!made.ok) return fail(400, { options, error: made.error });
    await inCharge(locals, 'tournament', made.value);
    redirect(303, `/console/${made.value}/entries`);
  },
};
