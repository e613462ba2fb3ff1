import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Arbiter, arbiterAt, confirmInForm, sendConfirmed, t } from './arbiter.ts';
import { haveResults, haveRound, openTournament } from './begun.ts';
import { type Hall, openHall } from './hall.ts';

const names = ['Andersen, Åse', 'Bauer, Max', 'Christensen, Bo', 'Dahl, Clara'];

let hall: Hall;
let arbiter: Arbiter;

beforeAll(async () => {
  hall = await openHall('dutch');
  arbiter = arbiterAt(hall.page);
});

afterAll(() => hall.close());

const main = (): Promise<string> => arbiter.page.locator('main').innerText();

describe('four players by the Dutch system, one round more than there are opponents', () => {
  test('are numbered by strength, and the first colour is drawn from a seed', async () => {
    const { page } = arbiter;
    await openTournament(hall, arbiter, {
      name: 'Weekend',
      system: 'dutch',
      players: names,
    });
    await page.goto(`${arbiter.base()}/lots`);
    await page.getByRole('button', { name: t('console.number-by-strength') }).click();
    await page.getByRole('heading', { name: t('console.start-numbers'), level: 2 }).waitFor();
    expect(await main()).toContain(t('public.first-colour-undrawn'));
    await page.getByLabel(t('console.seed'), { exact: true }).fill('weekend 2026');
    await page.getByRole('button', { name: t('console.first-colour-draw') }).click();
    await expect.poll(main).toContain('weekend 2026');
  });

  test('cannot all be paired a fourth time: who, why, and by hand with a reason', async () => {
    const { page } = arbiter;
    for (const round of [1, 2, 3]) {
      await haveRound(arbiter);
      await haveResults(arbiter, round, [1, 1]);
    }
    await page.goto(`${arbiter.base()}/round`);
    await page.getByRole('button', { name: t('console.step-pair'), exact: true }).click();
    await page.getByRole('link', { name: t('console.impossible-see') }).click();
    const others = names.slice(1).join('; ');
    await expect.poll(main).toContain(t('console.impossible-met', { names: others }));
    await page.getByRole('link', { name: t('console.impossible-by-hand') }).click();
    const keep = page.getByRole('button', { name: t('console.by-hand-keep') }).first();
    const question = await sendConfirmed(arbiter, keep, 'Ekstra runde efter aftale');
    expect(question).toContain('FIDE C.04.1 2');
    await expect.poll(main).toContain(t('console.draft'));
  });

  test('leave FIDE mode, which is asked twice, and are then kept apart by name', async () => {
    const { page } = arbiter;
    await page.goto(`${arbiter.base()}/settings?all`);
    await page.locator('html[data-script=runs]').waitFor();
    const leave = page.getByRole('button', { name: t('console.leave-fide-mode'), exact: true });
    await sendConfirmed(arbiter, leave, 'Klubben spiller efter egne regler');
    await page.getByText(t('consequence.fide-mode-no-way-back')).waitFor();
    await page.getByLabel(t('console.act-confirmed')).check();
    await leave.click();
    await page
      .getByText(t('fide-mode.left', { round: 3 }))
      .first()
      .waitFor();
    await page.getByRole('button', { name: t('console.forbidden-new-group') }).click();
    const group = page.getByLabel(t('console.forbidden-add'));
    await group.selectOption({ label: 'Bauer, Max' });
    await group.selectOption({ label: 'Dahl, Clara' });
    const save = page.getByRole('button', { name: t('terms.save'), exact: true });
    await save.click();
    await confirmInForm(arbiter, 'Søskende');
    await save.click();
    await page.getByText(t('consequence.paired-by-other-rules', { rounds: 3 })).waitFor();
    await page.getByLabel(t('console.act-confirmed')).check();
    await save.click();
    await page.getByText(t('console.saved')).waitFor();
    expect(await page.locator('#forbidden').innerText()).toContain('Dahl, Clara');
  });

  test('read on a phone why this opponent and colour, without scrolling sideways', async () => {
    const { page } = arbiter;
    const id = arbiter.base().split('/').at(-1);
    await page.setViewportSize({ width: 400, height: 800 });
    await page.goto(`${arbiter.base()}/players`);
    await page.getByRole('link', { name: 'Andersen, Åse' }).first().click();
    await page.waitForURL(`**/console/${id}/players/*`);
    const why = page.getByText(t('public.why-this-opponent')).first();
    await why.click();
    await expect.poll(main).toContain('pointgruppe');
    const tooWide = await page.evaluate(
      () => document.documentElement.scrollWidth > window.innerWidth,
    );
    expect(tooWide).toBe(false);
  });
});
