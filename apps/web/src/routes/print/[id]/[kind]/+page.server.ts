import { translator } from '@rokade/texts';
import { plannedRounds } from '@rokade/tournament';
import { lastRound } from '#lib/print/print-wish.ts';
import { printedSheet } from '#lib/print/sheet.ts';
import { sheetHead } from '#lib/print/sheet-head.ts';
import { printPage } from '#lib/server/print-page.ts';
import type { PageServerLoad } from './$types';

export const load: PageServerLoad = async ({ params, locals, url }) => {
  const { t, wish, kinds, prizes } = await printPage(locals, params, url.searchParams);
  const say = translator(wish.language);
  return {
    id: t.id,
    wish,
    kinds,
    lastRound: lastRound(t, wish.kind),
    roundsPlanned: plannedRounds(t),
    head: sheetHead(t, wish, say),
    sheet: printedSheet(t, wish, say, prizes),
    back: locals.session === null ? `/t/${t.id}` : `/console/${t.id}/prints`,
  };
};
