import { resolve } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { err, ok, type Result } from '@rokade/rules';
import { dataFolder } from '../input/data-folder.ts';
import { hasOption, textOption } from '../options.ts';
import { bad, type Context, done, type Outcome, type Run } from '../outcome.ts';
import { type Mirror, publishOnce } from '../publish/publish-once.ts';
import { ended, serverOptions } from '../serving/server-options.ts';

/** How often a running Rokade is checked for changes, in milliseconds. */
const pause = 5000;

/** A Rokade to read from, and how to let go of it. */
interface Source {
  readonly url: string;
  /** Whether it runs for others too, not only for this command. */
  readonly isRunning: boolean;
  close(): Promise<void>;
}

/**
 * The Rokade to read from: the named one, the one that has the data, or one that runs for this command
 * only.
 */
async function sourceOf(context: Context): Promise<Result<Source, Outcome>> {
  const close = async () => undefined;
  const from = textOption(context, 'from');
  if (from !== undefined) {
    if (!/^https?:\/\//.test(from) || !URL.canParse(from)) {
      const wrong = { what: '--from', text: from, known: 'http://…, https://…' };
      return err(bad(context.t('cli.usage.invalid-value', wrong)));
    }
    return ok({ url: new URL(from).origin, isRunning: true, close });
  }
  const options = await serverOptions({ ...context, options: {} }, dataFolder(context));
  if (!options.ok) return options;
  const { startServer } = await import('@rokade/server');
  const here = { host: '127.0.0.1', port: 0, quiet: true };
  const started = await startServer({ ...options.value, ...here });
  if (started.ok) return ok({ ...started.value, isRunning: false });
  const { error } = started;
  if (error.code === 'serve.running' || error.code === 'serve.other-version') {
    return ok({ url: error.url, isRunning: true, close });
  }
  return err(bad(context.t(`error.${error.code}`, { ...error })));
}

/** A text that changes whenever visitors see a change; '' while the server does not answer. */
async function stateOf(url: string): Promise<string> {
  try {
    const paths = ['/', '/api/tournaments', '/api/leagues'];
    const answers = await Promise.all(paths.map((path) => fetch(url + path)));
    const texts = await Promise.all(answers.map((answer) => answer.text()));
    // The list of leagues has no ETag, but says when each was changed.
    return answers.map(({ headers }, index) => headers.get('etag') ?? texts[index]).join();
  } catch {
    return '';
  }
}

/** Publishes after each change until the program is ended; after a failure it tries again. */
async function watch(context: Context, mirror: Mirror): Promise<void> {
  const { terminal } = context;
  const end = new AbortController();
  const { signal } = end;
  void ended().then(() => end.abort());
  let published = '';
  while (!signal.aborted) {
    const state = await stateOf(mirror.server);
    if (state !== '' && state !== published) {
      const { exit, out, errors } = await publishOnce(context, mirror);
      for (const line of [out.trim(), ...errors]) if (line !== '') terminal.say(line);
      published = exit === 0 ? state : published;
    }
    await setTimeout(pause, undefined, { signal }).catch(() => undefined);
  }
}

/** `publish FOLDER`: the public pages as plain files, for a web space that runs no programs. */
export const publish: Run = async (context, [folder = '']) => {
  const source = await sourceOf(context);
  if (!source.ok) return source.error;
  const { url: server, isRunning, close } = source.value;
  const [address = '', then = ''] = ['address', 'then'].map((name) => textOption(context, name));
  const mirror = { server, address, then, folder: resolve(folder) };
  try {
    if (!hasOption(context, 'watch')) return await publishOnce(context, mirror);
    if (!isRunning) return bad(context.t('cli.publish.nothing-runs'));
    await watch(context, mirror);
    return done('');
  } finally {
    await close();
  }
};
