import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { PageHandler, TrustedProxies } from '@rokade/server';
import { dataFolder } from '../input/data-folder.ts';
import { numberOption, type Options, textOption } from '../options.ts';
import { bad, type Context, done, type Outcome } from '../outcome.ts';

const usualPort = 4180;

/** The built pages, or null where nobody has built them yet. */
async function builtPages(): Promise<PageHandler | null> {
  const build = new URL('./build/handler.js', import.meta.resolve('@rokade/web/handler'));
  if (!existsSync(fileURLToPath(build))) return null;
  return (await import('@rokade/web/handler')).handler;
}

/** What `--proxy` may be; each header also with the number of proxies, as in `forwarded:2`. */
const knownProxies = 'x-forwarded-for, forwarded, none';

/** Whose word about visitors counts: `x-forwarded-for:2`, `forwarded`, `none`; null: it says nothing. */
function trustedProxies(text: string): TrustedProxies | null {
  if (text === 'none') return { header: 'forwarded', count: 0 };
  const [, header, count = '1'] = /^(x-forwarded-for|forwarded)(?::([1-9]))?$/.exec(text) ?? [];
  if (header !== 'x-forwarded-for' && header !== 'forwarded') return null;
  return { header, count: Number(count) };
}

/** Waits until somebody ends the program. */
const ended = (): Promise<unknown> =>
  Promise.race(['SIGINT', 'SIGTERM', 'SIGHUP'].map((signal) => once(process, signal)));

/** `serve [--port P] [--data DIR]`: the whole application, until it is ended. */
export async function serve(
  context: Context,
  _: readonly string[],
  options: Options,
): Promise<Outcome> {
  const { t, language } = context;
  const { PORT, ROKADE_PROXY } = context.terminal.environment;
  const given = { port: textOption(options, 'port') ?? (PORT || String(usualPort)) };
  const port = numberOption(context, given, { name: 'port', least: 0, most: 65_535 });
  if (!port.ok) return port.error;
  const data = dataFolder(context, options);
  if (!data.ok) return data.error;
  const dataDirectory = data.value;
  const host = textOption(options, 'host');
  const proxyText = textOption(options, 'proxy') ?? ROKADE_PROXY ?? '';
  const proxies = proxyText === '' ? 'local' : trustedProxies(proxyText);
  if (proxies === null) {
    const wrong = { what: '--proxy', text: proxyText, known: knownProxies };
    return bad(t('cli.usage.invalid-value', wrong));
  }
  const pages = await builtPages();
  if (pages === null) return bad(t('cli.serve.not-built'));
  const { startServer } = await import('@rokade/server');
  const place = { port: port.value ?? usualPort, ...(host === undefined ? {} : { host }) };
  const server = await startServer({ ...place, dataDirectory, pages, language, proxies });
  if (!server.ok) return bad(t(`error.${server.error.code}`, { ...server.error }));
  await ended();
  await server.value.close();
  return done('');
}
