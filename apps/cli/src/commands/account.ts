import { ownInstallation, type Right, roles, scopesOfRole } from '@rokade/installation';
import type { Result } from '@rokade/rules';
import type { AccountManagement, GiveError, ListedSession } from '@rokade/server';
import { rightText } from '@rokade/texts';
import {
  accountsJson,
  accountsTable,
  scopeFrom,
  sessionsJson,
  sessionsTable,
  shownRight,
} from '../account/listed-accounts.ts';
import { machine, refusalText, withOpened } from '../input/with-opened.ts';
import { textOption, wantsJson } from '../options.ts';
import { bad, type Context, done, jsonLine, type Outcome, type Run } from '../outcome.ts';

const acts = [
  ...(['give', 'take', 'reset', 'rename', 'disable', 'enable', 'sign-out'] as const),
  ...(['sessions', 'end'] as const),
];
type Act = (typeof acts)[number];

/** The roles that an account can have. */
const assignableRoles = roles.filter((role) => scopesOfRole[role].length > 0);

/** An act on an account, as it was called; `to` is the new name for `rename`. */
interface Call {
  readonly act: Act;
  readonly name: string;
  readonly to: string;
  /** The session that `end` ends. */
  readonly session: string;
  /** The right that `give` and `take` are about. */
  readonly right: Right | null;
}

/** The messages after each act. */
const sayings = {
  give: 'account.right-given',
  take: 'account.right-taken',
  reset: 'cli.account.reset',
  rename: 'cli.account.rename',
  disable: 'cli.account.disable',
  enable: 'cli.account.enable',
  'sign-out': 'cli.account.sign-out',
  end: 'cli.account.end',
} as const satisfies Record<Exclude<Act, 'sessions'>, string>;

/** Carries out the act; `reset` returns the new password. */
function carryOut(
  accounts: AccountManagement,
  id: string,
  { act, to, right, session }: Call,
): Promise<Result<unknown, GiveError>> {
  if (right !== null)
    return accounts[act === 'give' ? 'giveRight' : 'takeRight'](id, right, machine);
  switch (act) {
    case 'reset':
      return accounts.resetPassword(id);
    case 'rename':
      return accounts.rename(id, to);
    case 'disable':
      return accounts.disable(id);
    case 'enable':
      return accounts.enable(id);
    case 'end':
      return accounts.endSession(id, session);
    default:
      return accounts.endSessions(id);
  }
}

const sessions = (context: Context, running: readonly ListedSession[]): Outcome =>
  done(wantsJson(context) ? sessionsJson(running) : sessionsTable(context, running));

async function actOn(context: Context, accounts: AccountManagement, call: Call): Promise<Outcome> {
  const { t } = context;
  const all = await accounts.list();
  const accountId = await accounts.idOf(call.name);
  const found = all.find(({ id }) => id === accountId);
  if (found === undefined) {
    const names = all.map(({ name }) => name).join(', ');
    return bad(
      all.length === 0
        ? t('cli.account.none')
        : t('cli.account.unknown', { name: call.name, known: names }),
    );
  }
  const { name, id } = found;
  if (call.act === 'sessions') return sessions(context, await accounts.sessionsOf(id));
  const result = await carryOut(accounts, id, call);
  if (!result.ok) return bad(`${name}: ${refusalText(context, result.error)}`);
  const password = call.act === 'reset' ? { password: String(result.value) } : {};
  const to = call.act === 'rename' ? { to: call.to } : {};
  const right = call.right === null ? {} : { right: rightText(t, shownRight(call.right)) };
  const facts = { name, ...password, ...to, ...right };
  return done(wantsJson(context) ? jsonLine(facts) : `${t(sayings[call.act], facts)}\n`);
}

async function list(context: Context, accounts: AccountManagement): Promise<Outcome> {
  const all = await accounts.list();
  if (wantsJson(context)) return done(accountsJson(all));
  return all.length === 0 ? bad(context.t('cli.account.none')) : done(accountsTable(context, all));
}

/** The right that `give` and `take` are about; null: for all other acts. */
function rightOption(context: Context, act: Act): Right | Outcome | null {
  if (act !== 'give' && act !== 'take') return null;
  const text = textOption(context, 'role');
  if (text === undefined)
    return bad(context.t('cli.usage.missing-option', { what: '--role <ROLE>' }));
  const role = assignableRoles.find((one) => one === text);
  if (role === undefined) {
    return bad(
      context.t('cli.usage.account-role', { role: text, known: assignableRoles.join(', ') }),
    );
  }
  const [event, organisation] = [textOption(context, 'for'), textOption(context, 'organisation')];
  if (event !== undefined && organisation !== undefined)
    return bad(context.t('cli.usage.account-scope'));
  return { role, for: scopeFrom(event, organisation ?? ownInstallation) };
}

/**
 * The act and the name from the command line, null for the list; a usage fault where they make no valid
 * call.
 */
function understood(context: Context, [act = '', name]: readonly string[]): Call | Outcome | null {
  const { t } = context;
  if (act === 'list') return null;
  const chosenAct = acts.find((one) => one === act);
  if (chosenAct === undefined) {
    return bad(t('cli.usage.account-act', { act, known: ['list', ...acts].join(', ') }));
  }
  if (name === undefined) return bad(t('cli.usage.missing-argument', { what: 'NAME' }));
  const to = textOption(context, 'to');
  if (chosenAct === 'rename' && to === undefined) {
    return bad(t('cli.usage.missing-option', { what: '--to <NAME>' }));
  }
  const session = textOption(context, 'session');
  if (chosenAct === 'end' && session === undefined) {
    return bad(t('cli.usage.missing-option', { what: '--session <SESSION>' }));
  }
  const right = rightOption(context, chosenAct);
  if (right !== null && 'exit' in right) return right;
  return { act: chosenAct, name, to: to ?? '', session: session ?? '', right };
}

/** The call with the organisation of a right by its id, whichever of its addresses was used. */
async function byItsId(
  call: Call,
  organisationAt: (address: string) => Promise<string | null>,
): Promise<Call> {
  if (call.right === null || call.right.for.kind !== 'organisation') return call;
  const typedAddress = call.right.for.organisation;
  const organisation = (await organisationAt(typedAddress)) ?? typedAddress;
  return { ...call, right: { ...call.right, for: { kind: 'organisation', organisation } } };
}

/**
 * `account list|give|take|reset|rename|disable|enable|sign-out|sessions|end [NAME]`: manages the
 * accounts of a data folder. Whoever can write to the folder owns the accounts already, so no password
 * is needed.
 */
export const account: Run = async (context, args) => {
  const call = understood(context, args);
  if (call !== null && 'exit' in call) return call;
  const { openAccountManagement } = await import('@rokade/server');
  return withOpened(context, openAccountManagement, async ({ accounts, organisationAt }) =>
    call === null
      ? list(context, accounts)
      : actOn(context, accounts, await byItsId(call, organisationAt)),
  );
};
