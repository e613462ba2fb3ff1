import { publishedRounds, viewCrosstable } from '@rokade/tournament';
import { error } from '@sveltejs/kit';
import { publicPage } from '#lib/server/public-page.ts';
import { crosstableKind, tableOf } from '#lib/views/crosstable/crosstable-line.ts';
import { parseRound } from '#lib/views/round/chosen-round.ts';
import type { PageServerLoad } from './$types';

export const load: PageServerLoad = async ({ params, locals, url }) => {
  const { t } = await publicPage(locals, params.id);
  if (!t.settings.visibility.crosstable) error(404, 'not public');
  const newest = publishedRounds(t);
  const view = viewCrosstable(t, parseRound(url.searchParams.get('round'), newest) ?? newest);
  const kind = crosstableKind(url.searchParams);
  const table = tableOf(kind, view, { system: t.settings.system, locale: locals });
  return { round: view.rounds, kind, table };
};
