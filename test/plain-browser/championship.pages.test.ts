/** @regulation Tempelhof 2018 */
import { emptyDetails, makeSystem, usualSettings } from '@rokade/tournament';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { arbiterAt, setUpAccount, t } from '../browser/arbiter.ts';
import { tell as tellApi, tellTournament } from '../browser/tell.ts';
import { openPlainHall, type PlainHall } from './plain-hall.ts';
import type { PlainPage } from './plain-page.ts';
import { faultsOn } from './structure-of.ts';

const names = [
  ...['Arndt, Ina', 'Brand, Udo', 'Conrad, Eva', 'Dietz, Jan'],
  ...['Engel, Pia', 'Fuchs, Max', 'Graf, Lea'],
];

let hall: PlainHall;
let desk: PlainPage;
let id = '';

const button = (name: string) => desk.getByRole('button', { name, exact: true });

const press = (name: string): Promise<void> => button(name).click();

const playersOf = (ratings: readonly number[]) =>
  ratings.map((rating, index) => ({
    id: `p${index}`,
    details: { ...emptyDetails, name: names[index] ?? 'Neu, Tim', rating },
  }));

const tell = (of: string, command: object): Promise<void> =>
  tellTournament(hall, of, command, { confirmed: true, reason: 'Prøve' });

/** A tournament of the club with its players entered and numbered. */
async function makeTournament(settings: object, ratings: readonly number[]): Promise<string> {
  const answer = await tellApi(hall, '/tournaments', {
    settings: { ...usualSettings, ...settings },
  });
  const made: string = (await answer.json()).id;
  const players = playersOf(ratings);
  await tell(made, { kind: 'enter-players', players });
  await tell(made, { kind: 'set-draw-numbers', order: players.map((one) => one.id) });
  return made;
}

/** Last year's second class: one was raised by hand and one set back, and it is over. */
async function lastYear(): Promise<void> {
  const last = await makeTournament(
    {
      name: 'Klubmeisterschaft',
      group: 'Klasse 2',
      roundDates: ['2025-09-05'],
      system: makeSystem('tempelhof-table'),
    },
    [1900, 1850, 1800, 1750, 1700, 1650, 1600],
  );
  const classes = names.map((_, index) => ({
    player: `p${index}`,
    class: 2,
    own: 2,
    code: 'championship.result-stays',
    note: '',
  }));
  await tell(last, { kind: 'give-classes', rules: 'tempelhof-2018', of: 3, given: classes });
  await tell(last, { kind: 'pair-all-rounds' });
  const next = { kind: 'give-next-class', note: 'Spielausschuss' };
  await tell(last, { ...next, player: 'p0', class: 1 });
  await tell(last, { ...next, player: 'p6', class: 3 });
  await tell(last, { kind: 'finish-tournament' });
}

beforeAll(async () => {
  hall = await openPlainHall('championship');
  desk = hall.page;
  await setUpAccount(arbiterAt(desk), hall.server.setupUrl ?? '');
  await lastYear();
  id = await makeTournament(
    {
      name: 'Klubmeisterschaft 2026',
      roundDates: ['2026-09-04'],
      roundsPlanned: 9,
      system: makeSystem('tempelhof', { firstRound: 'rating-halves' }),
    },
    [1900, 1850, 1800, 1750, 1700, 1650, 1600, 1950],
  );
});
afterAll(() => hall.close());

/** A class of two who drew: they share the first place. */
async function sharedPlace(): Promise<string> {
  const settings = { name: 'Klasse 4', system: makeSystem('tempelhof-table') };
  const made = await makeTournament(settings, [1500, 1480]);
  await tell(made, { kind: 'pair-all-rounds' });
  await tell(made, {
    kind: 'enter-result',
    round: 1,
    board: 1,
    result: { kind: 'played', white: 1, black: 1 },
  });
  return made;
}

test('III.A.4: who shares a place plays for it, if all wish it', async () => {
  const standings = '/standings';
  const made = await sharedPlace();
  await desk.goto(`${hall.server.url}/console/${made}${standings}`);
  await desk.getByText(t('console.equal-places', { count: 1 })).click();
  const declines = desk.getByLabel(t('console.play-off-declines', { name: 'Arndt, Ina' }));
  await declines.check();
  await press(t('console.play-off-draw'));
  // Without a script the page comes anew, with this part open.
  await desk.getByText(t('error.lots.no-such-play-off')).waitFor();
  await declines.uncheck();
  await press(t('console.play-off-draw'));
  const game = desk.getByLabel(/^(Arndt, Ina – Brand, Udo|Brand, Udo – Arndt, Ina)$/);
  await game.waitFor();
  expect(await faultsOn(desk)).toEqual([]);
  await game.selectOption('1–0');
  await press(t('console.play-off-enter'));
  await desk.getByText(/er afgjort ved omkamp, som alle ønskede/).waitFor();
  await hall.asVisitor(`/t/${made}${standings}`, async (visitor) => {
    await visitor.getByText(/er afgjort ved omkamp, som alle ønskede/).waitFor();
    await visitor.getByText(t('public.by-play-off')).first().waitFor();
  });
});

