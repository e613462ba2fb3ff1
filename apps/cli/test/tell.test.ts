import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Application, createApplication } from '@rokade/server';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { run } from '../src/run.ts';
import { terminalIn } from './case-terminal.ts';

let folder: string;
let app: Application;

/** Begins a data folder with a Rokade running on it all the time. */
async function beginFolder(): Promise<void> {
  folder = mkdtempSync(join(tmpdir(), 'rokade-tell-'));
  const created = await createApplication({ dataDirectory: folder });
  if (!created.ok) throw new Error(created.error.code);
  app = created.value;
}

async function endFolder(): Promise<void> {
  await app.close();
  rmSync(folder, { recursive: true, force: true });
}

const rokadeIn = (language: string, ...words: readonly string[]) =>
  run([...words, '--data', folder, '--lang', language], terminalIn(folder));

const rokade = (...words: readonly string[]) => rokadeIn('en', ...words);

const json = async (...words: readonly string[]) => {
  const { exit, out, errors } = await rokade(...words, '--format', 'json');
  expect([exit, errors]).toEqual([0, []]);
  return JSON.parse(out);
};

/** Enters a person in the register, and returns their id. */
const enterPerson = async (surname: string, firstName: string): Promise<string> =>
  (
    await json(
      ...['tell', 'register', 'enter-person'],
      ...[`values.surname=${surname}`, `values.firstName=${firstName}`],
    )
  ).made.person;

describe('rokade tell', () => {
  beforeEach(beginFolder);
  afterEach(endFolder);

  it('enters somebody, says which id was made up, and shows them', async () => {
    const entering = await rokade(
      ...['tell', 'register', 'enter-person'],
      ...['values.surname=Alm', 'values.firstName=Ida', 'values.sex=w'],
    );
    expect(entering).toMatchObject({ exit: 0, errors: [] });
    const [, id] = /^Version 2\.\nMade: person = (\S+)\n$/.exec(entering.out) ?? [];
    expect(await json('show', 'register', 'people')).toMatchObject({
      book: 'register',
      version: 2,
      people: [{ person: id, surname: 'Alm', firstName: 'Ida', sex: 'w' }],
    });
  });

  it('names people and clubs behind their ids', async () => {
    const person = await enterPerson('Alm', 'Ida');
    const { made } = await json(
      ...['tell', 'register', 'enter-association'],
      ...['level=club', 'values.name=Brønden', 'above='],
    );
    const joined = await rokade(
      ...['tell', 'register', 'begin-membership', `person=${person}`],
      ...[`values.association=${made.association}`, 'values.standing=playing'],
    );
    expect(joined).toMatchObject({ exit: 0, errors: [] });
    const { memberships } = await json('show', 'register', 'memberships');
    expect(memberships).toMatchObject([
      { person, personName: 'Alm, Ida', associationName: 'Brønden', standing: 'playing' },
    ]);
    const { out } = await rokade('show', 'register', 'memberships', '--format', 'csv');
    expect(out).toMatch(/^membership,person,personName,association,associationName,/);
  });

  it('begins an event and a tournament with what is usual, and goes on with them by name', async () => {
    const event = await json('tell', 'event', 'make-event', 'values.name=Juleskak');
    expect(event).toEqual({ version: 1, made: { id: expect.stringMatching(/^juleskak-/) } });
    const tournament = await json('tell', 'tournament', 'create-tournament', 'settings.name=Elite');
    const group = tournament.made.id;
    expect(await json('tell', 'event', 'juleSKAK', 'add-group', `group=${group}`)).toMatchObject({
      made: {},
    });
    const entered = await json(
      ...['tell', 'event', 'Juleskak', 'enter-entrants'],
      ...['entrants.0.values.name=Alm, Ida', 'entrants.0.values.rating=1812'],
      ...['entrants.1.values.name=Voß, Bo', `entrants.1.group=${group}`],
    );
    expect(Object.keys(entered.made)).toEqual(['entrants.0.id', 'entrants.1.id']);
    const { entrants } = await json('show', 'event', 'Juleskak', 'entrants');
    expect(entrants).toMatchObject([
      { name: 'Alm, Ida', rating: 1812, group: null },
      { name: 'Voß, Bo', group, groupName: 'Elite' },
    ]);
    const list = await json('show', 'tournament');
    expect(list).toEqual([{ address: group, name: 'Elite' }]);
  });

  it('takes a document instead of fields, and makes ids for what is new in it', async () => {
    await json(
      'tell',
      'contest',
      'make-contest',
      'values.name=Stige',
      'format=ladder',
      'rules=tempelhof-2018',
    );
    const document = JSON.stringify({
      values: { name: 'Alm, Ida', born: '', person: '' },
      rating: null,
      day: '2026-11-29',
    });
    const input = new TextEncoder().encode(document);
    const words = ['tell', 'contest', 'Stige', 'enter-entry', '--json', '-', '--format', 'json'];
    const { out, errors } = await run([...words, '--data', folder], terminalIn(folder, { input }));
    expect(errors).toEqual([]);
    expect(Object.keys(JSON.parse(out).made)).toEqual(['entry']);
    const both = await rokade('tell', 'contest', 'Stige', 'enter-entry', '--json', '-', 'day=x');
    expect(both).toMatchObject({ exit: 2 });
  });

  it('says what books, commands and fields there are', async () => {
    expect((await rokade('show')).out).toMatch(/\nmoney +an event’s money +values, fees/);
    expect((await rokadeIn('da', 'tell', 'register')).out).toContain(
      'Optag en person i registret.',
    );
    const help = await rokadeIn('de', 'tell', 'sanctions', 'give-sanction');
    expect(help.out).toMatch(/\nvalues\.kind +warning \| suspension +ja\n/);
    expect(help.out).not.toContain('merged');
    expect((await rokade('show', 'register')).out).toMatch(/\npeople +0\n/);
    expect((await rokade('show', 'register', 'people')).out).toBe('Nothing stands there yet.\n');
  });
});

