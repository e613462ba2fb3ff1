import {
  type ContestCommand,
  type ContestId,
  emptyContestValues,
  emptyEntryValues,
  seasonView,
  seriesView,
} from '@rokade/club';
import { describe, expect, it } from 'vitest';
import { bodyOfForm } from '../src/forms/body-of-form.ts';
import { fieldAt } from '../src/forms/form-place.ts';
import type { Application } from '../src/index.ts';
import { apiClient, setUpArbiter } from './api-client.ts';
import { applicationForTest, ida } from './sample-tournament.ts';

const id = 'aar' as ContestId;
const day = '2026-03-06';

const enter = (entry: string, name: string, person = '') => ({
  kind: 'enter-entry',
  entry,
  values: { ...emptyEntryValues, name, person },
  rating: null,
  day: '2026-01-01',
});

/** A competition of a format in which some are entered, and the desk's account. */
async function desk(format: string, ...commands: readonly object[]) {
  const app = await applicationForTest();
  const values = {
    ...emptyContestValues,
    name: 'Året',
    firstDay: '2026-01-01',
    lastDay: '2026-12-31',
  };
  const made = { kind: 'make-contest', id, format, rules: 'tempelhof-2018', seed: 'frø', values };
  for (const [basedOn, command] of [made, ...commands].entries()) {
    const request = { basedOn, command: command as ContestCommand, reason: '', confirmed: true };
    const done = await app.contests.execute(id, request, ida);
    if (!done.ok) throw new Error(JSON.stringify(done.error));
  }
  const client = apiClient(app);
  const account = { ...(await setUpArbiter(app, client)), 'accept-language': 'da' };
  const contest = async () => {
    const found = await app.contests.get(id);
    if (!found.ok) throw new Error(found.error.code);
    return found.value;
  };
  /** Sends the fields of a form as the page does. */
  const send = async (path: string, fields: readonly (readonly [string, string])[]) => {
    const route = client.routes.find(
      (one) => one.method === 'post' && one.path === `/contests/{id}/${path}`,
    );
    if (route?.body === undefined) throw new Error(path);
    const basedOn = ['basedOn', String((await contest()).version)] as const;
    const body = bodyOfForm(route.body, [basedOn, ...fields]);
    const answer = await client.post(`/contests/${id}/${path}`, body, account);
    return { status: answer.status, reply: await answer.json() };
  };
  return { app, client, account, contest, send };
}

async function register(app: Application, ...people: readonly (readonly [string, string])[]) {
  for (const [basedOn, [person, surname]] of people.entries()) {
    const values = { surname, firstName: 'Bo', birth: '1990-03-01' };
    const command = { kind: 'enter-person', person, values };
    await app.register.execute({ basedOn, command, reason: '', confirmed: true } as never, ida);
  }
}

describe('people of the register', () => {
  it('are entered once, and are who was typed in by their name', async () => {
    const { app, send, contest } = await desk('season', enter('bo', 'bech, bo'));
    await register(app, ['alm', 'Alm'], ['bech', 'Bech']);
    const { status } = await send('people', [
      ['wish.day', day],
      ['wish.people', 'alm'],
      ['wish.people', 'bech'],
    ]);
    expect(status).toBe(200);
    const entered = (await contest()).entries.map(({ values }) => Object.values(values));
    expect(entered).toEqual([
      ['bech, bo', '', 'bech'],
      ['Alm, Bo', '1990', 'alm'],
    ]);
  });

  it('are named in an entry as far as the register knows them', async () => {
    const { app, send, contest } = await desk('season');
    await register(app, ['alm', 'Alm']);
    const fields = (entry: string, person: string) =>
      [
        ['command.kind', 'enter-entry'],
        ['command.entry', entry],
        ['command.values.name', `${entry}, Bo`],
        ['command.values.born', ''],
        ['command.values.person', person],
        ['command.rating', ''],
        ['command.day', day],
      ] as const;
    expect((await send('commands', fields('a', 'alm'))).status).toBe(200);
    expect((await send('commands', fields('b', 'nobody'))).status).toBe(200);
    expect((await contest()).entries.map(({ values }) => values.person)).toEqual(['alm', '']);
  });
});

