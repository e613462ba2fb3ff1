import type { Feed } from '@rokade/presentation/public/feeds.ts';

/** A feed as an answer, which programs fetch anew each time. */
export const feedAnswer = ({ body, type }: Feed): Response =>
  new Response(body, {
    headers: { 'content-type': `${type}; charset=utf-8`, 'cache-control': 'no-cache' },
  });
