import { personForm } from '@rokade/presentation/desks/people/person-form.ts';
import { associationsOf, visibleFields } from '@rokade/register';
import { newRegisterIds } from '@rokade/server';
import { inAlphabet } from '@rokade/tables';
import { firstSettings } from '#lib/server/house/home.ts';
import { registerReader } from '#lib/server/register/register-page.ts';
import type { PageServerLoad } from './$types';

/** The club of a register that has no other association; '' where there are none or several. */
function onlyClub({ app }: App.Locals): string {
  const [first, ...others] = associationsOf(app.register.now());
  return first?.level === 'club' && others.length === 0 ? first.id : '';
}

const federationOf = ({ app, language }: App.Locals): string =>
  firstSettings(app, language).federation;

export const load: PageServerLoad = ({ locals, url }) => ({
  fields: personForm(visibleFields(registerReader(locals)), federationOf(locals)),
  version: locals.app.register.now().version,
  newId: newRegisterIds.person(),
  newMembership: newRegisterIds.membership(),
  newClub: newRegisterIds.association(),
  /** The federation of a new club. */
  federation: federationOf(locals),
  clubs: inAlphabet(
    locals.language,
    associationsOf(locals.app.register.now()),
    ({ values }) => values.name,
  ).map(({ id, values }) => ({ value: id as string, text: values.name })),
  /** The club from whose page the reader came, else the only one; '' = none. */
  club: url.searchParams.get('club') ?? onlyClub(locals),
});

export { actions } from '#lib/server/forms/tell.ts';
