import type { RequestHandler } from './$types';

/** Certificates lie on their side, with nothing on the margins. */
export const GET: RequestHandler = () =>
  new Response('@page { size: A4 landscape !important; margin: 12mm; }\n', {
    headers: { 'content-type': 'text/css; charset=utf-8' },
  });
