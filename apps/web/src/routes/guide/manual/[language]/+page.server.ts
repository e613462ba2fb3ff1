import { wholeGuide } from '@rokade/presentation/views/guide/whole-guide.ts';
import { languages } from '@rokade/tournament';
import { error } from '@sveltejs/kit';
import { guidePictures, guideText } from '#lib/server/guide/kept-guide.ts';
import type { PageServerLoad } from './$types';

/** The whole guide as one document, in the language of the address. */
export const load: PageServerLoad = ({ params }) => {
  const language = languages.find((each) => each === params.language);
  if (language === undefined) error(404, 'no such language of the guide');
  return {
    language,
    parts: wholeGuide((page) => guideText(language, page)),
    pictures: guidePictures,
  };
};