/** The versions of all books. */
const versions = async () => [
  (await json('show', 'register')).version,
  (await json('show', 'sanctions')).version,
  (await json('show', 'event')).length,
];

describe('rokade tell refuses', () => {
  beforeAll(beginFolder);
  afterAll(endFolder);

  it.each([
    ['an unknown book', ['tell', 'regster', 'enter-person'], 2, 'there is no book “regster”'],
    [
      'an unknown command',
      ['tell', 'register', 'enter-persn', 'a=b'],
      2,
      'did you mean enter-person',
    ],
    ['a book that is not there, also without a command', ['tell', 'tournament', 'nope'], 1, 'nope'],
    [
      'an unknown field',
      ['tell', 'register', 'enter-person', 'values.surnam=Alm'],
      2,
      'enter-person has no field “values.surnam”; did you mean values.surname',
    ],
    [
      'a field without its place',
      ['tell', 'register', 'enter-person', 'surname=Alm'],
      2,
      'did you mean values.surname',
    ],
    [
      'a word that is no field',
      ['tell', 'register', 'enter-person', 'Alm'],
      2,
      '“Alm” is not FIELD=VALUE',
    ],
    [
      'what is missing',
      ['tell', 'register', 'begin-membership', 'values.from=2026-01-01'],
      2,
      'person is missing',
    ],
    [
      'a word that is none of those possible',
      ['tell', 'register', 'enter-person', 'values.surname=Alm', 'values.sex=x'],
      2,
      'values.sex: “x” is not possible; it takes m | w, or empty',
    ],
    [
      'what is neither yes nor no',
      ['tell', 'event', 'make-event', 'values.name=A', 'values.published=perhaps'],
      2,
      'values.published: “perhaps” is not possible; it takes yes or no',
    ],
    [
      'what the rules refuse, at its field',
      ['tell', 'register', 'enter-person', 'values.surname=Alm', 'values.birth=soon'],
      1,
      'values.birth: ',
    ],
    ['a book that is not there', ['tell', 'event', 'Easter', 'add-group', 'group=a'], 1, 'Easter'],
    ['a command that lacks its book', ['tell', 'event', 'add-group', 'group=a'], 2, 'WHICH'],
    ['an unknown part', ['show', 'register', 'persons'], 2, 'people, associations'],
  ] as const)('%s', async (_, words, exit, text) => {
    const outcome = await rokade(...words);
    expect(outcome).toMatchObject({ exit, out: '' });
    expect(outcome.errors.join('\n')).toContain(text);
  });

  it('all of that without writing anything', async () => {
    expect(await versions()).toEqual([0, 0, 0]);
  });
});

