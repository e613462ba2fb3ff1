import { associationsOf, visibleFields } from '@rokade/register';
import { newRegisterIds } from '@rokade/server';
import { inAlphabet } from '@rokade/tables';
import { registerReader } from '#lib/server/register/register-page.ts';
import type { PageServerLoad } from './$types';

export const load: PageServerLoad = ({ locals, url }) => ({
  fields: visibleFields(registerReader(locals)),
  version: locals.app.register.now().version,
  newId: newRegisterIds.person(),
  newMembership: newRegisterIds.membership(),
  clubs: inAlphabet(
    locals.language,
    associationsOf(locals.app.register.now()),
    ({ values }) => values.name,
  ).map(({ id, values }) => ({ value: id as string, text: values.name })),
  /** The club from whose page the reader came; '' = none. */
  club: url.searchParams.get('club') ?? '',
});

export { actions } from '#lib/server/forms/tell.ts';
