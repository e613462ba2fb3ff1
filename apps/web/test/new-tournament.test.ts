import { type EventCommand, emptyEventValues } from '@rokade/event';
import { offeredSystems } from '@rokade/presentation/desks/tournaments/system-cards.ts';
import { fieldsOfAct } from '@rokade/presentation/forms/fields-of-act.ts';
import { systemDrawings } from '@rokade/presentation/views/icon/system-pictures.ts';
import type { Session } from '@rokade/server';
import {
  emptyDetails,
  makeSystem,
  type Prizes,
  type Settings,
  systemCodes,
  type Tournament,
  usualSettings,
} from '@rokade/tournament';
import { describe, expect, it } from 'vitest';
import { carryOut, ida, idOf, memoryApplication } from './memory-application.ts';
import { loadPage, sendForm } from './page-room.ts';

const rights = [{ role: 'owner', for: { kind: 'organisation', organisation: 'own' } }] as const;
const session: Session = { accountId: 'ida', name: 'Ida Hansen', csrf: 'a token', rights };
const route = '/console/new';

type App = Awaited<ReturnType<typeof memoryApplication>>;

/** The tournament that the page's form makes. */
async function made(app: App, fields: Readonly<Record<string, string>>): Promise<Tournament> {
  const sent = await sendForm(app, session, {
    route,
    action: 'tell',
    fields: { to: '/tournaments', next: '/console/{id}/entries', ...fields },
  });
  expect(sent).toMatchObject({ status: 303 });
  const id = idOf(/console\/(.*)\/entries/.exec(sent.to)?.[1] ?? '');
  const found = await app.tournaments.get(id);
  if (!found.ok) throw new Error(found.error.code);
  return found.value;
}

const page = async (app: App, query = '') =>
  (await loadPage(app, session, { route, query })).data as {
    settings: Settings;
    sentences: Record<string, Record<string, string>>;
    earlier: { id: string; name: string }[];
    presets: { code: string; name: string }[];
    prizes: Prizes | null;
    prizeLists: readonly string[];
    classes: number | null;
    events: { id: string; name: string }[];
    event: { id: string } | null;
    like: string;
    preset: string;
  };

/** A Monrad of last year with prizes and an evening a week. */
async function lastYears(app: App) {
  const id = idOf('monrad-2024');
  const roundDates = ['2024-10-01T19:00', '2024-10-08T19:00'];
  const settings = {
    ...usualSettings,
    name: 'Monrad 2024',
    roundsPlanned: 5,
    place: 'Aarhus',
    roundDates,
  };
  await carryOut(app, id, { kind: 'create-tournament', id, settings });
  return id;
}

