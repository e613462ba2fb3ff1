import { homeOf } from '#lib/server/home.ts';
import type { LayoutServerLoad } from './$types';

/** What every page knows: the language, and who is signed in. */
export const load: LayoutServerLoad = ({ locals }) => ({
  language: locals.language,
  home: homeOf(locals.app),
  theme: locals.theme,
  signedIn:
    locals.session === null
      ? null
      : { name: locals.session.name, role: locals.session.role, csrf: locals.session.csrf },
});
