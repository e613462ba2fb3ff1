/** @regulation DSU 2002 */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { actForm } from '../browser/act-form.ts';
import { arbiterAt, createTournament, setUpAccount, t } from '../browser/arbiter.ts';
import { enterPerson } from '../browser/people.ts';
import { tell } from '../browser/tell.ts';
import { openPlainHall, type PlainHall } from './plain-hall.ts';
import { faultsOn } from './structure-of.ts';

let hall: PlainHall;
let person: string;

const open = (path: string) => hall.page.goto(`${hall.server.url}${path}`);
const main = () => hall.page.locator('main').innerText();

beforeAll(async () => {
  hall = await openPlainHall('licences');
  await setUpAccount(arbiterAt(hall.page), hall.server.setupUrl ?? '');
  person = await enterPerson(hall);
});

afterAll(() => hall.close());

/** Writes down a step on the person's page. */
async function writeDown(step: string, more: Readonly<Record<string, string>>): Promise<void> {
  const { page } = hall;
  await open(`/console/people/${person}`);
  await page.getByText(t('licences.enter')).first().click();
  const form = actForm(page, 'enter-licence-act');
  await form.getByLabel(t('field.step')).selectOption(step);
  for (const [field, value] of Object.entries(more)) {
    await form.locator(`[name^="command.values.${field}"]`).last().fill(value);
  }
  await form.getByRole('button').click();
}

describe('licences', () => {
  test('are asked for only where the register keeps any', async () => {
    await open('/console');
    const arbiter = arbiterAt(hall.page);
    await createTournament(arbiter, 'Påske');
    await hall.page.goto(`${arbiter.base()}/settings?all`);
    expect(await main()).not.toContain(t('licences.title'));
  });

  test('4.6.3: of a course’s list are written down for all or none', async () => {
    const { page } = hall;
    await open('/console/people/licences');
    await page.getByText(t('licences.none')).waitFor();
    await page.getByText(t('licences.course-list')).first().click();
    const form = page.locator('form[method=POST]', { hasText: t('licences.course-list-people') });
    await form.locator('[name=on]').fill('2026-02-01');
    await form.locator('[name=matter]').fill('Kursus i Vejle');
    await form.locator('[name="people:lines"]').fill('Ida Alm\nIpsen');
    await form.getByRole('button').click();
    await page.getByText(t('error.register.course-list-unknown', { lines: 'Ipsen' })).waitFor();
    await form.locator('[name="people:lines"]').fill('Ida Alm');
    await form.getByRole('button').click();
    await page.getByText(t('licences.course-list-done', { count: 1 })).waitFor();
    expect(await page.getByRole('table').innerText()).toContain(t('licences.standing-aspirant'));
    expect(await faultsOn(page)).toEqual([]);
  });

  test('4.6.4: an aspirant has a certificate with room for the groups to be led', async () => {
    const { page } = hall;
    await open(`/console/people/${person}`);
    expect(await main()).toContain(t('licences.to-lead', { count: 2 }));
    await page.getByRole('link', { name: t('licences.certificate') }).click();
    await page
      .getByRole('heading', { level: 1, name: t('licences.certificate-aspirant') })
      .waitFor();
    expect(await page.locator('article').innerText()).toContain('Ida Alm');
    expect(await page.locator('article tbody tr').count()).toBe(2);
    expect(await faultsOn(page)).toEqual([]);
  });

  test('what cannot be is said at its field; who declares is looked up', async () => {
    const { page } = hall;
    await writeDown('declaration', { on: '2026-04-06', groups: '2', by: '' });
    const missing = { field: t('field.by'), problem: t('problem.missing') };
    await page.getByText(t('error.register.field-invalid', missing)).waitFor();
    await writeDown('declaration', { on: '2026-04-06', groups: '2', by: 'Dal, Ib' });
    await page.getByText(t('console.saved')).waitFor();
    expect(await main()).toContain(t('licences.not-licensed', { by: 'Dal, Ib' }));
    expect(await main()).toContain(t('licences.standing-licensed'));
    expect(await faultsOn(page)).toEqual([]);
  });

  test('§5a: an arbiter without one is named on the tournament’s pages', async () => {
    const { page } = hall;
    await open('/console');
    const arbiter = arbiterAt(page);
    await createTournament(arbiter, 'Jul');
    const id = arbiter.base().split('/').at(-1) ?? '';
    const named = async (chiefArbiter: string) => {
      const { version } = await (
        await page.request.get(`${hall.server.url}/api/tournaments/${id}`)
      ).json();
      const command = { kind: 'change-settings', changes: { chiefArbiter } };
      await tell(hall, `/tournaments/${id}/commands`, { basedOn: version, command });
      await page.goto(`${arbiter.base()}/settings?all`);
    };
    await named('Dal, Ib');
    expect(await main()).toContain('DSU 2002 §5a');
    await named('Ida Alm');
    expect(await main()).not.toContain('DSU 2002 §5a');
  });

  test('4.6.4: a withdrawal is a letter, and stands in the history', async () => {
    const { page } = hall;
    await writeDown('withdrawal', { on: '2026-10-01', by: 'FU', matter: 'Regler tilsidesat.' });
    await page.getByText(t('console.saved')).waitFor();
    await page.getByRole('link', { name: t('licences.certificate') }).click();
    await page.getByText(t('licences.registered-letter')).waitFor();
    expect(await page.locator('article').innerText()).toContain('Regler tilsidesat.');
    expect(await faultsOn(page)).toEqual([]);
    await open('/console/people/history');
    const step = t('licences.step-withdrawal');
    const line = t('history.licence-act-entered', { person: 'Alm, Ida', step });
    await page.getByText(line).first().waitFor();
  });
});
