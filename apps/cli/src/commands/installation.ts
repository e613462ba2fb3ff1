import { exportBook, importBook } from '../input/book-file.ts';
import { machine, withOpened } from '../input/with-opened.ts';
import type { Options } from '../options.ts';
import { bad, type Context, type Outcome } from '../outcome.ts';

const commands = ['export', 'import'] as const;

/** `installation export|import FILE`: the installation's own book of a data folder. */
export async function installation(
  context: Context,
  [act = '', file = '-']: readonly string[],
  options: Options,
): Promise<Outcome> {
  const { t } = context;
  const asked = commands.find((one) => one === act);
  if (asked === undefined) {
    return bad(t('cli.usage.installation-act', { act, known: commands.join(', ') }));
  }
  const { openInstallation } = await import('@rokade/server');
  return withOpened(context, options, openInstallation, ({ installation: book }) =>
    asked === 'export'
      ? exportBook(context, book, file)
      : importBook(context, (text) => book.importJson(text, machine), file),
  );
}
