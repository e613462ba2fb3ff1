import { guidePages } from '@rokade/presentation/views/guide/guide-pages.ts';
import { guideText } from '#lib/server/guide/kept-guide.ts';
import type { PageServerLoad } from './$types';

/** The contents of the guide: all its pages. */
export const load: PageServerLoad = ({ locals }) => ({
  pages: guidePages.map((page) => ({ page, ...guideText(locals.language, page) })),
});
