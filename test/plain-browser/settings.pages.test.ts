import { drawnColour, timeOdds2002 } from '@rokade/rules';
import {
  makeSystem,
  type PlayerId,
  parseTimeControl,
  type Settings,
  systemCodes,
  usualPlay,
  usualSettings,
  withOptions,
} from '@rokade/tournament';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { arbiterAt, setUpAccount, t } from '../browser/arbiter.ts';
import { enterPlayers, haveLots, haveRound } from '../browser/begun.ts';
import { tell, tellHere, tellTournament } from '../browser/tell.ts';
import { openPlainHall, type PlainHall } from './plain-hall.ts';
import { faultsOn } from './structure-of.ts';

let hall: PlainHall;
let id = '';

const arbiter = () => ({
  ...arbiterAt(hall.page),
  base: () => `${hall.server.url}/console/${id}`,
});
const field = (name: string) => hall.page.locator(`[name="${name}"]:not([type=hidden])`);
const save = () => hall.page.getByRole('button', { name: t('terms.save'), exact: true }).click();
const saved = () => hall.page.getByText(t('console.saved')).waitFor();
const openSettings = () => hall.page.goto(`${arbiter().base()}/settings?all`);

interface Kept {
  readonly version: number;
  readonly settings: Settings;
}
const kept = async (): Promise<Kept> =>
  (await hall.page.request.get(`${hall.server.url}/api/tournaments/${id}`)).json();

/** Makes a tournament of four players with some settings, and opens its settings. */
async function make(settings: Partial<Settings>): Promise<void> {
  const body = { settings: { ...usualSettings, name: 'Uden script', ...settings } };
  ({ id } = await (await tell(hall, '/tournaments', body)).json());
  await enterPlayers(arbiter(), ['Alm, Ida', 'Bo, Åge', 'Dam, Eli', 'Eng, Siv']);
  await openSettings();
}

const own = parseTimeControl('40/100 + 50 + 10s');
if (own === null) throw new Error('a time control');
const pair = ['p1', 'p3'] as readonly string[] as readonly PlayerId[];

/** Settings that all differ from the usual ones. */
const rich: Partial<Settings> = {
  place: 'Klubhuset',
  federation: 'GER',
  roundsPlanned: 5,
  roundDates: ['2026-12-02T19:00', '', '2026-12-16'],
  unusedTables: '3, 7-9',
  timeControl: own,
  timeOdds: timeOdds2002,
  waitingMinutes: null,
  roundPlay: [usualPlay, { timeControl: own, rated: 'no', finishBy: '2026-12-20T22:00' }],
  arbiters: ['Bo Møller', 'Ida Hansen'],
  halfPointByes: null,
  scoring: { win: 4, draw: 2, loss: 1, allocatedBye: 3 },
  forbidden: { sameClub: true, sameFederation: false, groups: [pair] },
  pairingRatings: 'higher',
  shownRatings: 'fide',
  marks: { title: true, promotion: 2, relegation: 0 },
  visibility: { ...usualSettings.visibility, published: false, clubs: false, names: 'initials' },
  embedAt: ['https://club.example'],
};

beforeAll(async () => {
  hall = await openPlainHall('settings-form');
  await setUpAccount(arbiterAt(hall.page), hall.server.setupUrl ?? '');
});
afterAll(() => hall.close());

