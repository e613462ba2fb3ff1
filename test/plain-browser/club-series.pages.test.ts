import { emptyContestValues, emptyEntryValues } from '@rokade/club';
import { emptyDetails, usualSettings } from '@rokade/tournament';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { arbiterAt, refill, setUpAccount, t } from '../browser/arbiter.ts';
import { tell, tellTournament } from '../browser/tell.ts';
import { openPlainHall, type PlainHall } from './plain-hall.ts';
import type { PlainLocator as Locator } from './plain-locator.ts';
import type { PlainPage } from './plain-page.ts';
import { faultsOn } from './structure-of.ts';

const people = ['Alm, Ida', 'Bech, Bo', 'Carl, Eva', 'Dahl, Per', 'Ege, Uwe'] as const;

let hall: PlainHall;
const desks = { mehrkampf: '', 'blitz-year': '', skat: '', trophy: '' };

const noted = (page: PlainPage) => page.getByText(t('console.saved')).waitFor();

/** Makes a competition of a format, enters everybody, and opens its desk. */
async function makeSeries(format: keyof typeof desks): Promise<void> {
  const values = { ...emptyContestValues, name: t(`club.format-${format}`), published: true };
  const contest = { format, rules: 'tempelhof-2018', values };
  const { id } = await (await tell(hall, '/contests', contest)).json();
  for (const [index, name] of people.entries()) {
    const entering = { ...emptyEntryValues, name, born: String(1960 + index) };
    const one = { entry: `p${index}`, values: entering, rating: null, day: '2026-01-01' };
    const command = { kind: 'enter-entry', ...one };
    await tell(hall, `/contests/${id}/commands`, { basedOn: index + 1, command });
  }
  desks[format] = `${hall.server.url}/console/club/${id}`;
  await hall.page.goto(desks[format]);
}

/** Plans a leg, in the form below those that are planned. */
async function plan(what: string, on: string): Promise<void> {
  const { page } = hall;
  const plans = page.locator('form').filter({ hasText: t('club-desk.leg-plan') });
  const details = page.locator('details').filter({ has: plans }).last();
  const form = details.locator('form');
  if ((await details.getAttribute('open')) === null) await details.locator('summary').click();
  await form.locator('[name="command.act.what"]').selectOption(what);
  await form.locator('[name="command.act.on"]').fill(on);
  await form.locator('button[type=submit]').click();
}

/** Types the results of a leg, in the order of entry. */
async function typeResults(leg: RegExp, results: readonly string[], games = ''): Promise<void> {
  const card = hall.page.getByRole('region', { name: leg });
  const results_ = card.locator('details').first();
  if ((await results_.getAttribute('open')) === null) await results_.locator('summary').click();
  if (games !== '') await card.locator('[name$=".games:or-zero"]').fill(games);
  for (const [index, result] of results.entries()) {
    await card.locator('[name*=".value"]').nth(index).fill(result);
  }
  await card.locator('button[type=submit]').first().click();
}

const tableOf = (page: PlainPage) =>
  page
    .getByRole('table', { name: t('club.table') })
    .locator('tbody th')
    .allInnerTexts();

beforeAll(async () => {
  hall = await openPlainHall('club-series');
  await setUpAccount(arbiterAt(hall.page), hall.server.setupUrl ?? '');
});
afterAll(() => hall.close());

describe('the combined event', () => {
  test('is planned, and asks about a day out of season', async () => {
    await makeSeries('mehrkampf');
    const { page } = hall;
    await plan('walking', '2026-12-01');
    const question = page.locator('[name="command.act.on"][aria-invalid=true]');
    await question.waitFor();
    const form = page.locator('form').filter({ has: question });
    await form.locator('[name="command.act.on"]').fill('2026-05-03');
    await form.locator('button[type=submit]').click();
    await noted(page);
    await page.getByRole('region', { name: new RegExp(t('club.leg-walking')) }).waitFor();
    expect(await faultsOn(page)).toEqual([]);
  });

  test('says whose result cannot be, keeps the others, and makes the table', async () => {
    const { page } = hall;
    const walking = new RegExp(t('club.leg-walking'));
    await typeResults(walking, ['45:00', '46:00', 'hurtigt', '48:00', '49:00']);
    const wrong = page.locator('[name*=".value"][aria-invalid=true]');
    await wrong.waitFor();
    expect(await wrong.count()).toBe(1);
    expect(await page.getByLabel('Carl, Eva', { exact: true }).and(wrong).count()).toBe(1);
    await typeResults(walking, ['45:00', '46:00', '30:00', '48:00', '49:00']);
    await noted(page);
    expect((await tableOf(page))[0]).toBe('Carl, Eva');
    expect(await faultsOn(page)).toEqual([]);
    await hall.asVisitor(
      new URL(desks.mehrkampf).pathname.replace('/console', ''),
      async (visitor) => {
        expect((await tableOf(visitor))[0]).toBe('Carl, Eva');
        await visitor.getByText(t('club.no-blitz')).waitFor();
      },
    );
    await page.goto(desks.mehrkampf.replace('/console/', '/'));
    expect(await faultsOn(page)).toEqual([]);
  });
});

