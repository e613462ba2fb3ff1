import { shownRights } from '../rights/shown-rights.ts';

/** An account's tokens for programs, and the rights it can give them, with descriptions. */
export async function tokenDesk(locals: App.Locals, account: string) {
  const { accounts } = locals.app;
  const tokens = await accounts.tokensOf(account);
  const tokenTexts = await shownRights(
    locals,
    tokens.map(({ right }) => right),
  );
  const offered = await accounts.rightsForTokens(account);
  const rights = await shownRights(locals, offered);
  return {
    tokens: tokens.map(({ right: _, ...token }, index) => ({
      ...token,
      right: tokenTexts[index]?.text ?? '',
    })),
    tokenRights: offered.map((right, index) => ({
      value: JSON.stringify(right),
      text: rights[index]?.text ?? '',
    })),
  };
}
