import { contestDay } from '#lib/server/club/contest-page.ts';
import { publicPagesOf } from '#lib/server/club/season-books.ts';
import { shownContest } from '#lib/server/club/shown-contest.ts';
import type { PageServerLoad } from './$types';

/** A competition as the public may see it. */
export const load: PageServerLoad = async ({ locals, params }) => ({
  ...(await shownContest(locals, params.id)),
  pages: await publicPagesOf(locals, params.id),
  today: contestDay(locals),
});
