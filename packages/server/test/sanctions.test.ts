import { readFileSync } from 'node:fs';
import type { Returned } from '@rokade/journal';
import type { PersonId, RegisterCommand } from '@rokade/register';
import {
  emptySanctionValues,
  everybodySanctioned,
  type SanctionId,
  type SanctionsCommand,
  type SanctionsHappened,
  sanctionsBook,
} from '@rokade/sanctions';
import { describe, expect, it } from 'vitest';
import { type Application, parseJournalFile, personalAt } from '../src/index.ts';
import { apiClient, setUpArbiter } from './api-client.ts';
import { applicationForTest, ida } from './sample-tournament.ts';

const alm = 'p1' as PersonId;
const twice = 'p2' as PersonId;

const enter = (person: PersonId, firstName: string): RegisterCommand => ({
  kind: 'enter-person',
  person,
  values: { surname: 'Alm', firstName },
});

const merge: RegisterCommand = {
  kind: 'merge-people',
  stays: alm,
  goes: twice,
  values: {},
  leftOut: [],
};

/** A warning of somebody in spring; the register is asked who they are. */
const warn = (id: string, day: string, person: string = alm) =>
  ({
    kind: 'give-sanction',
    sanction: id as SanctionId,
    values: {
      ...emptySanctionValues,
      person,
      rules: 'dsu-2002',
      ground: 'unsporting',
      given: day,
      eventEnds: day,
      by: 'tk',
      reasons: 'Hemmelig begrundelse',
    },
  }) as const satisfies SanctionsCommand;

const say = (app: Application, command: RegisterCommand) =>
  app.register.execute(
    { basedOn: app.register.now().version, command, reason: '', confirmed: true },
    ida,
  );

const tell = (app: Application, command: SanctionsCommand, confirmed = true) =>
  app.sanctions.execute(
    { basedOn: app.sanctions.now().version, command, reason: '', confirmed },
    ida,
  );

async function founded(): Promise<Application> {
  const app = await applicationForTest();
  for (const command of [enter(alm, 'Ida'), enter(twice, 'I')]) await say(app, command);
  return app;
}

async function exported(app: Application): Promise<string> {
  const text = await app.sanctions.exportJson();
  if (!text.ok) throw new Error(text.error.code);
  return text.value;
}

const kinds = (app: Application) =>
  everybodySanctioned(app.sanctions.now(), app.sanctions.merged()).map(({ outcomes }) =>
    outcomes.map(({ sanction }) => sanction?.kind),
  );

describe('the book of sanctions', () => {
  it('is about people of the register alone', async () => {
    const app = await founded();
    expect(await tell(app, warn('w1', '2026-09-01', 'nobody'))).toMatchObject({
      error: { code: 'sanctions.unknown-person', person: 'nobody' },
    });
    expect(await tell(app, warn('w1', '2026-09-01'))).toMatchObject({ ok: true });
  });

  it('moves with a person who is merged, and back when they are two again', async () => {
    const app = await founded();
    await tell(app, warn('w1', '2026-09-01'));
    await tell(app, warn('w2', '2026-10-01', twice));
    expect(kinds(app)).toEqual([['warning'], ['warning']]);
    await say(app, merge);
    expect(kinds(app)).toEqual([['warning', 'suspension']]);
    await say(app, { kind: 'undo-merging', goes: twice });
    expect(kinds(app)).toEqual([['warning'], ['warning']]);
  });

  it('gives somebody who is merged what is given to who stays', async () => {
    const app = await founded();
    await say(app, merge);
    await tell(app, warn('w1', '2026-09-01', twice));
    expect(app.sanctions.now().given[0]?.values.person).toBe(alm);
  });

  it('keeps nothing of what is deleted, in the book or in an export', async () => {
    const app = await founded();
    await tell(app, warn('w1', '2025-09-01'));
    await tell(app, warn('w2', '2026-10-01'));
    const early = { kind: 'delete-due', sanctions: ['w2' as SanctionId] } as const;
    expect(await tell(app, early)).toMatchObject({
      error: { code: 'sanctions.not-due', until: '2027-10-01' },
    });
    expect(await exported(app)).toContain('2025-09-01');
    const due = { kind: 'delete-due', sanctions: ['w1' as SanctionId] } as const;
    expect(await tell(app, due, false)).toMatchObject({
      error: { code: 'sanctions.confirm-deleting' },
    });
    expect(await tell(app, due)).toMatchObject({ ok: true });
    expect(await exported(app)).not.toContain('2025-09-01');
    const other = await founded();
    expect(await other.sanctions.importJson(await exported(app))).toEqual({
      ok: true,
      value: null,
    });
    expect(other.sanctions.now().given).toEqual(app.sanctions.now().given);
    expect(await other.sanctions.importJson(await exported(app))).toMatchObject({
      error: { code: 'sanctions.exists' },
    });
  });

  it('tells two officers of each other who write about one person', async () => {
    const app = await founded();
    const first = { basedOn: 0, command: warn('w1', '2026-09-01'), reason: '', confirmed: false };
    expect(await app.sanctions.execute(first, ida)).toMatchObject({ ok: true });
    const second = { ...first, basedOn: 1, command: warn('w2', '2026-10-01') };
    expect(await app.sanctions.execute(second, ida)).toMatchObject({
      error: { code: 'store.conflict' },
    });
    expect(app.sanctions.now().given).toHaveLength(1);
  });

  it('is found and erased on request, by whoever may see it', async () => {
    const app = await founded();
    await tell(app, warn('w1', '2026-09-01'));
    const unseen = await personalAt(app, { ratings: true, sanctions: false, money: false }).find([
      'Alm, Ida',
    ]);
    expect(unseen.persons.map(({ book }) => book)).toEqual(['register']);
    const personal = personalAt(app, { ratings: true, sanctions: true, money: true });
    const { persons } = await personal.find(['Alm, Ida']);
    expect(persons.map(({ book }) => book)).toEqual(['register', 'sanctions']);
    expect(JSON.stringify(await personal.about(persons))).toContain('Hemmelig');
    for (const person of persons)
      expect(await personal.erase(person, ida)).toMatchObject({ ok: true });
    expect(await exported(app)).not.toMatch(/Hemmelig|"p1"/);
  });
});

