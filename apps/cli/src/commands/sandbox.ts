import { err, ok, type Result } from '@rokade/rules';
import type { RunningServer, SandboxError } from '@rokade/server';
import { dataFolder } from '../input/data-folder.ts';
import { hasOption } from '../options.ts';
import { bad, type Context, done, type Outcome, type Run } from '../outcome.ts';
import { ended, serverOptions } from '../serving/server-options.ts';

const usualFolder = 'rokade-sandbox';

/** A place that is no folder cannot be a sandbox; the data that the environment names are real ones. */
function sandboxFolder(context: Context): Result<string, Outcome> {
  const { terminal } = context;
  const withoutPlaces = { ...terminal, environment: {} };
  const folder = dataFolder({ ...context, terminal: withoutPlaces }, usualFolder);
  if (!folder.ok || !folder.value.includes('://')) return folder;
  return err(bad(context.t('cli.sandbox.no-folder')));
}

const failed = ({ t }: Context, error: SandboxError): Outcome =>
  bad(t(`error.${error.code}`, { ...error }));

/** Serves a filled sandbox on this machine alone. */
async function serveSandbox(
  context: Context,
  folder: string,
): Promise<Result<RunningServer, Outcome>> {
  const options = await serverOptions(context, ok(folder));
  if (!options.ok) return options;
  const { startServer } = await import('@rokade/server');
  const server = await startServer({ host: '127.0.0.1', ...options.value, quiet: true });
  return server.ok
    ? server
    : err(bad(context.t(`error.${server.error.code}`, { ...server.error })));
}

/**
 * `sandbox [--port P] [--host HOST] [--data DIR] [--reset]`: a Rokade to try programs with, in a folder
 * of its own with an invented event; until it is ended.
 */
export const sandbox: Run = async (context) => {
  const folder = sandboxFolder(context);
  if (!folder.ok) return folder.error;
  const { openSandbox } = await import('@rokade/server');
  const opened = await openSandbox(folder.value, { anew: hasOption(context, 'reset') });
  if (!opened.ok) return failed(context, opened.error);
  const server = await serveSandbox(context, folder.value);
  if (!server.ok) return server.error;
  const { url, close } = server.value;
  context.terminal.say(
    context.t('cli.sandbox.open', { ...opened.value, url, folder: folder.value }),
  );
  await ended();
  await close();
  return done('');
};
