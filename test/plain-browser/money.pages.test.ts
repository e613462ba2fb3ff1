import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { arbiterAt, organise, refill, setUpAccount, t } from '../browser/arbiter.ts';
import { tell } from '../browser/tell.ts';
import { openPlainHall, type PlainHall } from './plain-hall.ts';
import { faultsOn } from './structure-of.ts';

let hall: PlainHall;
let event: string;

const emptyFields = {
  title: '',
  sex: '',
  rating: null,
  federation: '',
  citizenship: '',
  rapidRating: null,
  blitzRating: null,
  fideRating: null,
  fideId: '',
  nationalId: '',
};

const entrants = [
  { id: 'ida', name: 'Hansen, Ida', club: 'K41', birthDate: '1999-05-01' },
  { id: 'bo', name: 'Møller, Bo', club: 'K41', birthDate: '2012-05-01' },
  { id: 'jens', name: 'Krüger, Jens', club: '', birthDate: '1960-05-01' },
];

beforeAll(async () => {
  hall = await openPlainHall('money');
  await setUpAccount(arbiterAt(hall.page), hall.server.setupUrl ?? '');
  const values = {
    name: 'Juleskak',
    place: '',
    organiser: '',
    officers: [],
    published: false,
    firstDay: '2026-12-27',
    lastDay: '2026-12-30',
  };
  const made = await (await tell(hall, '/events', { values })).json();
  event = made.id;
  const command = {
    kind: 'enter-entrants',
    entrants: entrants.map(({ id, ...details }) => ({
      id,
      group: null,
      values: { ...emptyFields, ...details },
    })),
  };
  await tell(hall, `/events/${event}/commands`, { basedOn: 1, command });
});

afterAll(() => hall.close());

