import { pageCss, printedAtCss } from '@rokade/presentation/print/page-css.ts';
import { pageShape } from '@rokade/presentation/print/page-shape.ts';
import { clubColourCss } from '@rokade/presentation/print/print-looks.ts';
import { printedAtText } from '@rokade/presentation/print/printed-at.ts';
import { sheetHead } from '@rokade/presentation/print/sheet-head.ts';
import { emergencyStyle } from '@rokade/tables';
import { translator } from '@rokade/texts/all';
import { homeOf } from '#lib/server/house/home.ts';
import { printPage } from '#lib/server/tournaments/print-page.ts';
import type { RequestHandler } from './$types';

/**
 * The styles for the head and foot of each sheet, as a file, since the content security policy
 * forbids inline styles.
 */
export const GET: RequestHandler = async ({ params, locals, url }) => {
  const { t, request } = await printPage(locals, params, url.searchParams);
  const say = translator(request.language);
  const printedAt = printedAtText(
    { language: request.language, t: say, timeZone: locals.timeZone },
    new Date(),
  );
  const { name, address, colour } = await homeOf(locals);
  const sheet = pageCss(sheetHead(t, request, say), pageShape(request), say, [name, ...address]);
  const own = request.kind === 'emergency' ? emergencyStyle : '';
  const css = printedAtCss(printedAt) + clubColourCss(colour) + sheet + own;
  return new Response(css, {
    headers: { 'content-type': 'text/css; charset=utf-8', 'cache-control': 'no-store' },
  });
};