/** A round between two who are entered and two who are not; the first of each board wins. */
async function playTournament(): Promise<void> {
  const settings = { ...usualSettings, name: 'Lynaften i marts', roundsPlanned: 1 };
  const { id } = await (await tell(hall, '/tournaments', { settings })).json();
  const names = ['Alm, Ida', 'Gran, Ole', 'Bech, Bo', 'Holt, Eva'];
  const players = names.map((name, index) => ({
    id: `p${index}`,
    details: { ...emptyDetails, name },
  }));
  const result = { kind: 'played', white: 2, black: 0 };
  const commands = [
    { kind: 'enter-players', players },
    { kind: 'set-draw-numbers', order: players.map((player) => player.id) },
    { kind: 'pair-round' },
    { kind: 'publish-round' },
    ...[1, 2].map((board) => ({ kind: 'enter-result', round: 1, board, result })),
  ];
  for (const command of commands) {
    await tellTournament(hall, id, command, { confirmed: true, reason: 'Prøve' });
  }
}

describe('the blitz year', () => {
  test('takes an evening’s points, and asks where they do not add up', async () => {
    await makeSeries('blitz-year');
    const { page } = hall;
    await plan('monthly', '2026-02-06');
    await noted(page);
    const evening = new RegExp(t('club.leg-monthly'));
    await typeResults(evening, ['4', '3½', '1', '1', '1'], '4');
    await page.getByText(t('error.contest.sum-differs', { sum: 10.5, wanted: 10 })).waitFor();
    await typeResults(evening, ['4', '3', '1', '1', '1'], '4');
    await noted(page);
    await page.getByRole('table', { name: evening }).waitFor();
    expect(await faultsOn(page)).toEqual([]);
  });

  test('takes points over from a tournament, with a look first, and enters who is a guest', async () => {
    await playTournament();
    const { page } = hall;
    await page.goto(desks['blitz-year']);
    await plan('monthly', '2026-03-06');
    const evening = page.getByRole('region', { name: /6\. marts/ });
    await evening.getByText(t('club-desk.leg-take'), { exact: true }).click();
    await evening.locator('[name=from]').selectOption({ label: 'Lynaften i marts' });
    await evening.getByRole('button', { name: t('club-desk.leg-take-do') }).click();
    const stranger = t('club-desk.leg-stranger', { name: 'Gran, Ole' });
    await evening.getByLabel(stranger, { exact: true }).waitFor();
    expect(await evening.locator('[name$=".games:or-zero"]').inputValue()).toBe('1');
    expect(await faultsOn(page)).toEqual([]);
    const note = evening.getByRole('button', { name: t('club-desk.leg-results-do'), exact: true });
    await evening.getByLabel(stranger, { exact: true }).fill('1½');
    await note.click();
    await page.getByText(t('error.contest.score-invalid', { name: 'Gran, Ole' })).waitFor();
    const typed = evening.getByLabel(stranger, { exact: true });
    expect(await typed.inputValue()).toBe('1½');
    await typed.fill('0');
    await note.click();
    const facts = { players: 4, most: 12 };
    await page.getByText(t('error.contest.other-system', facts)).waitFor();
    await evening.getByLabel(t('club-desk.anyway')).check();
    await note.click();
    const table = page.getByRole('table', { name: /6\. marts/ });
    await table.getByText(t('club.guest', { name: 'Gran, Ole' })).waitFor();
    expect(await table.locator('tbody tr').count()).toBe(4);
  });
});

/** Fills the list of the table whose form it is, as its players sit: points and games won of each. */
async function typeList(form: Locator, played: readonly (readonly [string, string])[]) {
  for (const [index, [points, won]] of played.entries()) {
    await form.locator('[name*=".points"]').nth(index).fill(points);
    await form.locator('[name*=".won"]').nth(index).fill(won);
  }
  await form.locator('button[type=submit]').click();
}

const listForm = (page: PlainPage) =>
  page
    .locator('form')
    .filter({ has: page.locator('[name="command.act.kind"][value=table-scored]') });

