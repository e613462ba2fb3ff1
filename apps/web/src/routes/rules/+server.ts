import { redirect } from '@sveltejs/kit';
import type { RequestHandler } from './$types';

/**
 * Leads to the page that checks report files, in the reader's language. It is the folder that needs no
 * server (`npm run rules-page`), built beside the other pages: what it needs of the rules would
 * otherwise be cut out of the files that all other pages load.
 */
export const GET: RequestHandler = ({ locals }) =>
  redirect(303, `/report-file/index.html?language=${locals.language}&back`);
