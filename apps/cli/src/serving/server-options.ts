import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { err, ok, type Result } from '@rokade/rules';
import type { MailOptions, PageHandler, ServerOptions, TrustedProxies } from '@rokade/server';
import { originOption } from '../broadcast/address-and-token.ts';
import { listFolder } from '../input/data-folder.ts';
import { hasOption, numberOption, textOption } from '../options.ts';
import { bad, type Context, type Outcome } from '../outcome.ts';

const usualPort = 4180;

/** The built pages; null: they are not built yet. */
async function builtPages(): Promise<PageHandler | null> {
  const handler = createRequire(import.meta.url).resolve('@rokade/web/handler');
  if (!existsSync(join(dirname(handler), 'build/handler.js'))) return null;
  return (await import('@rokade/web/handler')).handler;
}

/** The values of `--proxy`; each header also with the number of proxies, as in `forwarded:2`. */
const proxyWords = 'x-forwarded-for, forwarded, none';

/**
 * The header on visitors' addresses that is trusted: `x-forwarded-for:2`, `forwarded`, `none`; null:
 * the text names none of them.
 */
function trustedProxies(text: string): TrustedProxies | null {
  if (text === 'none') return { header: 'forwarded', count: 0 };
  const [, header, count = '1'] = /^(x-forwarded-for|forwarded)(?::([1-9]))?$/.exec(text) ?? [];
  if (header !== 'x-forwarded-for' && header !== 'forwarded') return null;
  return { header, count: Number(count) };
}

/** The mail server that the environment names; an invalid text is a fault, and is not shown. */
async function mailOptions({ t, terminal }: Context): Promise<Result<MailOptions | null, Outcome>> {
  const { ROKADE_SMTP: server = '', ROKADE_MAIL_FROM: from = '' } = terminal.environment;
  if (server === '' && from === '') return ok(null);
  const { isMailAddress, isMailServer } = await import('@rokade/server');
  if (!isMailServer(server)) return err(bad(t('cli.usage.no-mail-server')));
  return isMailAddress(from) ? ok({ server, from }) : err(bad(t('cli.usage.no-mail-address')));
}

/** Where broadcasts go, and to which folder electronic boards write, if something is named. */
function outsidePlaces(
  context: Context,
): Result<Pick<ServerOptions, 'lichess' | 'boardFolder'>, Outcome> {
  const { ROKADE_LICHESS, ROKADE_BOARDS } = context.terminal.environment;
  const named = textOption(context, 'lichess') ?? (ROKADE_LICHESS || undefined);
  const lichess = named === undefined ? null : originOption(context, 'lichess', named);
  if (lichess?.ok === false) return lichess;
  const boardFolder = textOption(context, 'boards') ?? (ROKADE_BOARDS || undefined);
  return ok({
    ...(lichess === null ? {} : { lichess: lichess.value }),
    ...(boardFolder === undefined ? {} : { boardFolder }),
  });
}

/** The server from the options of a command: where to listen, with which pages, on which data. */
export async function serverOptions(
  context: Context,
  data: Result<string, Outcome>,
): Promise<Result<ServerOptions, Outcome>> {
  const { t, language } = context;
  const { PORT, ROKADE_PROXY, ROKADE_LOCAL_WEBHOOKS } = context.terminal.environment;
  const options = { port: textOption(context, 'port') ?? (PORT || String(usualPort)) };
  const port = numberOption({ ...context, options }, { name: 'port', least: 0, most: 65_535 });
  if (!port.ok) return port;
  if (!data.ok) return data;
  const host = textOption(context, 'host');
  const proxyText = textOption(context, 'proxy') ?? ROKADE_PROXY ?? '';
  const proxies = proxyText === '' ? 'local' : trustedProxies(proxyText);
  if (proxies === null) {
    const wrong = { what: '--proxy', text: proxyText, known: proxyWords };
    return err(bad(t('cli.usage.invalid-value', wrong)));
  }
  const mail = await mailOptions(context);
  if (!mail.ok) return mail;
  const pages = await builtPages();
  if (pages === null) return err(bad(t('cli.serve.not-built')));
  const place = { port: port.value ?? usualPort, ...(host === undefined ? {} : { host }) };
  const lists = listFolder(context, data.value);
  const folders = { dataDirectory: data.value, listDirectory: lists };
  const outside = outsidePlaces(context);
  if (!outside.ok) return outside;
  const localWebhooks = hasOption(context, 'local-webhooks') || ROKADE_LOCAL_WEBHOOKS === '1';
  const sending = { localWebhooks, mail: mail.value, ...outside.value };
  return ok({ ...place, ...folders, pages, language, proxies, ...sending });
}

/** Waits until the program is ended. */
export const ended = (): Promise<unknown> =>
  Promise.race(['SIGINT', 'SIGTERM', 'SIGHUP'].map((signal) => once(process, signal)));