describe('rokade tell asks', () => {
  beforeEach(beginFolder);
  afterEach(endFolder);

  it('about what rests on what others wrote since, and what was based on nothing there is', async () => {
    const person = await enterPerson('Alm', 'Ida');
    const change = ['tell', 'register', 'change-person', `person=${person}`];
    expect(await rokade(...change, 'changes.birth=2001')).toMatchObject({ exit: 0 });
    const late = await rokade(...change, 'changes.birth=2002', '--based-on', '2');
    expect(late).toMatchObject({ exit: 1, out: '' });
    expect(late.errors).toContain('version 3, rokade: person-changed');
    expect(await rokade(...change, 'changes.sex=w', '--based-on', '9')).toMatchObject({ exit: 1 });
    expect((await json('show', 'register')).version).toBe(3);
  });

  it('before somebody is erased, until that is confirmed', async () => {
    const person = await enterPerson('Alm', 'Ida');
    const erase = ['tell', 'register', 'erase-person', `person=${person}`];
    const question = await rokade(...erase);
    expect(question).toMatchObject({ exit: 1, out: '' });
    expect(question.errors.at(-1)).toBe('To do it all the same, add --confirmed.');
    expect((await json('show', 'register')).version).toBe(2);
    expect(await rokade(...erase, '--confirmed')).toMatchObject({ exit: 0, errors: [] });
    expect((await json('show', 'register', 'people')).people).toEqual([]);
    const { history } = await json('show', 'register', 'history');
    expect(history.map(({ what }: { what: string }) => what)).toEqual([
      'register-begun',
      'person-entered',
      'person-erased',
    ]);
  });

  it('for a reason where something is undone, and shows boards with names', async () => {
    const { made } = await json('tell', 'tournament', 'create-tournament', 'settings.name=Monrad');
    const tell = (...words: readonly string[]) => rokade('tell', 'tournament', 'Monrad', ...words);
    const players = ['Alm, Ida', 'Voß, Bo', 'Krog, Eva', 'Dam, Per'];
    const fields = players.map((name, row) => `players.${row}.details.name=${name}`);
    for (const words of [
      ['enter-players', ...fields],
      ['close-entries'],
      ['draw-lots', 'seed=a'],
      ['pair-round'],
      ['publish-round'],
    ]) {
      expect(await tell(...words)).toMatchObject({ exit: 0, errors: [] });
    }
    const drawn = [
      'result.kind=played',
      'result.white:half-points=½',
      'result.black:half-points=½',
    ];
    expect(await tell('enter-result', 'round=1', 'board=1', ...drawn)).toMatchObject({ exit: 0 });
    const unconfirmed = await tell('unpublish-round');
    expect(unconfirmed).toMatchObject({ exit: 1, out: '' });
    expect(unconfirmed.errors).toContain('To do it all the same, add --confirmed.');
    expect(unconfirmed.errors).toContain('Give the reason with --reason.');
    const { boards } = await json('show', 'tournament', made.id, 'boards');
    expect(boards[0]).toMatchObject({ board: 1, result: { kind: 'played', white: 1, black: 1 } });
    expect(players).toContain(boards[0].whiteName);
  });
});