describe('the money of an event', () => {
  test('from the fee table to what is paid, by a player and by a club', async () => {
    const { page, server } = hall;
    await page.goto(`${server.url}/console/events/${event}`);
    await organise(page, 'money.title');
    await page.getByText(t('money.begin'), { exact: true }).waitFor();
    await page
      .getByRole('link', { name: t('money.table') })
      .first()
      .click();
    await page.getByRole('heading', { name: t('money.settings') }).waitFor();
    await refill(page.getByLabel(t('money.federation-fee')), '20');
    await page.getByRole('button', { name: t('terms.save') }).click();
    await page.getByText(t('console.saved'), { exact: true }).waitFor();
    await page.getByLabel(t('money.line-name')).fill('Indskud');
    await page.getByLabel(t('prizes.amount'), { exact: true }).fill('400');
    await page.getByRole('button', { name: t('money.add-line') }).click();
    await page.locator('summary', { hasText: 'Indskud' }).waitFor();

    const tab = page.getByRole('link', { name: t('money.fees'), exact: true });
    await tab.click();
    const fees = page.getByRole('table', { name: t('money.fees') });
    await fees.waitFor();
    expect(await fees.innerText()).toContain('400');
    // A Danish event cites no article of FIDE's.
    expect(await page.locator('main').innerText()).not.toContain('FIDE 2012');
    const pay = fees.getByRole('button', { name: /Krüger, Jens/ });
    // Another window shows the page as it was before.
    const other = await hall.context.newPage();
    await other.goto(page.url());
    const payThere = other.getByRole('button', { name: /Krüger, Jens/ });
    await payThere.waitFor();
    await pay.press('Enter');
    await pay.waitFor({ state: 'detached' });
    await payThere.click();
    await other.getByText(t('error.money.booked-meanwhile'), { exact: true }).waitFor();
    await other
      .getByText(/Krüger, Jens.*400/)
      .first()
      .waitFor();
    await payThere.waitFor({ state: 'detached' });
    const clubs = page.getByRole('table', { name: t('money.by-club') });
    const club = clubs.getByRole('button', { name: /K41/ });
    await page.locator('form').filter({ has: clubs }).locator('[name=way]').selectOption('bank');
    await club.click();
    await club.waitFor({ state: 'detached' });
    // What is booked next, the money that goes back among it, begins with the way of the last.
    expect(await page.locator('[name=way]').first().inputValue()).toBe('bank');
    expect(await fees.getByRole('button').count()).toBe(0);
    expect(await faultsOn(page)).toEqual([]);

    await clubs.getByRole('link', { name: 'K41' }).click();
    await page.getByText(t('money.invoice-nothing'), { exact: true }).waitFor();
    expect(await faultsOn(page)).toEqual([]);
    await page.getByRole('link', { name: t('money.back') }).click();
    await fees.getByRole('link', { name: 'Møller, Bo' }).click();
    // The club paid for several by one receipt, with a line for each.
    await page.getByRole('link', { name: t('money.receipt-no', { no: 3 }) }).click();
    await page.waitForURL('**/receipt/*');
    await page.getByText('Møller, Bo').first().waitFor();
    await page.goBack();
    await page.waitForURL(({ pathname }) => !pathname.includes('receipt'));
    await page.getByRole('button', { name: t('money.take-back-of', { no: 3 }) }).click();
    await page.getByText(t('money.taken-back'), { exact: true }).waitFor();
    expect(await faultsOn(page)).toEqual([]);
    await page.getByRole('link', { name: t('money.accounts'), exact: true }).click();
    await page.getByRole('heading', { name: t('money.add-booking') }).waitFor();
    await refill(page.getByLabel(t('prizes.amount'), { exact: true }), '150,50');
    await page.getByLabel(t('money.who'), { exact: true }).fill('Skolen');
    await page.getByRole('button', { name: t('money.book'), exact: true }).click();
    const booked = page.getByRole('table', { name: t('money.bookings') });
    await booked.getByText('Skolen').waitFor();
    const statement = page.getByRole('table', { name: t('money.statement') });
    expect(await statement.innerText()).toContain('649,50');
    expect(await faultsOn(page)).toEqual([]);
    await page.getByRole('link', { name: t('money.payouts'), exact: true }).click();
    await page.getByText(t('money.prizes-none'), { exact: true }).waitFor();
    expect(await faultsOn(page)).toEqual([]);
    await tab.click();
    await fees.getByRole('button', { name: /Møller, Bo/ }).waitFor();
    expect(await faultsOn(page)).toEqual([]);
  });

  test('what was sent to the federation is booked back by the same button, once less is due', async () => {
    const { page, server } = hall;
    const address = `${server.url}/console/events/${event}/money`;
    await page.goto(address);
    const sent = t('money.federation-send', { amount: '60' });
    await page.getByRole('button', { name: new RegExp(sent) }).click();
    await page.goto(`${address}/bo`);
    await page.locator('[name="command.due.why"]').selectOption('withdrew');
    await page.locator('[name^="command.due.amount"]').fill('0');
    await page.getByRole('button', { name: t('terms.save') }).click();
    await page.goto(address);
    const returned = t('money.federation-returned', { amount: '20' });
    const back = page.getByRole('button', { name: new RegExp(returned) });
    await back.click();
    await back.waitFor({ state: 'detached' });
    expect(
      await page.getByRole('button', { name: new RegExp(sent.split(':')[0] ?? '') }).count(),
    ).toBe(0);
    expect(await faultsOn(page)).toEqual([]);
  });

  test('whoever has paid is removed from the entry list once that is confirmed', async () => {
    const { page, server } = hall;
    const list = `${server.url}/console/events/${event}/entries`;
    await page.goto(`${list}/jens`);
    const remove = page.getByRole('button', { name: t('events.remove') });
    await remove.click();
    await page
      .getByText(t('error.money.paid-already', { name: 'Krüger, Jens' }), { exact: true })
      .waitFor();
    expect(await faultsOn(page)).toEqual([]);
    await page.getByLabel(t('events.remove-paid')).check();
    await remove.click();
    await page.waitForURL(list);
    expect(await page.locator('main').innerText()).not.toContain('Krüger, Jens');
    await page.goto(`${server.url}/console/events/${event}/money`);
    expect(await page.locator('main').innerText()).toMatch(/Krüger, Jens/);
  });
});
