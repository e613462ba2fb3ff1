import { type Contest, publicContest } from '@rokade/club';
import { error } from '@sveltejs/kit';
import { mayDo } from '../rights/may-do.ts';
import { contestIdOr404, withItsRules } from './contest-page.ts';

/**
 * A competition as the public sees it; error 404 for a hidden one, unless the reader may see it at
 * its desk: then `hidden` is true.
 */
export async function shownContest(
  locals: App.Locals,
  idText: string,
): Promise<{ readonly contest: Contest; readonly hidden: boolean }> {
  const id = contestIdOr404(idText);
  const shown = await locals.app.contests.shown(id);
  if (shown.ok) return { contest: withItsRules(shown.value), hidden: false };
  if (shown.error.code !== 'store.missing' || !mayDo(locals, 'see-contest', id)) {
    error(shown.error.code === 'store.removed' ? 410 : 404, shown.error.code);
  }
  const found = await locals.app.contests.get(id);
  if (!found.ok) error(404, found.error.code);
  return { contest: publicContest(withItsRules(found.value)), hidden: true };
}
