import { appManifest } from '#lib/server/public/app-manifest.ts';
import { publicPage } from '#lib/server/public/public-page.ts';
import type { RequestHandler } from './$types';

/** The manifest of a tournament's public pages. */
export const GET: RequestHandler = async ({ params, locals }) => {
  const { t } = await publicPage(locals, params.id);
  const { name, group } = t.settings;
  const app = {
    id: t.id,
    name: group === '' ? name : `${name} · ${group}`,
    shortName: group || name,
  };
  return appManifest(app, locals.language);
};
