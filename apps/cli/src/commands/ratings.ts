import { exportBook, importBook } from '../input/book-file.ts';
import { withOpened } from '../input/with-opened.ts';
import type { Options } from '../options.ts';
import { bad, type Context, type Outcome } from '../outcome.ts';
import type { RatingsAct } from '../ratings/ratings-act.ts';
import { adjust, grant, open, recalculate, report, takeBack } from '../ratings/ratings-changes.ts';
import { check, events, explain, list, show } from '../ratings/ratings-lists.ts';

const acts: Readonly<Record<string, RatingsAct>> = {
  list,
  show,
  explain,
  events,
  open,
  grant,
  report,
  'take-back': takeBack,
  recalculate,
  adjust,
  check,
  export: (context, ratings, [file = '-']) => exportBook(context, ratings, file),
  import: (context, ratings, [file = '-']) => importBook(context, ratings.importJson, file),
};

/** `ratings ACT [WHAT…]`: the registered ratings of a data folder. */
export async function ratings(
  context: Context,
  [act = '', ...words]: readonly string[],
  options: Options,
): Promise<Outcome> {
  const carryOut = Object.hasOwn(acts, act) ? acts[act] : undefined;
  if (carryOut === undefined) {
    const known = Object.keys(acts).join(', ');
    return bad(context.t('cli.usage.installation-act', { act, known }));
  }
  const { openRatings } = await import('@rokade/server');
  return withOpened(context, options, openRatings, (opened) =>
    carryOut(context, opened.ratings, words, options),
  );
}
