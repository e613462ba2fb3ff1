import type { HelperLink, Webhook } from '@rokade/server';
import { mayDo } from '../rights/may-do.ts';

/** The helpers' links of a tournament, an event or a competition; `now` is UTC, ISO 8601. */
export const linkDesk = async (
  { app }: App.Locals,
  subject: string,
): Promise<{ readonly links: readonly HelperLink[]; readonly now: string }> => ({
  links: await app.accounts.linksOf(subject),
  now: new Date().toISOString(),
});

/** The webhooks of a tournament, an event or a league; null: the reader may not change them. */
export const webhookDesk = async (
  locals: App.Locals,
  id: string,
  act: 'change-event' | 'keep-league' = 'change-event',
): Promise<readonly Webhook[] | null> =>
  mayDo(locals, act, id) ? locals.app.webhooks.of(id) : null;
