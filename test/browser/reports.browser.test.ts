import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Arbiter, arbiterAt, sendConfirmed, t } from './arbiter.ts';
import { haveLots, haveResults, haveRound, openTournament } from './begun.ts';
import { type Hall, openHall } from './hall.ts';

const players = [
  { name: 'Møller, Bo', rating: 1800 },
  { name: 'Holm, Eva', rating: 1750 },
  { name: 'Krüger, Jens', rating: 1700 },
  { name: 'Voß, Anna', rating: 1650 },
];

let hall: Hall;
let arbiter: Arbiter;

beforeAll(async () => {
  hall = await openHall('reports');
  arbiter = arbiterAt(hall.page);
});
afterAll(() => hall.close());

/** The national report's own part of the page. */
const national = () =>
  arbiter.page
    .locator('section')
    .filter({ has: arbiter.page.getByRole('heading', { name: t('terms.rating-report') }) });

test('a report that was sent is remembered', async () => {
  const { page } = arbiter;
  await openTournament(hall, arbiter, { name: 'Klubturnering', players });
  await page.goto(`${arbiter.base()}/reports?fide=fide-2002&registered=2026-11-01`);
  const rated = page.locator('#rated');
  await rated.getByText(t('rated.assumed')).first().waitFor();
  expect(await rated.innerText()).toContain('DSU 2002 4.8.3');
  expect(await rated.locator('input[name=registered]').inputValue()).toBe('2026-11-01');
  await haveLots(arbiter, 'sendt');
  await haveRound(arbiter);
  await haveResults(arbiter, 1, [1, 1]);
  await page.goto(`${arbiter.base()}/reports`);
  await national()
    .getByRole('button', { name: t('reports.note-sent') })
    .click();
  await national()
    .getByText(/^Hele turneringen, sendt .* noteret af Møller, Bo$/)
    .waitFor();
  expect(await national().getByText(t('reports.send-again')).count()).toBe(0);
});

test('a German office gets a list to rate from', async () => {
  const { page } = arbiter;
  await page.goto(`${arbiter.base()}/reports?rules=dwz-2026`);
  const link = national().getByRole('link', { name: t('reports.rated-from') });
  const file = await page.request.get(
    new URL((await link.getAttribute('href')) ?? '', page.url()).href,
  );
  expect(await file.text()).toContain('Turnier;Klubturnering');
  await page.goto(`${arbiter.base()}/reports`);
  expect(await link.count()).toBe(0);
});

test('a result is corrected for the rating alone, and the report has to be sent again', async () => {
  const { page } = arbiter;
  await national().getByText(t('reports.correct-for-rating')).first().click();
  const form = page.locator('form[name=rated]');
  await form.locator('[name="command.round"]').fill('1');
  await form.locator('[name="command.board"]').fill('2');
  await form.locator('[name="command.result:json"]').selectOption({ index: 1 });
  const correct = national().getByRole('button', { name: t('reports.correct-for-rating') });
  const question = await sendConfirmed(arbiter, correct, 'Begge har skrevet under på remis');
  expect(question).toContain('FIDE C.04.2');
  await national().getByText(t('reports.send-again')).waitFor();
  const text = await national().innerText();
  expect(text).toContain(t('times.for-rating-only', { count: 1 }));
  expect(text).toMatch(/Runde 1, bræt 2, .*: 1–0 i tabellerne, rates som ½–½/);
  expect(text).toMatch(/runde 1, bræt 2, .*: 1–0 → ½–½/);
});

test('tables stay, and print and history say it', async () => {
  const { page } = arbiter;
  const console = arbiter.base();
  const id = console.split('/').at(-1);
  await page.goto(`${console}/history`);
  const history = await page.locator('main').innerText();
  expect(history).toMatch(/1–0 rates som ½–½; tabellerne bliver stående/);
  expect(history).toMatch(/Ratingrapport \(DSU 2010\) sendt/);
  await page.goto(`${console}/round/1`);
  expect(await page.locator('main').innerText()).not.toContain('½');
  await page.goto(`${hall.server.url}/print/${id}/rating`);
  expect(await page.locator('main').innerText()).toContain(
    t('times.for-rating-only', { count: 1 }),
  );
  await page.goto(console);
});

test('sent again, it is as it should be; rated as it stands, it is not', async () => {
  const { page } = arbiter;
  await page.goto(`${arbiter.base()}/reports`);
  await national()
    .getByRole('button', { name: t('reports.note-sent') })
    .click();
  await expect.poll(() => national().getByText(t('reports.send-again')).count()).toBe(0);
  await national()
    .getByRole('button', { name: t('reports.as-it-stands') })
    .click();
  await national().getByText(t('reports.send-again')).waitFor();
});

test('what a player scored is drawn against what was expected, beside its table', async () => {
  const { page } = arbiter;
  await national()
    .getByRole('link', { name: t('reports.game-by-game') })
    .first()
    .click();
  const picture = page.getByRole('img', { name: t('rating.expected-and-scored') });
  await picture.waitFor();
  expect(await picture.locator('polyline').count()).toBe(2);
  expect(await page.getByRole('table', { name: t('rating.expected-and-scored') }).count()).toBe(1);
});

test('everybody sees how the ratings of the field are spread', async () => {
  const id = arbiter.base().split('/').at(-1);
  await hall.asVisitor(`/t/${id}/about`, async (visitor) => {
    const picture = visitor.getByRole('img', { name: t('rating.spread') });
    expect(await picture.locator('rect').count()).toBe(3);
    expect(await visitor.locator('main').innerText()).toContain('1700–1799');
  });
});
