import { booksOfYear } from '@rokade/server';
import { loadContest } from '#lib/server/club/contest-page.ts';
import type { PageServerLoad } from './$types';

/** The settings of a competition, and its entries. */
export const load: PageServerLoad = async ({ locals, params }) => {
  const { id, entries } = await loadContest(locals, params);
  const listed = await locals.app.contests.list();
  return {
    entries,
    archived: listed.find((one) => one.id === id)?.archived === true,
    /** How many books of a season's programme are archived with it. */
    books: (await booksOfYear(locals.app, id)).length,
  };
};

export { actions } from '#lib/server/forms/tell.ts';
