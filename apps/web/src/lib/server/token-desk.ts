import { rightKey } from '@rokade/installation';
import { err } from '@rokade/rules';
import { formText } from './form-text.ts';
import { saidRights } from './said-rights.ts';

/** An account's tokens for programs, and the rights it can give them, in words. */
export async function tokenDesk(locals: App.Locals, account: string) {
  const { accounts } = locals.app;
  const tokens = await accounts.tokensOf(account);
  const said = await saidRights(
    locals,
    tokens.map(({ right }) => right),
  );
  const offered = await accounts.rightsForTokens(account);
  const rights = await saidRights(locals, offered);
  return {
    tokens: tokens.map(({ right: _, ...token }, index) => ({
      ...token,
      right: said[index]?.text ?? '',
    })),
    tokenRights: offered.map((right, index) => ({
      value: rightKey(right),
      text: rights[index]?.text ?? '',
    })),
  };
}

/** Makes the token that the form wants: its right is one of those that were offered. */
export async function madeToken({ app, session }: App.Locals, form: FormData) {
  const account = session?.accountId ?? '';
  const rights = await app.accounts.rightsForTokens(account);
  const right = rights.find((one) => rightKey(one) === formText(form, 'right'));
  return right === undefined
    ? err({ code: 'token.right-not-held' as const })
    : app.accounts.makeApiToken(account, { name: formText(form, 'name'), right });
}