describe('a Skat tournament', () => {
  test('draws tables, and says that five cannot be seated', async () => {
    await makeSeries('skat');
    const { page } = hall;
    const drawing = page
      .locator('form')
      .filter({ has: page.locator('[name="command.act.kind"][value=round-drawn]') });
    await drawing.locator('button[type=submit]').click();
    await page.getByText(t('error.contest.no-tables', { count: 5 })).waitFor();
    await drawing.getByLabel('Ege, Uwe').uncheck();
    await drawing.locator('button[type=submit]').click();
    await page.getByRole('table', { name: t('club.skat-seats', { round: 1 }) }).waitFor();
    expect(await faultsOn(page)).toEqual([]);
  });

  test('checks the sum of a list, keeps what was typed, and makes the totals', async () => {
    const { page } = hall;
    const form = listForm(page);
    await page.getByText(t('club-desk.skat-list', { table: 1 }), { exact: true }).click();
    await form.locator('[name$=".total"]').first().fill('1190');
    await typeList(form, [
      ['300', '9'],
      ['200', '6'],
      ['100', '3'],
      ['0', '0'],
    ]);
    await form.getByText('1190', { exact: false }).waitFor();
    expect(await form.locator('[name*=".points"]').nth(1).inputValue()).toBe('200');
    await form.locator('[name$=".total"]').first().fill('750');
    await form.locator('button[type=submit]').click();
    await page.getByRole('table', { name: t('club.skat-lists', { round: 1 }) }).waitFor();
    expect(await tableOf(page)).toHaveLength(4);
    expect(await faultsOn(page)).toEqual([]);
  });

  test('takes the next list on the phone that lies at the table', async () => {
    const { page } = hall;
    await page
      .locator('form')
      .filter({ has: page.locator('[name="command.act.kind"][value=round-drawn]') })
      .locator('button[type=submit]')
      .click();
    await page.getByRole('table', { name: t('club.skat-seats', { round: 2 }) }).waitFor();
    await page.goto(`${desks.skat}/links`);
    await page.getByRole('button', { name: t('club-desk.links-tables-do') }).click();
    const slip = page.getByRole('region', { name: t('links.slip') });
    await slip.waitFor();
    const address = (await slip.locator('.address').innerText()).trim();
    const context = await hall.browser.newContext();
    const phone = await context.newPage();
    await phone.goto(address);
    await phone.getByRole('button', { name: t('links.open-player') }).click();
    await phone.getByRole('heading', { name: t('club-desk.skat-at', { table: 1 }) }).waitFor();
    expect(await faultsOn(phone)).toEqual([]);
    await typeList(listForm(phone), [['120', '18']]);
    await phone.getByRole('table', { name: t('club.skat-lists', { round: 2 }) }).waitFor();
    await context.close();
    await hall.asVisitor(new URL(desks.skat).pathname.replace('/console', ''), async (visitor) => {
      expect(await tableOf(visitor)).toHaveLength(4);
    });
  });
});

describe('a trophy', () => {
  test('is kept after the third win in a row, and its winner has a certificate', async () => {
    await makeSeries('trophy');
    const { page } = hall;
    const form = page
      .locator('form')
      .filter({ has: page.locator('[name="command.act.kind"][value=trophy-won]') });
    for (const year of ['2023', '2024', '2025']) {
      await refill(form.locator('[name="command.act.year"]'), year);
      await form.locator('[name="command.act.winner"]').selectOption({ label: 'Carl, Eva' });
      await form.locator('button[type=submit]').click();
      await page
        .getByRole('table', { name: t('club.trophy-years') })
        .getByText(year)
        .waitFor();
    }
    await page.getByText(t('club.trophy-in-row', { count: '3' })).waitFor();
    expect(await faultsOn(page)).toEqual([]);
    await page.getByRole('link', { name: t('club.certificates') }).click();
    await page.getByText('Eva Carl', { exact: true }).waitFor();
    expect(await faultsOn(page)).toEqual([]);
  });

  test('takes a champion of the club year over, with a look first', async () => {
    const days = { firstDay: '2022-01-01', lastDay: '2022-12-31' };
    const values = { ...emptyContestValues, name: 'Klubåret 2022', ...days };
    const contest = { format: 'season', rules: 'tempelhof-2018', values };
    const { id } = await (await tell(hall, '/contests', contest)).json();
    const day = '2022-12-01';
    const person = { ...emptyEntryValues, name: 'Gran, Ole' };
    const cup = { item: 'cup', what: 'cup', name: 'Pokal', days: [], at: '', note: '', book: null };
    const commands = [
      { kind: 'enter-entry', entry: 'gran', values: person, rating: null, day },
      { kind: 'note-act', act: { kind: 'programme-planned', items: [cup], day } },
      { kind: 'note-act', act: { kind: 'champion-named', item: 'cup', champions: ['gran'], day } },
    ];
    for (const [index, command] of commands.entries()) {
      await tell(hall, `/contests/${id}/commands`, { basedOn: index + 1, command });
    }
    const { page } = hall;
    await page.goto(desks.trophy);
    await page.getByText(t('club-desk.trophy-take'), { exact: true }).click();
    await page.getByRole('button', { name: t('club-desk.trophy-take-look') }).click();
    const facts = { year: '2022', name: 'Gran, Ole', competition: 'Pokal' };
    const stranger = page.getByLabel(t('club-desk.trophy-offer-stranger', facts));
    await stranger.waitFor();
    expect(await stranger.isChecked()).toBe(true);
    expect(await faultsOn(page)).toEqual([]);
    await page.getByRole('button', { name: t('club-desk.trophy-take-do') }).click();
    await noted(page);
    await page.getByRole('rowheader', { name: 'Gran, Ole' }).first().waitFor();
    await page.goto(`${hall.server.url}/club/${id}/champions`);
    await page.getByRole('table', { name: t('club.format-trophy') }).waitFor();
    expect(await faultsOn(page)).toEqual([]);
  });
});
