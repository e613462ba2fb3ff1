import { exportBook, importBook } from '../input/book-file.ts';
import { withOpened } from '../input/with-opened.ts';
import type { Options } from '../options.ts';
import { bad, type Context, type Outcome } from '../outcome.ts';
import type { SanctionsAct } from '../sanctions/sanctions-act.ts';
import { add, deleteDue, lift } from '../sanctions/sanctions-changes.ts';
import { list, show } from '../sanctions/sanctions-lists.ts';

const acts: Readonly<Record<string, SanctionsAct>> = {
  list,
  show,
  add,
  lift,
  delete: deleteDue,
  export: (context, { sanctions }, [file = '-']) => exportBook(context, sanctions, file),
  import: (context, { sanctions }, [file = '-']) => importBook(context, sanctions.importJson, file),
};

/** `sanctions ACT [WHAT…]`: the warnings and suspensions of a data folder. */
export async function sanctions(
  context: Context,
  [act = '', ...words]: readonly string[],
  options: Options,
): Promise<Outcome> {
  const carryOut = Object.hasOwn(acts, act) ? acts[act] : undefined;
  if (carryOut === undefined) {
    const known = Object.keys(acts).join(', ');
    return bad(context.t('cli.usage.installation-act', { act, known }));
  }
  const { openSanctions } = await import('@rokade/server');
  return withOpened(context, options, openSanctions, (opened) =>
    carryOut(context, opened, words, options),
  );
}
