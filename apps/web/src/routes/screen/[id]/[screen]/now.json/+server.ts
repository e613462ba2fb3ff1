import { json } from '@sveltejs/kit';
import { screenData } from '#lib/server/screens/screen-page.ts';
import type { RequestHandler } from './$types';

/** The present data of a screen. */
export const GET: RequestHandler = async ({ locals, params }) =>
  json(await screenData(locals, params), { headers: { 'cache-control': 'no-store' } });
