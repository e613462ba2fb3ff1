import { publicContest } from '@rokade/club';
import { error } from '@sveltejs/kit';
import { contestDay, contestIdOr404 } from '#lib/server/contest-page.ts';
import { mayDo } from '#lib/server/may-do.ts';
import type { PageServerLoad } from './$types';

/** A competition as everybody may see it: who stands where, and who may challenge whom until when. */
export const load: PageServerLoad = async ({ locals, params }) => {
  const id = contestIdOr404(params.id);
  const shown = await locals.app.contests.shown(id);
  const today = contestDay(locals);
  if (shown.ok) return { contest: shown.value, hidden: false, today };
  if (shown.error.code !== 'store.missing' || !mayDo(locals, 'see-contest', id)) {
    error(shown.error.code === 'store.removed' ? 410 : 404, shown.error.code);
  }
  const found = await locals.app.contests.get(id);
  if (!found.ok) error(404, found.error.code);
  return { contest: publicContest(found.value), hidden: true, today };
};
