import type { Result } from '@rokade/rules';
import type { AccountError, AccountInfo, AccountManagement } from '@rokade/server';
import { accountStateText } from '@rokade/texts';
import { withOpened } from '../input/with-opened.ts';
import { type Options, textOption } from '../options.ts';
import { bad, type Context, done, jsonLine, type Outcome } from '../outcome.ts';
import { type TableColumn, textTable } from '../say/text-table.ts';

const acts = ['reset', 'rename', 'disable', 'enable', 'sign-out'] as const;
type Act = (typeof acts)[number];

/** An act on an account, as it was called; `to` is the new name of `rename`. */
interface Call {
  readonly act: Act;
  readonly name: string;
  readonly to: string;
}

const isJson = (options: Options): boolean => textOption(options, 'format') === 'json';

function tableOf({ t }: Context, accounts: readonly AccountInfo[]): string {
  const column = (head: string): TableColumn => ({ head, align: 'left' });
  const columns = [t('terms.name'), t('account.may'), t('account.since'), t('account.state')];
  const rows = accounts.map((account) => [
    account.name,
    t(`console.role-${account.role}`),
    account.createdAt.slice(0, 10),
    accountStateText(t, account),
  ]);
  return textTable(columns.map(column), rows);
}

const jsonOf = (accounts: readonly AccountInfo[]): string =>
  jsonLine(
    accounts.map(({ name, role, createdAt, disabledAt, sessions }) => {
      const disabled = disabledAt !== null;
      return { name, role, created: createdAt, disabled, sessions };
    }),
  );

/** Does it; `reset` gives the new password. */
function carryOut(
  accounts: AccountManagement,
  id: string,
  { act, to }: Call,
): Promise<Result<unknown, AccountError>> {
  switch (act) {
    case 'reset':
      return accounts.resetPassword(id);
    case 'rename':
      return accounts.rename(id, to);
    case 'disable':
      return accounts.disable(id);
    case 'enable':
      return accounts.enable(id);
    default:
      return accounts.endSessions(id);
  }
}

async function actOn(
  { t }: Context,
  accounts: AccountManagement,
  call: Call,
  options: Options,
): Promise<Outcome> {
  const all = await accounts.list();
  const wanted = await accounts.idOf(call.name);
  const found = all.find(({ id }) => id === wanted);
  if (found === undefined) {
    const known = all.map(({ name }) => name).join(', ');
    return bad(
      all.length === 0
        ? t('cli.account.none')
        : t('cli.account.unknown', { name: call.name, known }),
    );
  }
  const { name, id } = found;
  const result = await carryOut(accounts, id, call);
  if (!result.ok) return bad(`${name}: ${t(`error.${result.error.code}`, { ...result.error })}`);
  const password = call.act === 'reset' ? { password: String(result.value) } : {};
  const to = call.act === 'rename' ? { to: call.to } : {};
  const facts = { name, ...password, ...to };
  return done(isJson(options) ? jsonLine(facts) : `${t(`cli.account.${call.act}`, facts)}\n`);
}

async function list(
  context: Context,
  accounts: AccountManagement,
  options: Options,
): Promise<Outcome> {
  const all = await accounts.list();
  if (isJson(options)) return done(jsonOf(all));
  return all.length === 0 ? bad(context.t('cli.account.none')) : done(tableOf(context, all));
}

/** What was asked for, null for the list; a usage fault if it is nothing that can be done. */
function understood(
  { t }: Context,
  [act = '', name]: readonly string[],
  options: Options,
): Call | Outcome | null {
  if (act === 'list') return null;
  const known = acts.find((one) => one === act);
  if (known === undefined) {
    return bad(t('cli.usage.account-act', { act, known: ['list', ...acts].join(', ') }));
  }
  if (name === undefined) return bad(t('cli.usage.missing-argument', { what: 'NAME' }));
  const to = textOption(options, 'to');
  if (known === 'rename' && to === undefined) {
    return bad(t('cli.usage.missing-option', { what: '--to <NAME>' }));
  }
  return { act: known, name, to: to ?? '' };
}

/**
 * `account list|reset|rename|disable|enable|sign-out [NAME]`: looks after the accounts of a data
 * folder. Whoever can write there owns them already, so no password is asked for.
 */
export async function account(
  context: Context,
  args: readonly string[],
  options: Options,
): Promise<Outcome> {
  const call = understood(context, args, options);
  if (call !== null && 'exit' in call) return call;
  const { openAccountManagement } = await import('@rokade/server');
  return withOpened(context, options, openAccountManagement, ({ accounts }) =>
    call === null ? list(context, accounts, options) : actOn(context, accounts, call, options),
  );
}
