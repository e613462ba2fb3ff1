import {
  associationsOf,
  type PersonId,
  peopleOf,
  type RegisterCommand,
  whoStays,
} from '@rokade/register';
import { translator } from '@rokade/texts/all';
import { describe, expect, it } from 'vitest';
import type { Application } from '../src/index.ts';
import { applicationForTest, ida } from './sample-tournament.ts';

const bo = { id: 'account-2', name: 'Bo Voß' };
const [a, b, c] = ['pa', 'pb', 'pc'] as unknown as readonly [PersonId, PersonId, PersonId];

const tell = (
  app: Application,
  basedOn: number,
  command: RegisterCommand,
  actor: typeof ida = ida,
) => app.register.execute({ basedOn, command, reason: '', confirmed: true }, actor);

const merge = (stays: PersonId, goes: PersonId) =>
  ({ kind: 'merge-people', stays, goes, values: {}, leftOut: [] }) as const;

/** Three who may be one, as everybody looks at them. */
async function three(): Promise<readonly [Application, number]> {
  const app = await applicationForTest();
  for (const person of [a, b, c]) {
    const values = { surname: 'Alm', firstName: person };
    const basedOn = app.register.now().version;
    expect((await tell(app, basedOn, { kind: 'enter-person', person, values })).ok).toBe(true);
  }
  return [app, app.register.now().version];
}

const conflict = { ok: false, error: { code: 'store.conflict' } };

/** What the one who comes second reads is a sentence in each language. */
it.each(['da', 'de', 'en'] as const)(
  'whoever comes second is told so in a sentence: %s',
  (language) => {
    expect(translator(language)('error.store.conflict', {})).toMatch(/^\p{Lu}.*[.!]$/u);
  },
);

describe('two who take in the same list at once', () => {
  const list = 'Nummer;Navn;Klub\n100900001;Brøndlund, Åse;Brønden\n100900002;Æblegård, Bo;Brønden';
  const question = {
    day: '2026-11-22',
    federation: 'DEN',
    isComplete: false,
    columns: null,
    choices: {},
  };

  it('have it taken in once; the other is told what the first one wrote, and then changes nothing', async () => {
    const app = await applicationForTest();
    const take = (actor: typeof ida, basedOn: number) =>
      app.register.takeInList(list, question, { source: 'klub.csv', basedOn, actor });
    const done = await Promise.all([take(ida, 0), take(bo, 0)]);
    expect(done.filter(({ ok }) => ok)).toEqual([{ ok: true, value: 2 }]);
    const late = done.find(({ ok }) => !ok);
    expect(late).toMatchObject(conflict);
    const since = late?.ok === false && 'since' in late.error ? late.error.since : [];
    expect(since.filter(({ event }) => event.kind === 'person-entered')).toHaveLength(2);
    expect(peopleOf(app.register.now())).toHaveLength(2);
    expect(associationsOf(app.register.now())).toHaveLength(1);
    expect(await take(bo, app.register.now().version)).toEqual({ ok: true, value: 0 });
  });
});

describe('somebody in the middle of a merging', () => {
  it('is merged once by two who press at once', async () => {
    const [app, version] = await three();
    const done = await Promise.all([
      tell(app, version, merge(a, b)),
      tell(app, version, merge(a, b), bo),
    ]);
    expect(done.map(({ ok }) => ok).toSorted()).toEqual([false, true]);
    expect(done.find(({ ok }) => !ok)).toMatchObject(conflict);
    expect(peopleOf(app.register.now()).map(({ id }) => id)).toEqual([a, c]);
  });

  it.each<[what: string, meanwhile: RegisterCommand]>([
    ['changed', { kind: 'change-person', person: b, changes: { title: 'FM' } }],
    ['merged into another', merge(c, b)],
    ['erased', { kind: 'erase-person', person: b }],
  ])(
    'who was %s meanwhile is not merged unseen, and nothing of it is lost',
    async (_, meanwhile) => {
      const [app, version] = await three();
      expect((await tell(app, version, meanwhile, bo)).ok).toBe(true);
      const before = app.register.now();
      expect(await tell(app, version, merge(a, b))).toMatchObject({
        ...conflict,
        error: { since: [{ actor: bo }] },
      });
      expect(app.register.now()).toBe(before);
    },
  );

  it('keeps what somebody else was typing of them: said again, it is said of who stays', async () => {
    const [app, version] = await three();
    expect((await tell(app, version, merge(a, b))).ok).toBe(true);
    const typed = { kind: 'change-person', person: b, changes: { title: 'FM' } } as const;
    expect(await tell(app, version, typed, bo)).toMatchObject(conflict);
    expect((await tell(app, app.register.now().version, typed, bo)).ok).toBe(true);
    expect(whoStays(app.register.now(), b)).toMatchObject({ id: a, values: { title: 'FM' } });
  });
});
