import { err, ok, type Result } from '@rokade/rules';
import { loadBytes } from '../input/load-tournament.ts';
import { textOption } from '../options.ts';
import { bad, type Context, type Outcome } from '../outcome.ts';

/** A web address without what follows the host, or a usage fault. */
export function originOption(
  context: Context,
  name: string,
  usual: string | null,
): Result<string, Outcome> {
  const text = textOption(context, name) ?? usual ?? '';
  if (/^https?:\/\//.test(text) && URL.canParse(text)) return ok(new URL(text).origin);
  const wrong = { what: `--${name}`, text, known: 'http://…, https://…' };
  return err(bad(context.t('cli.usage.invalid-value', wrong)));
}

/** The token in the file of `--token-file`; it never stands on the command line, where others see it. */
export async function tokenOf(context: Context): Promise<Result<string, Outcome>> {
  const file = textOption(context, 'token-file');
  if (file === undefined) return err(bad(context.t('cli.broadcast.token-missing')));
  const bytes = await loadBytes(context, file);
  if (!bytes.ok) return bytes;
  const token = new TextDecoder().decode(bytes.value).trim();
  return /^[\x21-\x7e]+$/.test(token)
    ? ok(token)
    : err(bad(context.t('cli.broadcast.token-missing')));
}
