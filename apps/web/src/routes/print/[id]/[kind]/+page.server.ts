import { lastRound } from '@rokade/presentation/print/print-request.ts';
import { sheetHead } from '@rokade/presentation/print/sheet-head.ts';
import { foreignIn } from '@rokade/presentation/views/about/foreign-documents.ts';
import { isInRoundSet } from '@rokade/presentation/views/prints/kinds.ts';
import { ownWords } from '@rokade/texts';
import { translator } from '@rokade/texts/all';
import { plannedRounds } from '@rokade/tournament';
import { mayDo } from '#lib/server/rights/may-do.ts';
import { printPage } from '#lib/server/tournaments/print-page.ts';
import { printedList } from '#lib/server/tournaments/printed-list.ts';
import type { PageServerLoad } from './$types';

/** Host names that mean the reader's own machine, so that other devices cannot reach it by them. */
const ofThisMachine: readonly string[] = ['localhost', '127.0.0.1', '[::1]'];

/** The other lists to be printed together with the page's own: `with=names&with=slips`. */
const otherLists = (kind: string, url: URL): readonly string[] => [
  ...new Set(
    url.searchParams
      .getAll('with')
      .filter((other) => other !== kind && isInRoundSet(kind) && isInRoundSet(other)),
  ),
];

export const load: PageServerLoad = async ({ params, locals, url }) => {
  const own = await printPage(locals, params, url.searchParams);
  const others = await Promise.all(
    otherLists(params.kind, url).map((kind) =>
      printPage(locals, { ...params, kind }, url.searchParams),
    ),
  );
  const lists = await Promise.all([own, ...others].map((each) => printedList(locals, url, each)));
  const { t, request, kinds, groups } = own;
  return {
    id: t.id,
    foreign: foreignIn(t.settings),
    request,
    kinds,
    lists,
    lastRound: lastRound(t, request.kind),
    roundsPlanned: plannedRounds(t),
    head: sheetHead(t, request, ownWords(translator(request.language), foreignIn(t.settings))),
    ofEvent: groups.length > 1,
    /** Whether codes are printed with an address that phones cannot reach. */
    notFromHere: lists.some(({ hasCodes }) => hasCodes) && ofThisMachine.includes(url.hostname),
    back: mayDo(locals, 'see-event', t.id) ? `/console/${t.id}/prints` : `/t/${t.id}`,
  };
};
