import { phoneWords } from '@rokade/presentation/public/phone-words.ts';
import { error } from '@sveltejs/kit';
import { publicPage } from '#lib/server/public/public-page.ts';
import { playerPage } from '#lib/server/tournaments/player-page.ts';
import type { PageServerLoad } from './$types';

/** A player's card; error 404 if cards are hidden. The rank is left out if standings are hidden. */
export const load: PageServerLoad = async ({ params, locals }) => {
  const { t, isPublished } = await publicPage(locals, params.id);
  const { playerCards, standings } = t.settings.visibility;
  if (!playerCards) error(404, 'no such card');
  const card = await playerPage(t, params.player, { locals, isArbiter: false });
  const mayBeTold = isPublished && !t.finished;
  const key = mayBeTold ? await locals.app.push.publicKey() : null;
  return {
    ...card,
    rank: standings ? card.rank : null,
    /** What a phone needs that asks to be told of the player; null: none is told. */
    phone: key === null ? null : { key, words: phoneWords(locals.t) },
  };
};
