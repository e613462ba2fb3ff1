import { error } from '@sveltejs/kit';
import { eventIdOr404 } from '#lib/server/events/event-page.ts';
import { appManifest } from '#lib/server/public/app-manifest.ts';
import type { RequestHandler } from './$types';

/** The manifest of an event's public pages. */
export const GET: RequestHandler = async ({ params, locals }) => {
  const shown = await locals.app.events.shown(eventIdOr404(params.id), 'everybody');
  if (!shown.ok) error(shown.error.code === 'store.removed' ? 410 : 404, shown.error.code);
  const { id, name } = shown.value;
  return appManifest({ id, name, shortName: name }, locals.language);
};