test('III.E.5: a game by appointment is entered with the colours that were drawn', async () => {
  const made = await makeTournament(
    { name: 'Senioren', system: makeSystem('tempelhof-table', { freeDates: true }) },
    [1500, 1480],
  );
  await tell(made, { kind: 'pair-all-rounds' });
  await desk.goto(`${hall.server.url}/console/${made}/open`);
  const games = desk.getByLabel(t('appointed.game'));
  await games.selectOption('Brand, Udo – Arndt, Ina');
  await desk.getByLabel(t('terms.result'), { exact: true }).selectOption('1–0');
  expect(await faultsOn(desk)).toEqual([]);
  await press(t('appointed.save'));
  await desk.getByText(t('public.no-open-games')).waitFor();
  await hall.asVisitor(`/t/${made}/round/1`, async (visitor) => {
    await visitor
      .getByRole('row')
      .filter({ hasText: /Brand, Udo.*1–0.*Arndt, Ina/ })
      .waitFor();
  });
});

describe('III.A: a championship in classes', () => {
  test('begins with a proposal from last year, with reasons and articles', async () => {
    await desk.goto(`${hall.server.url}/console/${id}/classes`);
    await desk.getByText(t('championship.nobody')).waitFor();
    await button(t('championship.show-proposal')).click();
    await desk.waitForURL(/[?&]of=/);
    const line = (name: string) => desk.getByRole('row').filter({ hasText: name });
    await line('Arndt')
      .getByText(/Rykker op .*klasse 2/)
      .waitFor();
    await line('Graf')
      .getByText(/Rykker ned .*klasse 2/)
      .waitFor();
    await line('Neu')
      .getByText(/rating 1950, midten af klasse 1 er 1900/)
      .waitFor();
    await line('Neu')
      .getByText(/III\.A\.8/)
      .waitFor();
  });

  test('which is taken over, and changed by hand with a reason', async () => {
    await press(t('championship.take-over'));
    await desk.getByText(t('championship.nothing-new')).waitFor();
    await desk.getByLabel(t('championship.player'), { exact: true }).selectOption('Neu, Tim');
    await desk
      .getByLabel(t('terms.class'), { exact: true })
      .selectOption({ label: t('championship.class-n', { class: 2 }) });
    await desk.getByLabel(t('console.reason')).fill('Seit Jahren ohne Turnier');
    await press(t('championship.change-save'));
    await desk.getByText('Seit Jahren ohne Turnier', { exact: true }).waitFor();
    expect(await faultsOn(desk)).toEqual([]);
  });

  test('whose target scores everybody sees once they are published', async () => {
    const path = `/t/${id}/classes`;
    await desk.goto(`${hall.server.url}/console/${id}/round`);
    await desk.getByRole('link', { name: t('duty.targets') }).click();
    await desk.waitForURL(/\/classes$/);
    await hall.asVisitor(path, async (visitor) => {
      await visitor.getByText(/er ikke offentliggjort endnu/).waitFor();
      expect(await visitor.getByText(t('championship.need')).count()).toBe(0);
    });
    await press(t('championship.publish'));
    await button(t('championship.publish-anew')).waitFor();
    await hall.asVisitor(path, async (visitor) => {
      await visitor.getByRole('heading', { name: t('championship.targets') }).waitFor();
      await visitor
        .getByText(/for at blive/)
        .first()
        .waitFor();
      expect(await visitor.getByText('Seit Jahren ohne Turnier').count()).toBe(0);
    });
    await hall.asVisitor(`/print/${id}/classes`, async (visitor) => {
      await visitor
        .getByText(/for at blive/)
        .first()
        .waitFor();
    });
    await hall.asVisitor(`/t/${id}/player/p0`, async (visitor) => {
      await visitor.getByText(/for at blive/).waitFor();
    });
    await desk.goto(`${hall.server.url}${path}`);
    await desk.getByRole('heading', { name: t('championship.targets') }).waitFor();
    expect(await faultsOn(desk)).toEqual([]);
  });
});
