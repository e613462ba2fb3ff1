import { fideModeText, shownFideMode } from '@rokade/presentation/chess/fide-mode-text.ts';
import { publicPage } from '#lib/server/public/public-page.ts';
import type { LayoutServerLoad } from './$types';

/** The tournament of an embedded table; sets the sites that may show it in a frame. */
export const load: LayoutServerLoad = async ({ params, locals }) => {
  const { t } = await publicPage(locals, params.id);
  const { name, group, visibility, embedAt } = t.settings;
  locals.framedBy = embedAt;
  const fideMode = fideModeText(locals.t, shownFideMode(t.fideMode));
  return { tournament: { id: t.id, name, group, visibility, fideMode } };
};
