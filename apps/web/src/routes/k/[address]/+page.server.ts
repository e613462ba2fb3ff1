import { organisationName } from '@rokade/presentation/forms/organisation-name.ts';
import { error, redirect } from '@sveltejs/kit';
import { publicOverview } from '#lib/server/public/public-overview.ts';
import type { PageServerLoad } from './$types';

/**
 * The public page of an organisation. A former address redirects permanently to the present one.
 */
export const load: PageServerLoad = async ({ locals, params, url }) => {
  const found = await locals.app.organisations.find(params.address);
  if (found === null) error(404, 'no such organisation');
  const { id, address } = found;
  if (address !== params.address) redirect(308, `/k/${address}${url.search}`);
  const { register } = await locals.app.deskOf(id);
  return {
    organisation: { id, address, name: organisationName(found) },
    overview: await publicOverview(locals, url, id),
    hasOfficers: register.publicSide().showsOfficers.length > 0,
  };
};
