import { publicPage } from '#lib/server/public/public-page.ts';
import type { RequestHandler } from './$types';

/**
 * The web app manifest of a tournament's public pages (https://www.w3.org/TR/appmanifest/), by which a
 * phone keeps them beside its programs. Its addresses are relative, so that they hold in a mirror.
 */
export const GET: RequestHandler = async ({ params, locals }) => {
  const { t } = await publicPage(locals, params.id);
  const { name, group } = t.settings;
  const manifest = {
    id: `../${t.id}`,
    name: group === '' ? name : `${name} · ${group}`,
    short_name: group === '' ? name : group,
    start_url: `../${t.id}`,
    scope: `../${t.id}`,
    display: 'minimal-ui',
    background_color: '#ffffff',
    theme_color: '#3f6145',
    lang: locals.language,
    icons: [{ src: '../../favicon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' }],
  };
  return new Response(JSON.stringify(manifest), {
    headers: { 'content-type': 'application/manifest+json', 'cache-control': 'no-cache' },
  });
};
