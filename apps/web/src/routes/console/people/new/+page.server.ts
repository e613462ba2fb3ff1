import { visibleFields } from '@rokade/register';
import { newRegisterIds } from '@rokade/server';
import { fail, redirect } from '@sveltejs/kit';
import { personOfForm } from '#lib/desks/people/register-form.ts';
import { registerReader, tellRegister } from '#lib/server/register-page.ts';
import type { Actions, PageServerLoad } from './$types';

export const load: PageServerLoad = ({ locals }) => ({
  fields: visibleFields(registerReader(locals)),
  version: locals.app.register.now().version,
});

export const actions: Actions = {
  default: async ({ locals, request }) => {
    const form = await request.formData();
    const values = personOfForm(form, visibleFields(registerReader(locals)));
    const person = newRegisterIds.person();
    const failure = await tellRegister(locals, form, { kind: 'enter-person', person, values });
    if (failure !== null) return fail(400, { values, ...failure });
    redirect(303, `/console/people/${person}`);
  },
};
