import type { Locator, Page } from 'playwright-core';

/** The forms of a page that send a command of a kind. */
export const actForm = (page: Page, kind: string): Locator =>
  page.locator('form', { has: page.locator(`input[name="command.kind"][value="${kind}"]`) });
