import { emergencyHtml } from '@rokade/tables';
import { ownWords } from '@rokade/texts';
import { translator } from '@rokade/texts/all';
import { plannedRounds } from '@rokade/tournament';
import { lastRound } from '#lib/print/print-request.ts';
import { timeText } from '#lib/print/printed-at.ts';
import { printedSheet } from '#lib/print/sheet.ts';
import { sheetHead } from '#lib/print/sheet-head.ts';
import { publicAbout } from '#lib/server/about/about-tournament.ts';
import { reportedMatters } from '#lib/server/about/reported-matters.ts';
import { normCertificates } from '#lib/server/norms/norm-certificates.ts';
import { askedNorms } from '#lib/server/norms/told-of-event.ts';
import { mayDo } from '#lib/server/rights/may-do.ts';
import { printedCodes } from '#lib/server/rounds/printed-codes.ts';
import { foreignIn } from '#lib/server/tournaments/own-documents.ts';
import { type PrintPage, printPage } from '#lib/server/tournaments/print-page.ts';
import { isInRoundSet } from '#lib/views/prints/kinds.ts';
import type { PageServerLoad } from './$types';

/** Host names that mean the reader's own machine, so that other devices cannot reach it by them. */
const ofThisMachine: readonly string[] = ['localhost', '127.0.0.1', '[::1]'];

/** The other lists to be printed together with the page's own: `with=names&with=slips`. */
const alsoAsked = (kind: string, url: URL): readonly string[] => [
  ...new Set(
    url.searchParams
      .getAll('with')
      .filter((other) => other !== kind && isInRoundSet(kind) && isInRoundSet(other)),
  ),
];

/** The data of a printed list, with the codes on it. */
async function madeList(
  locals: App.Locals,
  url: URL,
  { t, shown, request, prizes, groups }: PrintPage,
) {
  const { kind, language } = request;
  const say = ownWords(translator(language), foreignIn(t.settings));
  const certificates =
    kind === 'certificates'
      ? normCertificates(t, { asked: askedNorms(url.searchParams), say, language }).filter(
          ({ player }) => request.player === null || player === request.player,
        )
      : [];
  const reading = { t: say, language };
  const about = [
    ...(kind === 'about' || kind === 'arbiter-report' ? publicAbout(shown, reading) : []),
    ...(kind === 'arbiter-report' ? reportedMatters(t, reading) : []),
  ];
  const codes = await printedCodes(locals, url, t, { request, say });
  const emergency =
    kind === 'emergency'
      ? emergencyHtml(t, { language, t: say, madeAt: timeText(language, new Date()) })
      : null;
  const made = { prizes, about, certificates, groups, codes, emergency };
  return {
    request,
    head: sheetHead(t, request, say),
    sheet: printedSheet(t, request, say, made),
    hasCodes: codes.length > 0,
  };
}

export const load: PageServerLoad = async ({ params, locals, url }) => {
  const own = await printPage(locals, params, url.searchParams);
  const others = await Promise.all(
    alsoAsked(params.kind, url).map((kind) =>
      printPage(locals, { ...params, kind }, url.searchParams),
    ),
  );
  const lists = await Promise.all([own, ...others].map((each) => madeList(locals, url, each)));
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
