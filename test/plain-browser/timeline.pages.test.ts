import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { arbiterAt, organise, setUpAccount, t } from '../browser/arbiter.ts';
import { tell } from '../browser/tell.ts';
import { openPlainHall, type PlainHall } from './plain-hall.ts';
import { faultsOn } from './structure-of.ts';

let hall: PlainHall;
let event: string;

const open = (path: string) => hall.page.goto(`${hall.server.url}/console/events/${event}${path}`);

const send = async (path: string, data: unknown) => (await tell(hall, path, data)).json();

beforeAll(async () => {
  hall = await openPlainHall('timeline');
  await setUpAccount(arbiterAt(hall.page), hall.server.setupUrl ?? '');
  const values = {
    name: 'Juleskak',
    place: '',
    organiser: '',
    officers: [],
    published: false,
    regulations: 'fide-2012',
    firstDay: '2020-12-27',
    lastDay: '2020-12-30',
  };
  const made = await send('/events', { values });
  event = made.id;
});

afterAll(() => hall.close());

describe('the timeline of an event', () => {
  test('says what is due by the groups’ regulations, and keeps what is done', async () => {
    const { page } = hall;
    await open('');
    await organise(page, 'timeline.title');
    const table = page.getByRole('table', { name: t('timeline.title') });
    expect(await table.innerText()).toContain('FIDE 2012 7.3');
    expect(await table.innerText()).toContain(t('timeline.state-late'));
    const what = t('timeline.point-fide-2012-draw');
    await page.getByRole('button', { name: `${t('timeline.done')}: ${what}`, exact: true }).click();
    await page
      .getByRole('button', { name: `${t('timeline.not-done')}: ${what}`, exact: true })
      .waitFor();
    const line = table.getByRole('row').filter({ hasText: what });
    expect(await line.innerText()).not.toContain(t('timeline.state-late'));
    expect(await faultsOn(page)).toEqual([]);
    await open('/history');
    await page
      .getByText(t('history.point-ticked', { what, done: 1 }))
      .first()
      .waitFor();
  });

  test('goes into a calendar as long as it is open', async () => {
    const { page } = hall;
    const calendar = async () => {
      const answer = await page.request.get(
        `${hall.server.url}/console/events/${event}/timeline/deadlines.ics`,
      );
      return answer.text();
    };
    expect(await calendar()).not.toContain('FIDE 2012 7.3');
    await open('/timeline');
    const what = t('timeline.point-fide-2012-draw');
    await page
      .getByRole('button', { name: `${t('timeline.not-done')}: ${what}`, exact: true })
      .click();
    await page
      .getByRole('button', { name: `${t('timeline.done')}: ${what}`, exact: true })
      .waitFor();
    expect(await calendar()).toContain('FIDE 2012 7.3');
  });
});
