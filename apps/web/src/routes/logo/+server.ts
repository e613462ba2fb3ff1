import { error } from '@sveltejs/kit';
import type { RequestHandler } from './$types';

const aYear = 365 * 24 * 60 * 60;

/** The logo of the club or federation, for everybody; pages ask for each version by its own address. */
export const GET: RequestHandler = ({ locals }) => {
  const { logo } = locals.app.installation.now();
  if (logo === null) error(404, 'no logo');
  return new Response(Buffer.from(logo.data, 'base64'), {
    headers: {
      'Content-Type': logo.type,
      'Cache-Control': `public, max-age=${aYear}, immutable`,
      'X-Content-Type-Options': 'nosniff',
    },
  });
};
