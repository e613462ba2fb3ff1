import type { WalkedLocator, WalkedPage } from '../plain-browser/walked.ts';

/** The forms of a page that send a command of a kind. */
export const actForm = (page: WalkedPage, kind: string): WalkedLocator =>
  page.locator('form', { has: page.locator(`input[name="command.kind"][value="${kind}"]`) });
