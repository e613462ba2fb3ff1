import { guidePageNamed } from '@rokade/presentation/views/guide/guide-pages.ts';
import { error } from '@sveltejs/kit';
import { guidePictures, guideText } from '#lib/server/guide/kept-guide.ts';
import type { PageServerLoad } from './$types';

/** A page of the guide in the reader's language. */
export const load: PageServerLoad = ({ locals, params }) => {
  const page = guidePageNamed(params.page);
  if (page === null) error(404, 'no such page of the guide');
  return { text: guideText(locals.language, page), pictures: guidePictures };
};
