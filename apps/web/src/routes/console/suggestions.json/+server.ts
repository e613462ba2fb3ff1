import { json } from '@sveltejs/kit';
import { asSeen } from '#lib/server/births.ts';
import { firstSettings } from '#lib/server/home.ts';
import { registeredPeople, suggestedPlayers } from '#lib/server/suggested-players.ts';
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
