import { type PersonId, peopleOf } from '@rokade/register';
import { describe, expect, it } from 'vitest';
import type { Application, ListQuestion } from '../src/index.ts';
import { apiClient, setUpArbiter } from './api-client.ts';
import { applicationForTest, ida } from './sample-tournament.ts';

const list = [
  'Nummer;Navn;Født;Klub;Løbenr',
  '100900001;Brøndlund, Åse;1971;Brønden;1',
  '100900002;Æblegård, Bo;2012;Brønden;2',
  '100900003;;1990;Brønden;3',
].join('\n');

const question: ListQuestion = {
  day: '2026-11-22',
  federation: 'DEN',
  isComplete: false,
  columns: null,
  choices: {},
};

async function look(app: Application, input = list, more: Partial<ListQuestion> = {}) {
  const preview = await app.register.previewList(input, { ...question, ...more });
  if (!preview.ok) throw new Error(preview.error.code);
  return preview.value;
}

async function takeIn(app: Application, input = list, more: Partial<ListQuestion> = {}) {
  const basedOn = app.register.now().version;
  const taking = { source: 'klub.csv', basedOn, actor: ida };
  return app.register.takeInList(input, { ...question, ...more }, taking);
}

const states = async (app: Application, input = list) =>
  (await look(app, input)).lines.map(({ state }) => state);

describe('a list of people', () => {
  it('is shown row by row, with what is wrong, before anything is written', async () => {
    const app = await applicationForTest();
    const { lines, faults, version } = await look(app);
    expect(lines.map(({ state }) => state)).toEqual(['new', 'new']);
    expect(faults).toMatchObject([{ code: 'csv.name.missing', row: 4 }]);
    expect(version).toBe(0);
    expect(app.register.now().version).toBe(0);
  });

  it('is taken in once: the same list again changes nothing', async () => {
    const app = await applicationForTest();
    expect(await takeIn(app)).toEqual({ ok: true, value: 2 });
    const { version } = app.register.now();
    expect(await states(app)).toEqual(['unchanged', 'unchanged']);
    expect(await takeIn(app)).toEqual({ ok: true, value: 0 });
    expect(app.register.now().version).toBe(version);
  });

  it('says what changes, and changes that alone', async () => {
    const app = await applicationForTest();
    await takeIn(app);
    const next = list.replace('2012', '2012-03-04');
    const { lines } = await look(app, next);
    expect(lines.map(({ state }) => state)).toEqual(['unchanged', 'changed']);
    expect(lines[1]?.changes).toEqual([{ field: 'birth', from: '2012', to: '2012-03-04' }]);
    expect(await takeIn(app, next)).toEqual({ ok: true, value: 1 });
    const births = peopleOf(app.register.now()).map(({ values }) => values.birth);
    expect(births.toSorted()).toEqual(['1971', '2012-03-04']);
  });

  it('leaves what is doubtful until somebody says who it is', async () => {
    const app = await applicationForTest();
    await takeIn(app);
    const other = list.replace('2012', '2001');
    const { lines } = await look(app, other);
    expect(lines.map(({ state }) => state)).toEqual(['unchanged', 'doubtful']);
    expect(await takeIn(app, other)).toEqual({ ok: true, value: 0 });
    const { key = '', candidates = [] } = lines[1] ?? {};
    const person = candidates[0]?.key as PersonId;
    const choices = { [key]: { kind: 'same', person } as const };
    expect(await takeIn(app, other, { choices })).toEqual({ ok: true, value: 1 });
    expect(peopleOf(app.register.now())).toHaveLength(2);
  });

  it('has its columns by hand, and the next list with these headings likewise', async () => {
    const app = await applicationForTest();
    const columns = { Nummer: 'ownNumber', Løbenr: null } as const;
    await takeIn(app, list, { columns });
    const numbers = peopleOf(app.register.now()).map(({ values }) => values.ownNumber);
    expect(numbers.toSorted()).toEqual(['100900001', '100900002']);
    expect((await look(app)).columns[0]).toEqual({ heading: 'Nummer', code: 'ownNumber' });
    expect(await states(app)).toEqual(['unchanged', 'unchanged']);
  });

  it('is refused whole to whoever looked at another register, who is told what is new', async () => {
    const app = await applicationForTest();
    await takeIn(app);
    const enter = {
      kind: 'enter-person',
      person: 'px' as PersonId,
      values: { surname: 'Ny' },
    } as const;
    const { version } = app.register.now();
    await app.register.execute(
      { basedOn: version, command: enter, reason: '', confirmed: false },
      ida,
    );
    const late = { source: 'klub.csv', basedOn: version, actor: ida };
    const more = `${list}\n100900004;Lund, Per;1980;Brønden;4`;
    expect(await app.register.takeInList(more, question, late)).toMatchObject({
      ok: false,
      error: { code: 'store.conflict', since: [{ event: { kind: 'person-entered' } }] },
    });
    expect(peopleOf(app.register.now())).toHaveLength(3);
  });

  it('comes over the API, too', async () => {
    const app = await applicationForTest();
    const api = apiClient(app);
    const credentials = await setUpArbiter(app, api);
    const previewBody = { list, day: '2026-11-22', federation: 'DEN' };
    const preview = await api.post('/register/lists/preview', previewBody, credentials);
    expect(await preview.json()).toMatchObject({ version: 0, lines: [{ state: 'new' }, {}] });
    const taken = { ...previewBody, basedOn: 0, source: 'klub.csv' };
    const answer = await api.post('/register/lists', taken, credentials);
    expect(await answer.json()).toMatchObject({ people: 2 });
    expect((await api.post('/register/lists', taken)).status).toBe(401);
  });
});
