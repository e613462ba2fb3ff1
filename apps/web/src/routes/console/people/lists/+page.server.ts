import { firstSettings } from '#lib/server/house/home.ts';
import { today } from '#lib/server/register/register-page.ts';
import type { PageServerLoad } from './$types';

export const load: PageServerLoad = ({ locals }) => ({
  version: locals.app.register.now().version,
  today: today(locals),
  federation: firstSettings(locals.app, locals.language).federation,
});

export { actions } from '#lib/server/forms/tell.ts';
