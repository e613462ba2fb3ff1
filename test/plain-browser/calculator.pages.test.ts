import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Arbiter, arbiterAt, setUpAccount, t } from '../browser/arbiter.ts';
import { openPlainHall, type PlainHall } from './plain-hall.ts';
import type { PlainPage } from './plain-page.ts';

let hall: PlainHall;
let arbiter: Arbiter<PlainPage>;

beforeAll(async () => {
  hall = await openPlainHall('calculator');
  arbiter = arbiterAt(hall.page);
});
afterAll(() => hall.close());

test('everybody calculates on a phone and without a script', async () => {
  await hall.asVisitor('/', async (visitor) => {
    await visitor.getByRole('link', { name: t('public.calculator') }).click();
    await visitor.locator('select[name=rules]').selectOption('fide-2024');
    await visitor.locator('input[name=own]').fill('1850');
    await visitor.locator('input[name=opponent]').nth(0).fill('1900');
    await visitor.locator('input[name=opponent]').nth(1).fill('1750');
    await visitor.locator('select[name=score]').nth(1).selectOption('0.5');
    await visitor.getByText(t('calculator.facts')).click();
    await visitor.locator('input[name=k]').fill('20');
    await visitor.getByRole('button', { name: t('calculator.reckon') }).click();
    const text = await visitor.locator('main').innerText();
    for (const part of [t('terms.by-edition', { edition: 'FIDE 2024' }), '1½ / 2', '1859']) {
      expect(text).toContain(part);
    }
    expect(await visitor.locator('input[name=k]').inputValue()).toBe('20');
    await visitor.getByRole('button', { name: t('calculator.more-rows') }).click();
    expect(await visitor.locator('input[name=opponent]').count()).toBe(12);
  });
});

test('what cannot be reckoned with is said at its field', async () => {
  await hall.asVisitor('/calculator?own=1850&opponent=x&score=1', async (visitor) => {
    const wrong = visitor.locator('input[name=opponent]').first();
    expect(await wrong.getAttribute('aria-invalid')).toBe('true');
    expect(await visitor.locator('main').innerText()).toContain(t('error.rating-question.result'));
  });
});

test('the console has it in the menu under the name', async () => {
  const { page } = arbiter;
  await setUpAccount(arbiter, hall.server.setupUrl ?? '');
  await page.locator('summary', { hasText: 'Møller, Bo' }).click();
  await page.getByRole('link', { name: t('public.calculator') }).click();
  await page.waitForURL('**/console/calculator');
  await page.locator('input[name=own]').fill('1600');
  await page.locator('input[name=opponent]').first().fill('1700');
  await page.getByRole('button', { name: t('calculator.reckon') }).click();
  await page.waitForURL('**opponent=1700**');
  await expect.poll(() => page.locator('main').innerText()).toContain('1700');
  await page.getByRole('heading', { level: 2 }).waitFor();
});
