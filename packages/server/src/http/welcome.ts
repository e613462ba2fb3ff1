import { ok } from '@rokade/rules';
import type { Accounts } from '../accounts/accounts.ts';
import { jarOf, rememberSession } from './cookies.ts';
import { type Exchange, type Reply, visitorIn } from './exchange.ts';

/** Answers with a new session, whose token is set as a cookie. */
export async function welcome(
  accounts: Accounts,
  exchange: Exchange,
  token: string,
): Promise<Reply> {
  await rememberSession(jarOf(exchange), visitorIn(exchange), accounts, token);
  return ok({ session: await accounts.session(token), needsSetup: false });
}
