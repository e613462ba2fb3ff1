import { pageCss, printedAtCss } from '@rokade/presentation/print/page-css.ts';
import { printedAtText } from '@rokade/presentation/print/printed-at.ts';
import { readInvitation } from '#lib/server/events/event-invitation.ts';
import { homeOf } from '#lib/server/house/home.ts';
import type { RequestHandler } from './$types';

/** Navigation is not printed. */
const onPaper = '\n@media print { header, footer { display: none !important; } }\n';

/**
 * The styles for the head and foot of an invitation's sheets, as a file, since the content security
 * policy forbids inline styles.
 */
export const GET: RequestHandler = async ({ locals, params }) => {
  const { event } = await readInvitation(locals, params.event);
  const { t } = locals;
  const { name, address } = await homeOf(locals);
  const title = t('public.invitation');
  const head = {
    event: event.name,
    group: '',
    title,
    round: '',
    roundNumber: 0,
    details: '',
    play: '',
    draft: false,
  };
  const shape = { landscape: false, headOnFirst: true, bare: false };
  const sheet = pageCss(head, shape, t, [name, ...address]);
  const printedAt = printedAtCss(printedAtText(locals, new Date()));
  return new Response(printedAt + sheet.replaceAll('@page sheet', '@page') + onPaper, {
    headers: { 'content-type': 'text/css; charset=utf-8', 'cache-control': 'no-store' },
  });
};
