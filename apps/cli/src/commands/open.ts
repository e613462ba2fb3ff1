import type { ServerOptions } from '@rokade/server';
import { dataFolder } from '../input/data-folder.ts';
import { bad, type Context, done, type Outcome, type Run } from '../outcome.ts';
import { documentsFolder } from '../serving/documents-folder.ts';
import { ended, serverOptions } from '../serving/server-options.ts';

/** The number of ports that are tried, from the wanted one on. */
const tries = 10;

/** How long to wait for another program to answer that it is a Rokade, in milliseconds. */
const patience = 2000;

/** The version of the Rokade that listens on a port of this machine; null: another program does. */
async function versionAt(url: string): Promise<string | null> {
  try {
    const signal = AbortSignal.timeout(patience);
    const answer: unknown = await (await fetch(`${url}/api/health`, { signal })).json();
    const isRokade = typeof answer === 'object' && answer !== null && 'version' in answer;
    return isRokade && typeof answer.version === 'string' ? answer.version : null;
  } catch {
    return null;
  }
}

/** Reports that a Rokade is running already, and shows it. */
function showRunning({ terminal, t }: Context, facts: { url: string; version: string }): Outcome {
  terminal.say(t('cli.open.runs-already', facts));
  terminal.showInBrowser(`${facts.url}/console`);
  return done('');
}

/** Starts on the first port that is free, unless a Rokade is running there, and shows the console. */
async function openOn(context: Context, server: ServerOptions, left = tries): Promise<Outcome> {
  const { terminal, t } = context;
  const { startServer } = await import('@rokade/server');
  const started = await startServer(server);
  if (started.ok) {
    const { url, setupUrl, close } = started.value;
    terminal.say(t('cli.open.stays'));
    terminal.showInBrowser(setupUrl ?? `${url}/console`);
    await ended();
    await close();
    return done('');
  }
  const { error } = started;
  if (error.code === 'serve.running') return showRunning(context, error);
  if (error.code !== 'serve.port-busy') return bad(t(`error.${error.code}`, { ...error }));
  const url = `http://localhost:${server.port}`;
  const version = await versionAt(url);
  if (version !== null) return showRunning(context, { url, version });
  if (left === 1) return bad(t('error.serve.port-busy', { ...error }));
  const next = server.port + 1;
  terminal.say(t('cli.open.next-port', { port: server.port, next }));
  return openOn(context, { ...server, port: next }, left - 1);
}

/**
 * `open [--port P] [--data DIR]`: the whole application for the user of this machine. The data are in
 * the user's documents, the browser shows the application, and also any reason that keeps it from
 * starting.
 */
export const open: Run = async (context) => {
  const { terminal, t, language } = context;
  const data = dataFolder(context, await documentsFolder(terminal));
  const options = await serverOptions(context, data);
  const outcome = options.ok ? await openOn(context, options.value) : options.error;
  if (outcome.exit !== 0) {
    const { noticePage } = await import('@rokade/server');
    terminal.showPage(noticePage(language, t('cli.open.failed'), outcome.errors));
  }
  return outcome;
};
