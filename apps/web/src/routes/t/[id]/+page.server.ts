import { findByName } from '@rokade/presentation/chess/find-name.ts';
import { leadersOf, ownPlayer } from '@rokade/presentation/public/first-page.ts';
import { playerLineIn } from '@rokade/tournament';
import { redirect } from '@sveltejs/kit';
import { eventOf, isOpenEvent } from '#lib/server/events/event-of.ts';
import { publicPage } from '#lib/server/public/public-page.ts';
import { relatedTournaments } from '#lib/server/tournaments/related-tournaments.ts';
import type { PageServerLoad } from './$types';

export const load: PageServerLoad = async ({ params, locals, url }) => {
  const { t } = await publicPage(locals, params.id);
  const query = (url.searchParams.get('name') ?? '').trim().slice(0, 100);
  const found = findByName(t.players.map(playerLineIn(t)), query);
  const only = found[0];
  if (found.length === 1 && only !== undefined) redirect(303, `/t/${t.id}?me=${only.id}`);
  const related = await relatedTournaments(locals.app, t, ({ published }) => published);
  return {
    query,
    found,
    mine: ownPlayer(t, url.searchParams.get('me') ?? '', locals),
    leaders: leadersOf(t, locals),
    // A divided entry list belongs to the event of its groups.
    event: await eventOf(locals.app, related.groups[0]?.id ?? t.id, isOpenEvent),
    related,
  };
};