describe('a new tournament', () => {
  it('needs its name alone; everything else is as usual here', async () => {
    const { settings } = await made(await memoryApplication(), { 'settings.name': 'Tirsdag' });
    expect(settings).toEqual({ ...usualSettings, name: 'Tirsdag', printLanguage: 'da' });
  });

  it('is played on the days from the first on', async () => {
    const { settings } = await made(await memoryApplication(), {
      'settings.name': 'Tirsdag',
      'settings.roundsPlanned': '2',
      'days.first': '2026-12-22',
      'days.time': '19:00',
      'days.rhythm': 'weekly',
    });
    expect(settings.roundDates).toEqual(['2026-12-22T19:00', '2026-12-29T19:00']);
  });

  it('takes the options of its system and passes over those of the one shown before', async () => {
    const { settings } = await made(await memoryApplication(), {
      'settings.name': 'Alle mod alle',
      'system.code': 'berger',
      'system.cycles': '2',
      'system.acceleration': 'baku',
    });
    expect(settings.system).toEqual(makeSystem('berger', { cycles: 2 }));
    expect(settings.tieBreaks[0]).toBe('DE');
  });

  it('takes away a tick that its preset has, and reads times as they are written', async () => {
    const { settings } = await made(await memoryApplication(), {
      'settings.name': 'Lyn',
      'settings.timeControl:time-control': '5 + 3s',
      'settings.federation:capitals': 'den',
      'settings.arbiters:lines': 'Bo\nEva',
      order: 'dsu-swiss-middle',
    });
    expect(settings).toMatchObject({
      timeControl: { stages: [{ moves: null, minutes: 5 }], incrementSeconds: 3 },
      federation: 'DEN',
      arbiters: ['Bo', 'Eva'],
    });
    expect(settings.tieBreaks[0]).toBe('DSU-MK');
  });

  it.each(['club-championship', 'blitz-evening', 'open-rapid'])(
    'is made in one step by the preset %s',
    async (preset) => {
      const app = await memoryApplication();
      const shown = await page(app, `preset=${preset}`);
      const { settings } = await made(app, { 'settings.name': shown.settings.name, preset });
      expect(settings).toEqual({ ...shown.settings, chiefArbiter: '' });
      expect(settings.name).not.toBe('');
    },
  );

  it('is made like last year’s, with this year in its name and days', async () => {
    const app = await memoryApplication();
    const like = await lastYears(app);
    const { settings: shown, earlier } = await page(app, `like=${like}`);
    expect(earlier).toEqual([{ id: like, name: 'Monrad 2024' }]);
    expect(shown).toMatchObject({ place: 'Aarhus', roundsPlanned: 5 });
    expect(shown.name).not.toBe('Monrad 2024');
    expect((shown.roundDates[0] ?? '') >= app.hall().now.slice(0, 10)).toBe(true);
    const { settings } = await made(app, {
      'settings.name': shown.name,
      'days.first': (shown.roundDates[0] ?? '').slice(0, 10),
      'days.time': '19:00',
      'days.rhythm': 'one-day',
      like,
    });
    expect(settings.roundDates).toEqual(shown.roundDates);
  });

  it.each([
    ['Berolina', 'club-championship', ['Klubmester', 'Kvindemester', 'Ungdomsmester']],
    ['SK Tempelhof', 'tempelhof-championship', ['Klubmester', 'Kvindemester', 'Ungdomsmester']],
    ['SK Tempelhof', 'tempelhof-rapid', ['Vandrepokal', 'Bedste kvinde', 'Bedste senior']],
    ['Berolina', 'blitz-evening', []],
  ])(
    'at %s by the preset %s brings its prizes, without amounts',
    async (place, preset, honours) => {
      const app = await memoryApplication();
      const { version: basedOn } = app.installation.now();
      const command = { kind: 'change-installation', changes: { name: place } } as const;
      await app.installation.execute({ basedOn, command, reason: '', confirmed: false }, ida);
      const shown = await page(app, `preset=${preset}`);
      const t = await made(app, {
        'settings.name': 'Ny',
        preset,
        ...fieldsOfAct(shown.prizes === null ? {} : { prizes: shown.prizes }),
      });
      const prizes = t.prizes?.plan.lists.flatMap(({ prizes }) => prizes) ?? [];
      expect(prizes.map(({ honour }) => honour)).toEqual(expect.arrayContaining(honours));
      expect(prizes.every(({ money }) => money === 0)).toBe(true);
      expect(shown.prizeLists).toHaveLength(t.prizes?.plan.lists.length ?? 0);
    },
  );

  it('has the classes of its preset or of last year’s, in which nobody is yet', async () => {
    const app = await memoryApplication();
    const { version: basedOn } = app.installation.now();
    const command = { kind: 'change-installation', changes: { name: 'SK Tempelhof' } } as const;
    await app.installation.execute({ basedOn, command, reason: '', confirmed: false }, ida);
    const preset = 'tempelhof-championship';
    expect((await page(app, `preset=${preset}`)).classes).toBe(4);
    expect((await page(app, 'preset=tempelhof-cup')).classes).toBeNull();
    const first = await made(app, { 'settings.name': 'Klubmesterskab', preset });
    expect((await page(app, `like=${first.id}`)).classes).toBe(4);
    const second = await made(app, { 'settings.name': 'Næste år', like: first.id });
    expect([first.championship, second.championship]).toEqual([
      expect.objectContaining({ of: 4, given: [] }),
      expect.objectContaining({ of: 4, given: [] }),
    ]);
  });

  it('is a copy of last year’s event where that was played in groups', async () => {
    const app = await memoryApplication();
    const id = 'open-2025' as never;
    const values = { ...emptyEventValues, name: 'Open 2025', firstDay: '2025-07-05' };
    const execute = async (command: EventCommand, basedOn: number) => {
      const request = { basedOn, command, reason: '', confirmed: false };
      expect(await app.events.execute(id, request, ida)).toMatchObject({ ok: true });
    };
    await execute({ kind: 'make-event', id, values }, 0);
    expect((await page(app)).events).toEqual([]);
    await carryOut(app, idOf('open-2025-a'), {
      kind: 'create-tournament',
      id: idOf('open-2025-a'),
      settings: { ...usualSettings, name: 'Open 2025', group: 'A' },
    });
    await execute({ kind: 'add-group', group: 'open-2025-a' as never }, 1);
    const next = { name: 'Open 2026', firstDay: '2026-07-04' };
    expect((await page(app)).events).toEqual([{ id, name: 'Open 2025', groups: 1, next }]);
    expect((await page(app, `event=${id}`)).event).toMatchObject({ id, next });
    const sent = await sendForm(app, session, {
      route,
      action: 'tell',
      fields: { to: `/events/${id}/copy`, next: '/console/events/{id}', ...next },
    });
    expect(sent).toMatchObject({ status: 303 });
  });

  it('is not made like an entry list that was divided', async () => {
    const app = await memoryApplication();
    const list = await lastYears(app);
    const players = ['a', 'b'].map((id) => ({
      id: id as never,
      details: { ...emptyDetails, name: id },
    }));
    await carryOut(app, list, { kind: 'enter-players', players });
    expect((await page(app)).earlier).toHaveLength(1);
    const group = idOf('monrad-2024-a');
    const origin = { kind: 'group', tournaments: [list] } as const;
    const settings = { ...usualSettings, name: 'Monrad 2024', group: 'A', origin };
    await carryOut(
      app,
      group,
      { kind: 'create-tournament', id: group, settings },
      { kind: 'enter-players', players },
    );
    expect((await page(app)).earlier).toEqual([]);
  });

  it('is not made like one that its maker may not see', async () => {
    const app = await memoryApplication();
    const like = await lastYears(app);
    const elsewhere = [
      { role: 'owner', for: { kind: 'organisation', organisation: 'taarnet' } },
    ] as const;
    await app.organisations.make({ address: 'taarnet', name: 'Tårnet' }, ida);
    const stranger = { ...session, rights: elsewhere };
    const fields = { to: '/tournaments', 'settings.name': 'Kopi', like };
    const sent = await sendForm(app, stranger, {
      route,
      action: 'tell',
      organisation: 'taarnet',
      fields,
    });
    expect(sent.status).toBe(404);
  });

  it('is offered by the club whose name the place has', async () => {
    const app = await memoryApplication();
    const before = await page(app);
    const changes = { name: 'SK Tempelhof 1931' };
    const command = { kind: 'change-installation', changes } as const;
    const request = {
      basedOn: app.installation.now().version,
      command,
      confirmed: false,
      reason: '',
    };
    await app.installation.execute(request, ida);
    const codes = async () => (await page(app)).presets.map(({ code }) => code);
    expect(before.presets.map(({ code }) => code)).not.toContain('tempelhof-blitz');
    expect(await codes()).toContain('tempelhof-blitz');
    const { settings } = await made(app, { 'settings.name': 'Mai', preset: 'tempelhof-blitz' });
    expect(settings).toMatchObject({
      system: { code: 'rutsch' },
      timeControl: { stages: [{ moves: null, minutes: 3 }], incrementSeconds: 2 },
    });
  });

  it('says what is folded, whichever system is chosen', async () => {
    const { sentences } = await page(await memoryApplication());
    for (const code of systemCodes) {
      expect([code, sentences[code]?.['system'] !== '', sentences[code]?.['time'] !== '']).toEqual([
        code,
        true,
        true,
      ]);
    }
  });
});

describe('the cards of the systems', () => {
  it('begin with the usual one and leave other federations’ below', () => {
    const { first, more } = offeredSystems('dutch', 'FID');
    expect(first.slice(0, 2)).toEqual(['dutch', 'berger']);
    expect(more).toContain('monrad');
    expect([...first, ...more].toSorted()).toEqual([...systemCodes].toSorted());
    expect(offeredSystems('monrad', 'DEN').first).toEqual(
      expect.arrayContaining(['monrad', 'nordic', 'dutch', 'berger']),
    );
  });

  it('have a picture each', () => {
    const pictures = systemCodes.map((code) => JSON.stringify(systemDrawings[code]));
    expect(new Set(pictures).size).toBe(systemCodes.length);
  });
});