describe('the form of the settings, without a script', () => {
  test.each(systemCodes)('changes nothing of %s when it is sent back as it is', async (code) => {
    for (const settings of [{}, rich]) {
      await make({ ...settings, system: makeSystem(code) });
      const before = await kept();
      await save();
      expect(await kept()).toEqual(before);
    }
  });

  test('keeps a drawn colour and the order of a table as long as nothing else is chosen', async () => {
    const drawn = withOptions(makeSystem('dutch'), {
      initialColour: drawnColour('weekend'),
      colourSeed: 'weekend',
    });
    await make({ system: drawn });
    await save();
    expect((await kept()).settings.system).toEqual(drawn);
    await field('system.initialColour').selectOption('white');
    await save();
    await saved();
    expect((await kept()).settings.system).toEqual(
      withOptions(makeSystem('dutch'), { initialColour: 'white' }),
    );
  });

  test('keeps everything that was typed when one field is refused, beside that field', async () => {
    await make({});
    const typed = {
      'settings.place': 'Bjergby',
      'settings.federation:capitals': 'ger',
      'settings.roundDates.0': '2026-12-02',
      'settings.roundDates.0:clock': '19:00',
      'settings.roundPlay.1.timeControl:time-control': 'efter aftale',
      'settings.roundPlay.1.finishBy': '2026-12-20',
      'settings.timeOdds.minutesEach': '45',
      'settings.timeOdds.steps.0.fromDifference': '150',
      'settings.timeControl:time-control:over': '15+10s',
      'settings.tieBreaks:codes': 'BH-C1, DE',
      'settings.marks.promotion:or-zero': '2',
    };
    await hall.page.locator('summary', { hasText: t('field.roundPlay') }).click();
    for (const [name, value] of Object.entries(typed)) await field(name).fill(value);
    await field('settings.timeOdds:whether').check();
    await field('settings.roundPlay.1.rated').selectOption('no');
    await field('settings.visibility.clubs').uncheck();
    await field('system.code').selectOption('dutch');
    await save();
    await hall.page.getByText(t('console.value-wrong')).waitFor();
    for (const [name, value] of Object.entries(typed)) {
      expect([name, await field(name).inputValue()]).toEqual([name, value]);
    }
    expect(await field('system.code').inputValue()).toBe('dutch');
    expect(await field('settings.timeOdds:whether').isChecked()).toBe(true);
    expect(await field('settings.roundPlay.1.rated').inputValue()).toBe('no');
    expect(await field('settings.visibility.clubs').isChecked()).toBe(false);
    await field('settings.roundPlay.1.timeControl:time-control').fill('25+10s');
    await save();
    await saved();
    expect(await faultsOn(hall.page)).toEqual([]);
    const { settings } = await kept();
    expect(settings).toMatchObject({
      place: 'Bjergby',
      federation: 'GER',
      roundDates: ['2026-12-02T19:00'],
      timeControl: parseTimeControl('15+10s'),
      timeOdds: { minutesEach: 45 },
      tieBreaks: ['BH-C1', 'DE'],
      marks: { title: false, promotion: 2, relegation: 0 },
      roundPlay: [
        usualPlay,
        { timeControl: parseTimeControl('25+10s'), rated: 'no', finishBy: '2026-12-20' },
      ],
      system: makeSystem('dutch'),
    });
    expect(settings.visibility.clubs).toBe(false);
  });

  test('takes a ready-made order with its edition, and tie-breaks that are added to the order', async () => {
    await make({});
    await hall.page.getByLabel(t('console.tie-break-preset')).selectOption({
      label: t('tie-break.preset.fide-2012-swiss'),
    });
    await save();
    await saved();
    const { settings } = await kept();
    expect(settings.tieBreakEdition).toBe('2012');
    expect(settings.tieBreaks).not.toEqual(usualSettings.tieBreaks);
    await hall.page.getByLabel(t('console.tie-break-own')).fill('bh-c2');
    await save();
    await saved();
    expect((await kept()).settings.tieBreaks).toEqual([...settings.tieBreaks, 'BH-C2']);
  });

  test('keeps players apart by name, and no longer', async () => {
    await make({ system: makeSystem('dutch') });
    const group = hall.page.getByLabel(t('console.forbidden-new-group'));
    for (const id of ['p1', 'p2']) await group.selectOption(id);
    await save();
    await saved();
    await hall.page.getByLabel(t('console.forbidden-add')).selectOption('p3');
    await save();
    await saved();
    expect((await kept()).settings.forbidden.groups).toEqual([['p1', 'p2', 'p3']]);
    for (const name of ['Alm, Ida', 'Bo, Åge', 'Dam, Eli'])
      await hall.page.getByRole('checkbox', { name }).uncheck();
    await save();
    await saved();
    expect((await kept()).settings.forbidden.groups).toEqual([]);
  });

  test('forgets the dates of rounds that are no more, and the odds that are not ticked', async () => {
    await make({ ...rich });
    await field('settings.roundsPlanned').fill('2');
    await field('settings.timeOdds:whether').uncheck();
    await save();
    await saved();
    const { settings } = await kept();
    expect(settings.roundDates).toEqual(['2026-12-02T19:00']);
    expect(settings.timeOdds).toBeNull();
  });

  test('publishes with a button of its own, and saves nothing else', async () => {
    await make(rich);
    await field('settings.place').fill('Et andet sted');
    await hall.page.getByRole('button', { name: t('console.publish-now') }).click();
    const { settings } = await kept();
    expect(settings.visibility).toEqual({ ...rich.visibility, published: true });
    expect(settings.place).toBe('Klubhuset');
  });

  test('asks in the form what has to be confirmed, with its reason', async () => {
    await make({});
    await haveLots(arbiter(), 'frø');
    await haveRound(arbiter());
    await openSettings();
    await field('settings.tieBreaks:codes').fill('DE');
    await save();
    await hall.page.getByLabel(t('console.reason'), { exact: true }).fill('Vedtaget');
    await hall.page.getByLabel(t('console.act-confirmed')).check();
    await save();
    await saved();
    expect((await kept()).settings.tieBreaks).toEqual(['DE']);
  });

  test('asks a second time what has to be confirmed twice, and keeps the reason', async () => {
    await make({ system: withOptions(makeSystem('dutch'), { initialColour: 'white' }) });
    await tellHere(arbiter(), { kind: 'number-by-strength' });
    await haveRound(arbiter());
    const confirmation = { confirmed: 'twice', reason: 'Klubbens egen turnering' };
    await tellTournament(hall, id, { kind: 'leave-fide-mode' }, confirmation);
    await openSettings();
    await field('settings.forbidden.sameClub').check();
    await save();
    const confirmed = hall.page.getByLabel(t('console.act-confirmed'));
    await hall.page.getByLabel(t('console.reason'), { exact: true }).fill('Søskende');
    await confirmed.check();
    await save();
    await hall.page.getByText(t('consequence.paired-by-other-rules', { rounds: 1 })).waitFor();
    expect(await confirmed.isChecked()).toBe(false);
    await confirmed.check();
    await save();
    await saved();
    expect((await kept()).settings.forbidden.sameClub).toBe(true);
    await hall.page.goto(`${arbiter().base()}/history`);
    expect(await hall.page.locator('main').innerText()).toContain('Søskende');
  });
});
