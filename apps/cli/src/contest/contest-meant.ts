import type { ContestId } from '@rokade/club';
import { err, ok, type Result } from '@rokade/rules';
import type { Contests } from '@rokade/server';
import { whichOne } from '../input/which-one.ts';
import { bad, type Context, no, type Outcome } from '../outcome.ts';

/** What `contest` opens. */
export interface OpenContests {
  readonly contests: Contests;
}

/** The one competition that is meant; else why it is none. */
export async function contestMeant(
  { t }: Context,
  { contests }: OpenContests,
  which: string,
): Promise<Result<ContestId, Outcome>> {
  if (which === '') return err(bad(t('cli.usage.missing-argument', { what: 'WHAT' })));
  const all = await contests.list();
  const named = all.map(({ id, summary }) => ({ id, name: summary?.name ?? '' }));
  const [one, ...others] = whichOne(which, named);
  if (one === undefined) return err(no('', t('cli.contest.nothing', { which })));
  if (others.length === 0) return ok(one.id);
  const addresses = [one, ...others].map(({ id }) => id).join(', ');
  return err(no('', t('cli.contest.several', { which, addresses })));
}
