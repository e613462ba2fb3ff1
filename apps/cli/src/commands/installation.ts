import type { InstallationBook } from '@rokade/server';
import { machine, refused, withOpened } from '../input/with-opened.ts';
import type { Options } from '../options.ts';
import { bad, type Context, done, type Outcome } from '../outcome.ts';

const commands = ['export', 'import'] as const;

async function exportTo(
  context: Context,
  installation: InstallationBook,
  file: string,
): Promise<Outcome> {
  const text = await installation.exportJson();
  if (!text.ok) return refused(context, text.error);
  if (file === '-') return done(text.value);
  const problem = await context.terminal.writeFile(file, text.value);
  if (problem !== null) return bad(`${file}: ${context.t(`cli.file.${problem}`)}`);
  return done(`${context.t('cli.installation.exported', { file })}\n`);
}

async function importFrom(
  context: Context,
  installation: InstallationBook,
  file: string,
): Promise<Outcome> {
  const { terminal, t } = context;
  const content = await (file === '-' ? terminal.readStandardInput() : terminal.readFile(file));
  if (content.kind === 'problem') return bad(`${file}: ${t(`cli.file.${content.problem}`)}`);
  const text = content.kind === 'bytes' ? new TextDecoder().decode(content.bytes) : '';
  const imported = await installation.importJson(text, machine);
  if (!imported.ok) return refused(context, imported.error);
  return done(`${t('cli.installation.imported', { file })}\n`);
}

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
  const carryOut = asked === 'export' ? exportTo : importFrom;
  return withOpened(context, options, openInstallation, (open) =>
    carryOut(context, open.installation, file),
  );
}
