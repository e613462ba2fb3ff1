import { visibleFields } from '@rokade/register';
import { newRegisterIds } from '@rokade/server';
import { registerReader } from '#lib/server/register/register-page.ts';
import type { PageServerLoad } from './$types';

export const load: PageServerLoad = ({ locals }) => ({
  fields: visibleFields(registerReader(locals)),
  version: locals.app.register.now().version,
  newId: newRegisterIds.person(),
});

export { actions } from '#lib/server/forms/tell.ts';
