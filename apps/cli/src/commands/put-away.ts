import { join } from 'node:path';
import type { Result } from '@rokade/rules';
import type { AppError, OpenTournaments, TournamentSummary, Tournaments } from '@rokade/server';
import { whichOne } from '../input/which-one.ts';
import { refused, withOpened } from '../input/with-opened.ts';
import { hasOption, wantsJson } from '../options.ts';
import { type Context, done, jsonLine, no, type Outcome, type Run } from '../outcome.ts';

export type PutAwayAct = 'archive' | 'unarchive' | 'remove';

const carryOut = (
  tournaments: Tournaments,
  { id, name }: TournamentSummary,
  act: PutAwayAct,
): Promise<Result<null, AppError>> =>
  act === 'remove' ? tournaments.remove(id, name) : tournaments.archive(id, act === 'archive');

/** Carries out the act on the one tournament; removes it only with `--yes`. */
async function actOn(
  context: Context,
  { tournaments, copies }: OpenTournaments,
  { act, which }: { readonly act: PutAwayAct; readonly which: string },
): Promise<Outcome> {
  const { t } = context;
  const [one, ...others] = whichOne(which, await tournaments.list());
  if (one === undefined) return no('', t('cli.put-away.nothing', { which }));
  if (others.length > 0) {
    const addresses = [one, ...others].map(({ id }) => id).join(', ');
    return no('', t('cli.put-away.several', { which, addresses }));
  }
  const isConfirmed = act !== 'remove' || hasOption(context, 'yes');
  const carried = isConfirmed ? await carryOut(tournaments, one, act) : null;
  if (carried?.ok === false) return refused(context, carried.error);
  const { id, name } = one;
  if (wantsJson(context)) {
    return done(jsonLine({ tournament: id, title: name, act, done: isConfirmed }));
  }
  const sentence = t(isConfirmed ? `cli.put-away.${act}` : 'cli.put-away.ask', {
    name,
    address: id,
  });
  if (act !== 'remove' || one.demo || copies === null) return done(`${sentence}\n`);
  return done(`${sentence} ${t('cli.put-away.copy', { folder: join(copies, id) })}\n`);
}

/**
 * `archive WHICH`, `unarchive WHICH`, `remove WHICH [--yes]`: puts away a tournament of a data folder
 * or brings it back, by its address or its whole name.
 */
export const puttingAway =
  (act: PutAwayAct): Run =>
  async (context, [which = '']) => {
    const { openTournaments } = await import('@rokade/server');
    return withOpened(context, openTournaments, (opened) => actOn(context, opened, { act, which }));
  };
