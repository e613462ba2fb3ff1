import { json } from '@sveltejs/kit';
import { screenData } from '#lib/server/screen-page.ts';
import type { RequestHandler } from './$types';

/** What the screen shows now. */
export const GET: RequestHandler = async ({ locals, params }) =>
  json(await screenData(locals, params), { headers: { 'cache-control': 'no-store' } });
