import { json } from '@sveltejs/kit';
import { loadContest } from '#lib/server/club/contest-page.ts';
import { foundFrom } from '#lib/server/search/found-from.ts';
import type { RequestHandler } from './$types';

/** The pages that the search field finds from a competition of the club year. */
export const GET: RequestHandler = async ({ locals, params }) => {
  const { id, values, format } = await loadContest(locals, params);
  return json(foundFrom(locals, { kind: 'contest', id, name: values.name, format }));
};
