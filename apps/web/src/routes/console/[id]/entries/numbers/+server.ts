import { redirect } from '@sveltejs/kit';
import type { RequestHandler } from './$types';

/**
 * Redirects the former page of the rating lists' changes to the one that also has the register's.
 */
export const GET: RequestHandler = ({ params }) =>
  redirect(308, `/console/${params.id}/entries/changes`);
