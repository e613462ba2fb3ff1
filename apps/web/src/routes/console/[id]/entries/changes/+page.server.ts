import { listsCompared } from '@rokade/server';
import { listInWords } from '@rokade/tables';
import { everythingOffered } from '#lib/server/ratings/offers.ts';
import { today } from '#lib/server/register/register-page.ts';
import { wholeTournament } from '#lib/server/tournaments/load-tournament.ts';
import type { PageServerLoad } from './$types';

/** The changes to players that the register and the rating lists offer. */
export const load: PageServerLoad = async ({ locals, params }) => {
  const t = await wholeTournament(locals, params);
  return {
    offers: await everythingOffered(locals, t),
    lists: locals.app.lists.kept().length,
    compared: listsCompared(locals.app.lists, t.settings, today(locals)).map((one) => ({
      ...one,
      name: listInWords(locals, { source: one.source, month: one.month ?? '' }),
      out:
        one.missing === null ? '' : listInWords(locals, { source: one.source, month: one.missing }),
    })),
    started: t.rounds.length > 0,
    finished: t.finished,
  };
};

export { tournamentActions as actions } from '#lib/server/forms/tell.ts';
