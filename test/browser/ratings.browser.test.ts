import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Arbiter, arbiterAt, refill, t } from './arbiter.ts';
import { haveRound, openTournament } from './begun.ts';
import { type Hall, openHall } from './hall.ts';

const players = [
  { name: 'Møller, Bo', rating: 1800 },
  { name: 'Holm, Eva', rating: 1750, fideRating: 1900 },
  { name: 'Krüger, Jens', fideRating: 2100 },
  { name: 'Voß, Anna', rating: 1650 },
];

let hall: Hall;
let arbiter: Arbiter;

beforeAll(async () => {
  hall = await openHall('ratings');
  arbiter = arbiterAt(hall.page);
});
afterAll(() => hall.close());

const chooseRatings = async (values: Readonly<Record<string, string>>) => {
  const { page } = arbiter;
  await page.goto(`${arbiter.base()}/settings?all`);
  for (const [field, value] of Object.entries(values)) {
    await page.locator(`select[name="${field}"]`).selectOption(value);
  }
  await page.getByRole('button', { name: t('terms.save'), exact: true }).click();
  await page.getByText(t('console.saved')).waitFor();
};

/** Each player's rating on the public list, by name. */
const shownInPublic = async () => {
  const id = arbiter.base().split('/').at(-1);
  let lines: readonly string[] = [];
  await hall.asVisitor(`/t/${id}/players`, async (visitor) => {
    lines = await visitor.locator('tbody tr').allInnerTexts();
  });
  return lines.map((line) => line.replace(/\s+/g, ' '));
};

test('the usual rating follows the system, and the form says which it is', async () => {
  const { page } = arbiter;
  await openTournament(hall, arbiter, {
    name: 'Klubturnering',
    players,
  });
  await page.goto(`${arbiter.base()}/settings?all`);
  const usual = page.locator('select[name="settings.pairingRatings"] option').first();
  expect(await usual.innerText()).toContain(t('terms.ratings-national-fide'));
  await page.locator('select[name="system.code"]').selectOption('dutch');
  await expect.poll(() => usual.innerText()).toContain(t('terms.ratings-fide-national'));
});

test('the organiser shows another list, which decides nothing', async () => {
  const { page } = arbiter;
  await chooseRatings({
    'system.code': 'nordic',
    'settings.pairingRatings': '',
    'settings.shownRatings': 'fide',
  });
  expect((await shownInPublic()).join('\n')).not.toContain('1800');
  await page.goto(`${arbiter.base()}/lots`);
  await page.getByText(t('terms.ratings-national-fide')).waitFor();
  await page.getByRole('button', { name: t('console.number-by-strength'), exact: true }).click();
  await page.getByText(t('console.lots-by-strength')).waitFor();
  const names = await page.locator('tbody tr').allInnerTexts();
  expect(names.map((name) => name.replace(/\s+/g, ' ').trim())).toEqual([
    '1 Krüger, Jens 2100',
    '2 Møller, Bo',
    '3 Holm, Eva 1900',
    '4 Voß, Anna',
  ]);
});

test('the higher of both decides and is shown, with the list it is from', async () => {
  await chooseRatings({
    'system.code': 'monrad',
    'settings.pairingRatings': 'higher',
    'settings.shownRatings': '',
  });
  const lines = (await shownInPublic()).join('\n');
  expect(lines).toMatch(/Holm, Eva.*1900 FIDE/);
  expect(lines).toMatch(/Møller, Bo.*1800/);
});

test('reports lead with the one that applies', async () => {
  const { page } = arbiter;
  await haveRound(arbiter);
  const headings = async () => {
    await page.goto(`${arbiter.base()}/reports`);
    return page.locator('main h2').allInnerTexts();
  };
  const [dsu, fide] = [t('terms.rating-report'), t('console.fide-report')];
  const inOrder = async () => (await headings()).filter((one) => one === dsu || one === fide);
  expect(await inOrder()).toEqual([dsu, fide]);
  expect(await headings()).toContain(t('rated.title'));
  await page.goto(`${arbiter.base()}/settings?all`);
  await refill(page.locator('input[name="settings.federation:capitals"]'), 'SWE');
  await page.getByRole('button', { name: t('terms.save'), exact: true }).click();
  await page.getByText(t('console.saved')).waitFor();
  expect(await inOrder()).toEqual([fide, dsu]);
});