describe('over HTTP', () => {
  it('is given, asked for on a day and lifted', async () => {
    const app = await founded();
    const api = apiClient(app);
    const sent = await setUpArbiter(app, api);
    const give = { basedOn: 0, command: warn('w1', '2026-09-01') };
    expect((await api.post('/sanctions/commands', give, sent)).status).toBe(200);
    const on = async (day: string) => (await api.get(`/sanctions?day=${day}`, sent)).json();
    expect(await on('2026-10-01')).toMatchObject({
      people: [{ person: 'p1', sanctions: [{ standing: 'holds', keptUntil: '2027-09-01' }] }],
    });
    expect(await on('2027-09-01')).toMatchObject({
      people: [{ sanctions: [{ standing: 'due' }] }],
    });
    expect((await api.get('/sanctions?day=2026-02-30', sent)).status).toBe(400);
    const values = { day: '2026-10-01', endedBy: 'Skaknævnet', endedFor: 'Omstødt' };
    const command = { kind: 'lift-sanction', sanction: 'w1', values };
    expect((await api.post('/sanctions/commands', { basedOn: 2, command }, sent)).status).toBe(200);
    expect(await on('2026-10-01')).toMatchObject({
      people: [{ sanctions: [{ standing: 'due' }] }],
    });
    expect(api.bugs).toEqual([]);
  });
});

/** Every kind of event stands in the kept journal; a new one does not compile until it is named. */
const eventKinds: Readonly<Record<SanctionsHappened['kind'] | Returned['kind'], true>> = {
  'sanctions-begun': true,
  'sanction-given': true,
  'sanction-changed': true,
  'sanction-lifted': true,
  'sanction-annulled': true,
  'sanction-stands': true,
  'sanction-deleted': true,
  'returned-to': true,
};

describe('a kept journal', () => {
  it.each([1, 2])('of format %i is read for ever', (format) => {
    const kept = new URL(`./fixtures/journals/sanctions-${format}.json`, import.meta.url);
    const parsed = parseJournalFile(sanctionsBook, readFileSync(kept, 'utf8'));
    expect(parsed).toMatchObject({ ok: true, value: { summary: { kept: 2 } } });
    const found = parsed.ok ? parsed.value.entries.map(({ event }) => event.kind) : [];
    expect(new Set<string>(found)).toEqual(new Set(Object.keys(eventKinds)));
  });

  it.each([
    [1, { weeks: 0, lastDay: '' }, { days: 0 }],
    [2, { weeks: 0, lastDay: '2025-11-30' }, { months: 0, days: 60 }],
  ])('of format %i says how long a suspension is', (format, time, stands) => {
    const kept = new URL(`./fixtures/journals/sanctions-${format}.json`, import.meta.url);
    const parsed = parseJournalFile(sanctionsBook, readFileSync(kept, 'utf8'));
    const events = parsed.ok ? parsed.value.entries.map(({ event }) => event) : [];
    const valuesOf = (kind: SanctionsHappened['kind']) =>
      events.flatMap((event) => (event.kind === kind && 'values' in event ? [event.values] : []));
    expect(valuesOf('sanction-given')[1]).toMatchObject(time);
    expect(valuesOf('sanction-stands')[0]).toMatchObject(stands);
  });
});
