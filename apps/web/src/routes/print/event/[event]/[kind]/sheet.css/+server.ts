import { pageCss, printedAtCss } from '@rokade/presentation/print/page-css.ts';
import { pageShape } from '@rokade/presentation/print/page-shape.ts';
import { clubColourCss } from '@rokade/presentation/print/print-looks.ts';
import { printedAtText } from '@rokade/presentation/print/printed-at.ts';
import { sheetHead } from '@rokade/presentation/print/sheet-head.ts';
import { emergencyStyle } from '@rokade/tables';
import { translator } from '@rokade/texts/all';
import { printedOfGroups } from '#lib/server/events/event-prints.ts';
import { homeOf } from '#lib/server/house/home.ts';
import type { RequestHandler } from './$types';

/**
 * The styles for the head and foot of each sheet, as a file, since the content security policy
 * forbids inline styles. The margins name the event; each group's first sheet names the group.
 */
export const GET: RequestHandler = async ({ params, locals, url }) => {
  const { name: event, pages } = await printedOfGroups(locals, params, url.searchParams);
  const [{ t, request }] = pages;
  const say = translator(request.language);
  const printedAt = printedAtText(
    { language: request.language, t: say, timeZone: locals.timeZone },
    new Date(),
  );
  const { name, address, colour } = await homeOf(locals);
  const shapes = pages.map((one) => pageShape(one.request));
  const shape = { ...pageShape(request), landscape: shapes.some(({ landscape }) => landscape) };
  const head = { ...sheetHead(t, request, say), event, group: '', round: '', roundNumber: 0 };
  const own = request.kind === 'emergency' ? emergencyStyle : '';
  const css =
    printedAtCss(printedAt) +
    clubColourCss(colour) +
    pageCss(head, shape, say, [name, ...address]) +
    own;
  return new Response(css, {
    headers: { 'content-type': 'text/css; charset=utf-8', 'cache-control': 'no-store' },
  });
};
