import { redirect } from '@sveltejs/kit';
import type { RequestHandler } from './$types';

/** What the rating lists say stands with what the register says. */
export const GET: RequestHandler = ({ params }) =>
  redirect(308, `/console/${params.id}/entries/changes`);
