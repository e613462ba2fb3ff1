import type { HelperLink, Webhook } from '@rokade/server';
import { mayDo } from './may-do.ts';

/** The links for helpers of a tournament, an event or a competition. */
export const linkDesk = async (
  { app }: App.Locals,
  subject: string,
): Promise<{ readonly links: readonly HelperLink[]; readonly now: string }> => ({
  links: await app.accounts.linksOf(subject),
  now: new Date().toISOString(),
});

/** The addresses that are told; null: the reader does not decide about them. */
export const webhookDesk = async (
  locals: App.Locals,
  id: string,
): Promise<readonly Webhook[] | null> =>
  mayDo(locals, 'change-event', id) ? locals.app.webhooks.of(id) : null;
