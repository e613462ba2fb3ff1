import type { InstallationBook, InstallationError } from '@rokade/server';
import { dataFolder } from '../input/data-folder.ts';
import type { Options } from '../options.ts';
import { bad, type Context, done, type Outcome } from '../outcome.ts';

const commands = ['export', 'import'] as const;

/** Whoever sits at the machine. */
const machine = { id: 'machine', name: 'rokade' };

type Code =
  | InstallationError['code']
  | 'store.no-database'
  | 'store.unreadable'
  | 'store.newer-database';

const isPlain = (fact: unknown): boolean => typeof fact === 'string' || typeof fact === 'number';

function refused({ t }: Context, error: { readonly code: Code }): Outcome {
  const facts = Object.entries(error).filter(([, fact]) => isPlain(fact));
  return bad(t(`error.${error.code}`, Object.fromEntries(facts)));
}

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
  const { openInstallation, storageFailure } = await import('@rokade/server');
  const place = dataFolder(context, options);
  if (!place.ok) return place.error;
  const opened = await openInstallation(place.value);
  if (!opened.ok) return refused(context, opened.error);
  const { close } = opened.value;
  try {
    const carryOut = asked === 'export' ? exportTo : importFrom;
    return await carryOut(context, opened.value.installation, file);
  } catch (thrown) {
    const failure = storageFailure(thrown);
    if (failure === null) throw thrown;
    return refused(context, failure);
  } finally {
    await close();
  }
}
