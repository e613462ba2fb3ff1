import { json } from '@sveltejs/kit';
import { loadEvent } from '#lib/server/events/event-page.ts';
import { firstSettings } from '#lib/server/house/home.ts';
import { asSeen } from '#lib/server/players/births.ts';
import { suggestedPlayers } from '#lib/server/players/suggested-players.ts';
import type { RequestHandler } from './$types';

/** Suggestions for the typed name or number of an entrant. */
export const GET: RequestHandler = async ({ locals, params, url }) => {
  const { firstDay } = (await loadEvent(locals, params)).values;
  const settings = {
    ...firstSettings(locals.app, locals.language),
    roundDates: firstDay === '' ? [] : [firstDay],
  };
  const query = url.searchParams.get('q') ?? '';
  return json(asSeen(locals, suggestedPlayers(locals, query, settings)));
};
