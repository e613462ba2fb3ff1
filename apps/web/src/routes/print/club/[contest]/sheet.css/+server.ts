import type { RequestHandler } from './$types';

/** The page style of certificates: landscape, with empty margins. */
export const GET: RequestHandler = () =>
  new Response('@page { size: A4 landscape !important; margin: 12mm; }\n', {
    headers: { 'content-type': 'text/css; charset=utf-8' },
  });
