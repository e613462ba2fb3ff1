import type { EventId } from '@rokade/event';
import { err, ok, type Result } from '@rokade/rules';
import type { OpenEvents } from '@rokade/server';
import { whichOne } from '../input/which-one.ts';
import { bad, type Context, no, type Outcome } from '../outcome.ts';

/** The one event that is meant; else why it is none. */
export async function eventMeant(
  { t }: Context,
  { events }: Pick<OpenEvents, 'events'>,
  which: string,
): Promise<Result<EventId, Outcome>> {
  if (which === '') return err(bad(t('cli.usage.missing-argument', { what: 'WHAT' })));
  const all = await events.list();
  const named = all.map(({ id, summary }) => ({ id, name: summary?.name ?? '' }));
  const [one, ...others] = whichOne(which, named);
  if (one === undefined) return err(no('', t('cli.event.nothing', { which })));
  if (others.length === 0) return ok(one.id);
  const addresses = [one, ...others].map(({ id }) => id).join(', ');
  return err(no('', t('cli.event.several', { which, addresses })));
}