describe('the results of an evening', () => {
  const evening = {
    kind: 'note-act',
    act: {
      kind: 'leg-planned',
      leg: 'marts',
      what: 'monthly',
      name: '',
      organiser: null,
      on: day,
      votesFor: 0,
      votesAgainst: 0,
      day: '2026-01-01',
    },
  };
  const year = () => desk('blitz-year', enter('ida', 'Alm, Ida'), enter('bo', 'Bech, Bo'), evening);
  const row = (place: string, entry: string, value: string) =>
    [
      [`${place}.entry:beside`, entry],
      [`${place}.penalty:beside`, '0'],
      [`${place}.value:half-points`, value],
    ] as const;
  const stranger = (name: string, value: string) =>
    [
      ['wish.strangers.0.entry:beside', 'new1'],
      ['wish.strangers.0.name:beside', name],
      ['wish.strangers.0.person:beside', ''],
      ['wish.strangers.0.score.penalty:beside', '0'],
      ['wish.strangers.0.score.value:half-points', value],
      ['wish.strangers.0.score.guest:beside', 'on'],
    ] as const;
  const eveningFields = (ofStranger: string, ...more: readonly (readonly [string, string])[]) => [
    ['wish.held.leg', 'marts'] as const,
    ['wish.held.games:or-zero', '2'] as const,
    ['wish.held.system', 'swiss'] as const,
    ['wish.held.day', day] as const,
    ...row('wish.held.scores.0', 'ida', '1½'),
    ...row('wish.held.scores.1', 'bo', ''),
    ...stranger('Gran, Ole', ofStranger),
    ...more,
  ];

  it('are noted with who was not entered, who is entered once, after a question', async () => {
    const { send, contest } = await year();
    const question = await send('evenings', eveningFields('0'));
    expect(question.status).toBe(428);
    const done = await send('evenings', eveningFields('0', ['confirmed', 'on']));
    expect(done.status).toBe(200);
    const after = await contest();
    expect(after.entries.map(({ values }) => values.name)).toEqual([
      'Alm, Ida',
      'Bech, Bo',
      'Gran, Ole',
    ]);
    const [leg] = seriesView(after)?.legs ?? [];
    expect(leg?.scores).toEqual([
      { entry: 'ida', value: 3, penalty: 0, guest: false },
      { entry: 'new1', value: 0, penalty: 0, guest: true },
    ]);
  });

  it('that are none are refused at their own field, though rows before it are empty', async () => {
    const { send } = await year();
    const fields = [
      ...eveningFields('½').filter(([name]) => !name.includes('scores')),
      ...row('wish.held.scores.0', 'ida', ''),
      ...row('wish.held.scores.1', 'bo', '7,2'),
    ];
    const { status, reply } = await send('evenings', fields);
    expect([status, reply.code]).toEqual([400, 'request.invalid']);
    expect(fieldAt(fields, reply.at)).toBe('wish.held.scores.1.value');
  });
});

describe('something of a programme', () => {
  const plan = (...fields: readonly (readonly [string, string])[]) => [
    ['wish.day', day] as const,
    ['wish.item.item', 'i1'] as const,
    ['wish.item.book', ''] as const,
    ['wish.item.at', ''] as const,
    ['wish.item.note', ''] as const,
    ['wish.item.what', 'further'] as const,
    ...fields,
  ];

  it('is planned on days as they are written, and week by week', async () => {
    const { send, contest } = await desk('season');
    const { status } = await send(
      'programme',
      plan(
        ['wish.item.name', 'Torsdag'],
        ['wish.item.days:days', '8.1.2026, 2026-05-07'],
        ['wish.weekly.first', '2026-03-05'],
        ['wish.weekly.times', '3'],
        ['wish.weekly.weeks', '2'],
      ),
    );
    expect(status).toBe(200);
    expect(seasonView(await contest())?.items[0]).toMatchObject({
      name: 'Torsdag',
      days: ['2026-01-08', '2026-03-05', '2026-03-19', '2026-04-02', '2026-05-07'],
    });
  });

  it('is called as its section where it has no name, and on no day is by appointment', async () => {
    const { send, contest } = await desk('season');
    const { status } = await send(
      'programme',
      plan(['wish.item.name', ''], ['wish.item.days:days', ''], ['wish.weekly', '']),
    );
    expect(status).toBe(200);
    const [item] = seasonView(await contest())?.items ?? [];
    expect([item?.name === '', item?.days]).toEqual([false, []]);
  });

  it('is refused for a day that is none', async () => {
    const { send } = await desk('season');
    const wrong = plan(['wish.item.name', 'A'], ['wish.item.days:days', '31.2.2026']);
    const { status, reply } = await send('programme', [...wrong, ['wish.weekly', '']]);
    expect([status, reply]).toMatchObject([422, { field: 'days', problem: 'not-a-date' }]);
  });
});
