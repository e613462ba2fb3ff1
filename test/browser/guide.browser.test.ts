import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Arbiter, arbiterAt, createTournament, setUpAccount, t } from './arbiter.ts';
import { type Hall, openHall } from './hall.ts';

let hall: Hall;
let arbiter: Arbiter;

beforeAll(async () => {
  hall = await openHall('guide');
  arbiter = arbiterAt(hall.page);
});
afterAll(() => hall.close());

test('a visitor without script goes from the front page to a paragraph, in any language', async () => {
  await hall.asVisitor('/', async (visitor) => {
    await visitor.getByRole('link', { name: t('guide.title') }).click();
    await visitor.getByRole('link', { name: 'Indtast resultaterne' }).click();
    await visitor.waitForURL('**/guide/first-tournament#results');
    await visitor.getByRole('button', { name: 'de Deutsch', exact: true }).click();
    const heading = visitor.getByRole('heading', { name: 'Die Ergebnisse eingeben' });
    expect(await heading.getAttribute('id')).toBe('results');
    await visitor.getByRole('button', { name: 'da Dansk', exact: true }).click();
    const picture = visitor.locator('h2#results ~ img').first();
    await picture.scrollIntoViewIfNeeded();
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBe(1000);
    expect(await picture.getAttribute('alt')).toContain('Resultatbordet');
  });
});

test('a page that is not there is said to be so', async () => {
  await hall.asVisitor('/guide/nowhere', async (visitor) => {
    expect(await visitor.locator('main').innerText()).toContain(t('console.error-404'));
  });
});

test('by the keyboard, help on a page of the console opens its paragraph beside it', async () => {
  const { page } = arbiter;
  await setUpAccount(arbiter, hall.server.setupUrl ?? '');
  await createTournament(arbiter, 'Efterår');
  await page.goto(`${arbiter.base()}/prints`);
  const [help] = await Promise.all([
    hall.context.waitForEvent('page'),
    page.getByRole('link', { name: t('guide.help') }).press('Enter'),
  ]);
  await help.waitForURL('**/guide/tournament-pages#prints');
  expect(await help.locator('h2#prints').innerText()).toBe('Udskrifter');
  expect(page.url()).toContain('/prints');
});
