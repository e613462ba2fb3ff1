import { json } from '@sveltejs/kit';
import { firstSettings } from '#lib/server/house/home.ts';
import { asSeen } from '#lib/server/players/births.ts';
import { registeredPeople, suggestedPlayers } from '#lib/server/players/suggested-players.ts';
import type { RequestHandler } from './$types';

/**
 * Suggestions for the typed name or number of a person; with `of=register` only people of the
 * register.
 */
export const GET: RequestHandler = ({ locals, url }) => {
  const query = url.searchParams.get('q') ?? '';
  const settings = firstSettings(locals.app, locals.language);
  const found =
    url.searchParams.get('of') === 'register'
      ? registeredPeople(locals, query, settings)
      : suggestedPlayers(locals, query, settings);
  return json(asSeen(locals, found));
};
