import {
  type AssociationId,
  associationFieldCodes,
  associationLevels,
  associationsOf,
} from '@rokade/register';
import { newRegisterIds } from '@rokade/server';
import { fail } from '@sveltejs/kit';
import { associationIn, associationOfForm } from '#lib/desks/people/register-form.ts';
import { formText } from '#lib/server/form-text.ts';
import { tellRegister } from '#lib/server/register-page.ts';
import type { Actions, PageServerLoad } from './$types';

export const load: PageServerLoad = ({ locals, url }) => {
  const state = locals.app.register.now();
  const associations = associationsOf(state);
  return {
    version: state.version,
    levels: associationLevels,
    fields: associationFieldCodes,
    associations,
    /** The one that is to be changed. */
    chosen: associations.find(({ id }) => id === url.searchParams.get('club')) ?? null,
  };
};

export const actions: Actions = {
  /** Adds a club, or changes the one that the form names. */
  default: async ({ locals, request, url }) => {
    const form = await request.formData();
    const values = associationOfForm(form);
    const above = associationIn(form, 'above');
    const association = url.searchParams.get('club') as AssociationId | null;
    const level =
      associationLevels.find((one) => one === formText(form, 'level')) ?? associationLevels[0];
    const failure = await tellRegister(
      locals,
      form,
      association === null
        ? {
            kind: 'enter-association',
            association: newRegisterIds.association(),
            level,
            values,
            above,
          }
        : { kind: 'change-association', association, changes: values, above },
    );
    return failure === null
      ? { done: true }
      : fail(400, { typed: { level, values, above }, ...failure });
  },
};
