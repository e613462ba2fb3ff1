import { readFileSync } from 'node:fs';
import type { Returned } from '@rokade/journal';
import {
  type AssociationId,
  type LicenceActId,
  type MembershipId,
  type OfficeTermId,
  ownRegister,
  type PersonId,
  peopleOf,
  type RegisterCommand,
  type RegisterEntry,
  type RegisterEvent,
  registerBook,
} from '@rokade/register';
import { describe, expect, it } from 'vitest';
import { type Application, parseJournalFile } from '../src/index.ts';
import { makeJournalFile } from '../src/journal-file/make-journal-file.ts';
import { applicationForTest, ida } from './sample-tournament.ts';

const alm = 'p1' as PersonId;
const twice = 'p2' as PersonId;
const club = 'c1' as AssociationId;

const enter = (person: PersonId, firstName: string): RegisterCommand => ({
  kind: 'enter-person',
  person,
  values: { surname: 'Alm', firstName, birth: '2001-05-02', email: 'alm@example.org' },
});

const founding: readonly RegisterCommand[] = [
  {
    kind: 'enter-association',
    association: club,
    level: 'club',
    values: { name: 'Brønden', federation: 'DEN' },
    above: null,
  },
  enter(alm, 'Ida'),
  enter(twice, 'I'),
  {
    kind: 'begin-membership',
    membership: 'm1' as MembershipId,
    person: alm,
    values: { association: club, standing: 'playing', memberNumber: '7', from: '', to: '' },
  },
  { kind: 'merge-people', stays: alm, goes: twice, values: {}, leftOut: [] },
];

/** Every kind of event stands in the kept journal; a new one does not compile until it is named. */
const eventKinds: Readonly<Record<RegisterEvent['kind'] | Returned['kind'], true>> = {
  'register-begun': true,
  'person-entered': true,
  'person-changed': true,
  'people-merged': true,
  'merging-undone': true,
  'person-erased': true,
  'association-entered': true,
  'association-changed': true,
  'membership-begun': true,
  'membership-changed': true,
  'membership-removed': true,
  'office-begun': true,
  'office-changed': true,
  'office-removed': true,
  'licence-act-entered': true,
  'licence-act-changed': true,
  'licence-act-removed': true,
  'officers-shown': true,
  'list-taken-in': true,
  'columns-remembered': true,
  'people-kept-apart': true,
  'returned-to': true,
};

async function say(app: Application, command: RegisterCommand, confirmed = false) {
  const basedOn = app.register.now().version;
  return app.register.execute({ basedOn, command, reason: '', confirmed }, ida);
}

async function founded(): Promise<Application> {
  const app = await applicationForTest();
  for (const command of founding) expect(await say(app, command)).toMatchObject({ ok: true });
  return app;
}

async function exported(app: Application): Promise<string> {
  const text = await app.register.exportJson();
  if (!text.ok) throw new Error(text.error.code);
  return text.value;
}

