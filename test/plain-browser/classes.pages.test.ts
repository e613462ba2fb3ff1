import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { arbiterAt, organise, setUpAccount, t } from '../browser/arbiter.ts';
import { tell } from '../browser/tell.ts';
import { openPlainHall, type PlainHall } from './plain-hall.ts';
import { faultsOn } from './structure-of.ts';

let hall: PlainHall;
let event: string;

const at = (path: string) => `${hall.server.url}/console/events/${event}${path}`;

const send = async (path: string, data: unknown) => (await tell(hall, path, data)).json();

const entrants = [
  { id: 'ida', name: 'Hansen, Ida', sex: 'w', rating: 2120, birthDate: '1999-05-01' },
  { id: 'bo', name: 'Møller, Bo', sex: 'm', rating: 1950, birthDate: '1960-05-01' },
  { id: 'jens', name: 'Krüger, Jens', sex: 'm', rating: 1490, birthDate: '2012-05-01' },
];

const emptyFields = {
  title: '',
  club: '',
  federation: '',
  citizenship: '',
  rapidRating: null,
  blitzRating: null,
  fideRating: null,
  fideId: '',
  nationalId: '',
};

type Listed = (typeof entrants)[number];

/** An event at Easter of a year, with some people on its list; gives its address. */
async function makeEvent(year: number, people: readonly Listed[]): Promise<string> {
  const values = {
    name: `Påske ${year}`,
    place: '',
    organiser: '',
    officers: [],
    published: false,
    firstDay: `${year}-04-01`,
    lastDay: `${year}-04-06`,
  };
  const { id } = await send('/events', { values });
  const command = {
    kind: 'enter-entrants',
    entrants: people.map(({ id: own, ...details }) => ({
      id: own,
      group: null,
      values: { ...emptyFields, ...details },
    })),
  };
  const request = { basedOn: 1, command, reason: '', confirmed: false };
  await send(`/events/${id}/commands`, request);
  const championship = { kind: 'change-invitation', changes: { kind: 'championship' } };
  const basedOn = 1 + people.length;
  await send(`/events/${id}/commands`, { ...request, basedOn, command: championship });
  return id;
}

const absent = { id: 'ole', name: 'Fejl, Ole', sex: 'm', rating: 2400, birthDate: '1980-01-01' };

beforeAll(async () => {
  hall = await openPlainHall('classes');
  await setUpAccount(arbiterAt(hall.page), hall.server.setupUrl ?? '');
  const last = await makeEvent(2025, [...entrants, absent]);
  const rights = [
    { entrant: 'jens', right: 'junior-champion', article: '§37.2' },
    { entrant: 'ole', right: 'national-winner', article: '§36.1' },
  ];
  const command = { kind: 'write-rights', rights };
  const basedOn = 1 + entrants.length + 2;
  await send(`/events/${last}/commands`, { basedOn, command, reason: '', confirmed: false });
  event = await makeEvent(2026, entrants);
});

afterAll(() => hall.close());

const table = (code: 'national' | 'candidate' | 'women' | 'veterans') =>
  hall.page.getByRole('table', { name: t(`classes.class-${code}`) });

describe('the classes of an event', () => {
  test('are proposed with reasons, changed by hand with a reason, and accepted', async () => {
    const { page } = hall;
    await page.goto(at(''));
    await organise(page, 'classes.title');
    await table('national').getByText('DSU 2002 §36.5').first().waitFor();
    expect(await table('candidate').innerText()).toContain('Krüger, Jens');
    await page.getByRole('button', { name: t('classes.accept') }).click();
    await page.getByText(t('classes.all-accepted')).waitFor();

    await table('national').getByRole('link', { name: 'Hansen, Ida' }).click();
    await page.getByLabel(t('classes.chosen')).selectOption('women');
    await page.getByRole('button', { name: t('terms.save') }).click();
    await table('women').getByRole('link', { name: 'Hansen, Ida' }).waitFor();
    await page.getByText(t('classes.differ', { count: 1 })).waitFor();

    await table('candidate').getByRole('link', { name: 'Krüger, Jens' }).click();
    await page.getByLabel(t('terms.class'), { exact: true }).selectOption('veterans');
    await page.getByRole('button', { name: t('classes.put') }).click();
    await page.getByRole('alert').or(page.locator('[aria-invalid=true]')).first().waitFor();
    await page.getByLabel(t('console.reason')).fill('Plads efter aftale');
    expect(await faultsOn(page)).toEqual([]);
    await page.getByRole('button', { name: t('classes.put') }).click();
    await table('veterans').getByText('Plads efter aftale').waitFor();
    expect(await faultsOn(page)).toEqual([]);
  });

  test('take over what was earned last year, and become groups', async () => {
    const { page } = hall;
    await page.goto(at('/classes'));
    await page.getByText(t('classes.elsewhere')).click();
    await page.getByLabel(t('classes.last-event')).selectOption('Påske 2025');
    await page.getByRole('button', { name: t('classes.take') }).click();
    await page.getByText(t('classes.taken', { count: 1 })).waitFor();
    await page.getByText(`Fejl, Ole: ${t('classes.right-national-winner')}`).waitFor();
    expect(await faultsOn(page)).toEqual([]);
    await page.getByRole('button', { name: t('classes.accept') }).click();
    await page.getByRole('button', { name: t('console.divide-create') }).click();
    await page.getByRole('link', { name: t('classes.groups-made') }).click();
    await page.getByText(t('events.take-over-what')).waitFor();
    await page.goto(at(''));
    const groups = page.locator('main table');
    await groups.getByRole('link', { name: 'Landsholdsklassen' }).waitFor();
    await groups.getByRole('link', { name: 'Veteranklassen' }).waitFor();
  });

  test('go out as a file, and stand in the history', async () => {
    const { page } = hall;
    const file = await (await page.request.get(at('/classes/classes.csv'))).text();
    expect(file).toContain('Plads efter aftale');
    await page.goto(at('/history'));
    const what = t('classes.class-veterans');
    const sentence = t('history.class-given', { person: 'Krüger, Jens', what });
    await page.getByText(sentence, { exact: true }).waitFor();
  });
});
