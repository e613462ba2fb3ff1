import { ownInstallation, publicInstallation } from '@rokade/installation';
import { error } from '@sveltejs/kit';
import type { RequestHandler } from './$types';

const aYear = 365 * 24 * 60 * 60;

/**
 * The public logo of a club or federation. The address with its present version is cached for good;
 * for any other, browsers ask again each time.
 */
export const GET: RequestHandler = async ({ locals, url }) => {
  const { organisations } = locals.app;
  const of = await organisations.find(url.searchParams.get('of') ?? ownInstallation);
  if (of === null) error(404, 'no such organisation');
  const { logo, version } = publicInstallation((await organisations.book(of.id)).now());
  if (logo === null) error(404, 'no logo');
  const isThisVersion = url.searchParams.get('v') === String(version);
  return new Response(Buffer.from(logo.data, 'base64'), {
    headers: {
      'content-type': logo.type,
      'cache-control': isThisVersion ? `public, max-age=${aYear}, immutable` : 'no-cache',
      'x-content-type-options': 'nosniff',
    },
  });
};