describe('the register', () => {
  it('says nothing until somebody is entered', async () => {
    const app = await applicationForTest();
    expect(app.register.now().version).toBe(0);
    expect(await app.register.journal()).toMatchObject({ error: { code: 'store.missing' } });
    await say(app, enter(alm, 'Ida'));
    expect(peopleOf(app.register.now())).toMatchObject([{ values: { surname: 'Alm' } }]);
  });

  it('is taken in where there is none, and nowhere else', async () => {
    const app = await founded();
    const text = await exported(app);
    expect(await app.register.importJson(text)).toMatchObject({
      error: { code: 'register.exists' },
    });
    const other = await applicationForTest();
    expect(await other.register.importJson(text)).toEqual({ ok: true, value: null });
    expect(peopleOf(other.register.now())).toEqual(peopleOf(app.register.now()));
  });

  it('erases somebody under every id, once that is confirmed, and is whole without them', async () => {
    const app = await founded();
    const erase = { kind: 'erase-person', person: twice } as const;
    expect(await say(app, erase)).toMatchObject({ error: { code: 'register.confirm-erasing' } });
    expect(await say(app, erase, true)).toMatchObject({ ok: true });
    const text = await exported(app);
    expect(text).not.toMatch(/Alm|alm@example/);
    const other = await applicationForTest();
    expect(await other.register.importJson(text)).toEqual({ ok: true, value: null });
    expect(peopleOf(other.register.now())).toEqual([]);
  });

  it.each<[string, RegisterEvent]>([
    [
      'people are merged in a circle',
      { kind: 'people-merged', stays: twice, goes: alm, values: {}, leftOut: [] },
    ],
    [
      'a club stands above itself',
      { kind: 'association-changed', association: club, values: {}, above: club },
    ],
  ])('refuses a file in which %s', async (_, event) => {
    const kept = await (await founded()).register.journal();
    const entries = kept.ok ? kept.value : [];
    const last = { ...entries[0], version: entries.length + 1, event } as RegisterEntry;
    const file = makeJournalFile(registerBook, ownRegister, [...entries, last], last.at);
    const app = await applicationForTest();
    expect(await app.register.importJson(file)).toMatchObject({ error: { problem: 'not-a-book' } });
  });

  it('erases what was taken over from somebody who is two again', async () => {
    const app = await founded();
    const values = { phone: '+45 70 00' };
    const go = { kind: 'merge-people', stays: alm, goes: twice, leftOut: [] } as const;
    await say(app, { kind: 'undo-merging', goes: twice });
    await say(app, { kind: 'change-person', person: twice, changes: values });
    await say(app, { ...go, values });
    await say(app, { kind: 'undo-merging', goes: twice });
    expect(await exported(app)).toContain('+45 70 00');
    await say(app, { kind: 'erase-person', person: twice }, true);
    expect(await exported(app)).not.toContain('+45 70 00');
    expect(await exported(app)).toContain('alm@example.org');
  });

  it('erases an office with its holder', async () => {
    const app = await founded();
    await say(app, {
      kind: 'begin-office',
      term: 't1' as OfficeTermId,
      person: twice,
      values: {
        regulation: 'tempelhof-2018',
        office: 'spielleiter',
        association: club,
        competition: '',
        seat: 'member',
        order: 0,
        from: '',
        until: '',
        ended: '',
      },
    });
    expect(await exported(app)).toContain('spielleiter');
    await say(app, { kind: 'erase-person', person: alm }, true);
    expect(await exported(app)).not.toContain('spielleiter');
  });

  it('erases who declared what of a licence with its holder', async () => {
    const app = await founded();
    await say(app, {
      kind: 'enter-licence-act',
      act: 'l1' as LicenceActId,
      person: twice,
      values: {
        rules: 'dsu-2002',
        step: 'declaration',
        on: '2026-04-06',
        passed: false,
        groups: 2,
        matter: 'Påskestævnet',
        by: 'Østergård, Åse',
      },
    });
    expect(await exported(app)).toContain('Østergård');
    await say(app, { kind: 'erase-person', person: alm }, true);
    expect(await exported(app)).not.toMatch(/Østergård|Påskestævnet/);
  });

  const ofFormat2: readonly string[] = [
    'office-begun',
    'office-changed',
    'office-removed',
    'officers-shown',
  ];

  const ofFormat3: readonly string[] = [
    'licence-act-entered',
    'licence-act-changed',
    'licence-act-removed',
  ];

  const ofFormat4: readonly string[] = ['people-kept-apart'];

  it.each([
    [1, 2, (kind: string) => ![...ofFormat2, ...ofFormat3, ...ofFormat4].includes(kind)],
    [2, 3, (kind: string) => ![...ofFormat3, ...ofFormat4].includes(kind)],
    [3, 3, (kind: string) => !ofFormat4.includes(kind)],
    [4, 3, () => true],
  ] as const)('of format %i is read for ever', (format, people, isThere) => {
    const kept = new URL(`./fixtures/journals/register-${format}.json`, import.meta.url);
    const parsed = parseJournalFile(registerBook, readFileSync(kept, 'utf8'));
    expect(parsed).toMatchObject({ ok: true, value: { summary: { people } } });
    const kinds = parsed.ok ? parsed.value.entries.map(({ event }) => event.kind) : [];
    expect(new Set(kinds)).toEqual(new Set(Object.keys(eventKinds).filter(isThere)));
  });
});
