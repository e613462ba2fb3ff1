import { emergencyHtml } from '@rokade/tables';
import { translator } from '@rokade/texts/all';
import { plannedRounds } from '@rokade/tournament';
import { lastRound } from '#lib/print/print-request.ts';
import { timeText } from '#lib/print/printed-at.ts';
import { printedSheet } from '#lib/print/sheet.ts';
import { sheetHead } from '#lib/print/sheet-head.ts';
import { publicAbout } from '#lib/server/about/about-tournament.ts';
import { mayDo } from '#lib/server/may-do.ts';
import { normCertificates } from '#lib/server/norms/norm-certificates.ts';
import { askedNorms } from '#lib/server/norms/told-of-event.ts';
import { printPage } from '#lib/server/print-page.ts';
import { printedCodes } from '#lib/server/printed-codes.ts';
import { isThisMachine } from '#lib/server/this-machine.ts';
import type { PageServerLoad } from './$types';

export const load: PageServerLoad = async ({ params, locals, url }) => {
  const { t, shown, request, kinds, prizes, groups } = await printPage(
    locals,
    params,
    url.searchParams,
  );
  const { kind, language } = request;
  const say = translator(language);
  const certificates =
    kind === 'certificates'
      ? normCertificates(t, { asked: askedNorms(url.searchParams), say, language }).filter(
          ({ player }) => request.player === null || player === request.player,
        )
      : [];
  const about = kind === 'about' ? publicAbout(shown, { t: say, language }) : [];
  const codes = await printedCodes(locals, url, t, { request, say });
  return {
    id: t.id,
    request,
    kinds,
    lastRound: lastRound(t, kind),
    roundsPlanned: plannedRounds(t),
    head: sheetHead(t, request, say),
    sheet: printedSheet(t, request, say, {
      prizes,
      about,
      certificates,
      groups,
      codes,
      emergency:
        kind === 'emergency'
          ? emergencyHtml(t, { language, t: say, madeAt: timeText(language, new Date()) })
          : null,
    }),
    ofEvent: groups.length > 1,
    /** Codes are printed with this address, which a phone does not reach. */
    notFromHere: codes.length > 0 && isThisMachine(url),
    back: mayDo(locals, 'see-event', t.id) ? `/console/${t.id}/prints` : `/t/${t.id}`,
  };
};
