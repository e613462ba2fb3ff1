import { deskEntries } from '@rokade/presentation/console/finding/found-entries.ts';
import { json } from '@sveltejs/kit';
import { mayDo } from '#lib/server/rights/may-do.ts';
import type { RequestHandler } from './$types';

/** The pages of the console that its search field finds outside of any book. */
export const GET: RequestHandler = ({ locals }) =>
  json(deskEntries(locals.t, (act) => mayDo(locals, act, null)));
