import { chainEntries } from '@rokade/store';
import {
  foldJournal,
  type JournalEntry,
  type JournalEvent,
  journalFormat,
} from '@rokade/tournament';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { makeJournalFile, parseJournalFile, tournamentKind } from '../src/index.ts';
import {
  applicationForTest,
  carryOut,
  result,
  settings,
  startTournament,
  tournamentId,
} from './sample-tournament.ts';

const autumn = tournamentId('autumn');

async function sampleJournal(): Promise<readonly JournalEntry[]> {
  const app = await applicationForTest();
  const id = await startTournament(app);
  await carryOut(
    app,
    id,
    result(1, 1, 2, 0),
    { kind: 'return-to', toVersion: 11 },
    result(1, 2, 1, 1),
  );
  const journal = await app.tournaments.journal(id);
  return journal.ok ? journal.value : [];
}

const fileOf = (entries: readonly JournalEntry[], id = autumn): string =>
  makeJournalFile(tournamentKind, id, entries, '2026-11-21T13:00:00.000Z');

/** The sample with one entry's event replaced, rightly chained: made up, but not tampered with. */
async function withEvent(version: number, event: unknown): Promise<string> {
  const entries = await sampleJournal();
  return fileOf(
    entries.map((entry) =>
      entry.version === version ? ({ ...entry, event } as JournalEntry) : entry,
    ),
  );
}

const invalid = (problem: string, at: unknown = expect.any(String)) => ({
  ok: false,
  error: { code: 'import.invalid', problem, at },
});

describe('importing', () => {
  it('takes a journal in under its own id', async () => {
    const entries = await sampleJournal();
    const app = await applicationForTest();
    expect(await app.tournaments.importJson(fileOf(entries))).toEqual({ ok: true, value: autumn });
    expect(await app.tournaments.journal(autumn)).toEqual({ ok: true, value: entries });
  });

  it('gives it a new id where its own is taken, and changes nothing else', async () => {
    const app = await applicationForTest();
    const id = await startTournament(app);
    const exported = await app.tournaments.exportJson(id);
    const imported = await app.tournaments.importJson(exported.ok ? exported.value : '');
    const newId = imported.ok ? imported.value : id;
    expect(newId).toMatch(/^efteraarsturnering-[a-z0-9]{6}$/);
    const [old, copy] = [await app.tournaments.get(id), await app.tournaments.get(newId)];
    expect(copy).toEqual({ ok: true, value: old.ok && { ...old.value, id: newId } });
  });

  it('exports one entry a line with its hash, and what is personal beside them', async () => {
    const entries = await sampleJournal();
    const text = fileOf(entries);
    const file = JSON.parse(text);
    expect(file).toEqual({
      count: entries.length,
      format: 'rokade-journal',
      version: journalFormat,
      exportedAt: '2026-11-21T13:00:00.000Z',
      kind: 'tournament',
      id: 'autumn',
      entries: expect.any(Array),
      hashes: chainEntries('autumn', file.entries).map(({ hash }) => hash),
      personal: entries.flatMap(({ version, event }) => {
        if (event.kind !== 'player-entered') return [];
        const { name, sex, club, citizenship, fideId, nationalId, birthDate, person } =
          event.details;
        const value = { name, sex, club, citizenship, fideId, nationalId, birthDate, person };
        return [{ of: version, salt: expect.stringMatching(/^[0-9a-f]{32}$/), value }];
      }),
    });
    expect(JSON.stringify(file.entries)).not.toContain('Åse');
    expect(text.split('\n').length).toBeGreaterThan(2 * entries.length);
  });

  it('takes a file in whose personal values somebody took out: the hashes hold', async () => {
    const entries = await sampleJournal();
    const text = fileOf(entries).replace(/"personal":\[.*$/s, '"personal":[]}');
    const parsed = parseJournalFile(tournamentKind, text);
    const state = parsed.ok ? foldJournal(parsed.value.entries) : null;
    expect(new Set(state?.players.map(({ details }) => details.name))).toEqual(new Set(['N. N.']));
    expect(state?.players.map(({ details }) => details.rating)).toEqual(
      foldJournal(entries)?.players.map(({ details }) => details.rating),
    );
  });

  it.each([
    ['changed', 'Nr 3, Åse', 'Nr 3, Ase', 'hash-mismatch'],
    ['put beside another entry', '"of":7', '"of":9', 'hash-mismatch'],
    ['put where one stands already', '"of":6', '"of":5', 'wrong-shape'],
    ['put beside nothing', '"of":7', '"of":700', 'wrong-shape'],
  ])('refuses a file with a personal value %s', async (_, before, after, problem) => {
    const text = fileOf(await sampleJournal());
    expect(text).toContain(before);
    const parsed = parseJournalFile(tournamentKind, text.replace(before, after));
    expect(parsed).toEqual(invalid(problem));
  });
});

describe('what is no journal of ours', () => {
  it.each([
    ['nothing', '', 'not-json'],
    ['white space', ' \n ', 'not-json'],
    ['a player list', 'Hansen, Ida;1812', 'not-json'],
    ['another JSON', '{"format":"lichess"}', 'not-a-journal'],
    ['a list', '[1,2,3]', 'not-a-journal'],
    ['null', 'null', 'not-a-journal'],
    ['no entries', '{"format":"rokade-journal","version":1}', 'wrong-shape'],
    ['a newer format', '{"format":"rokade-journal","version":99}', 'newer-format'],
    [
      'the next format',
      `{"format":"rokade-journal","version":${journalFormat + 1}}`,
      'newer-format',
    ],
    ['the present one', `{"format":"rokade-journal","version":${journalFormat}}`, 'wrong-shape'],
    ['more than 50 MB', ' '.repeat(50 * 1024 * 1024 + 1), 'too-large'],
    [
      'a million empty entries',
      `{"format":"rokade-journal","version":1,"entries":[${'{},'.repeat(1_000_000)}{}]}`,
      'too-large',
    ],
    ['very deep nesting', '['.repeat(200_000), 'too-deep'],
    [
      'very deep nesting in an entry',
      `{"format":"rokade-journal","version":3,"entries":[${'['.repeat(100_000)}${']'.repeat(100_000)}]}`,
      'too-deep',
    ],
  ])('%s', (_, text, problem) => {
    expect(parseJournalFile(tournamentKind, text)).toEqual(invalid(problem));
  });

  it('a file cut off anywhere, and how much of it is there', async () => {
    const entries = await sampleJournal();
    const text = fileOf(entries);
    const ends = entries.map(({ version }) => text.search(`"version":${version}\\},?\\n`));
    for (let length = text.indexOf('\n'); length < text.length - 2; length += 97) {
      const sound = ends.filter((end) => text.indexOf('}', end) < length).length;
      expect(parseJournalFile(tournamentKind, text.slice(0, length))).toEqual({
        ok: false,
        error: { code: 'import.cut-off', stated: entries.length, sound },
      });
    }
    expect(parseJournalFile(tournamentKind, text.slice(0, 5))).toEqual(invalid('not-json'));
  });

  it('a file cut off from before exports said how many entries they have', async () => {
    const text = fileOf(await sampleJournal()).replace(/"count":\d+,/, '');
    const third = text.indexOf('"version":3}');
    expect(parseJournalFile(tournamentKind, text.slice(0, third))).toEqual({
      ok: false,
      error: { code: 'import.broken-off', sound: 2 },
    });
    expect(parseJournalFile(tournamentKind, text).ok).toBe(true);
  });

  it('a file whose last entries are missing with their hashes', async () => {
    const entries = await sampleJournal();
    const shorter = fileOf(entries.slice(0, -2));
    const text = shorter.replace(/"count":\d+/, `"count":${entries.length}`);
    expect(parseJournalFile(tournamentKind, text)).toEqual({
      ok: false,
      error: { code: 'import.cut-off', stated: entries.length, sound: entries.length - 2 },
    });
  });

  it('a file in which one letter was changed', async () => {
    const text = fileOf(await sampleJournal());
    expect(parseJournalFile(tournamentKind, text.replace('Nr 3, Åse', 'Nr 3, Ase'))).toEqual(
      invalid('hash-mismatch', 'entries.3'),
    );
  });

  it('a file with more hashes than entries', async () => {
    const text = fileOf(await sampleJournal());
    expect(
      parseJournalFile(tournamentKind, text.replace('"\n],\n"personal"', '","0"],"personal"')),
    ).toEqual(invalid('hash-mismatch', 'hashes'));
  });
});

describe('a made-up journal, rightly chained', () => {
  const entered = { kind: 'player-entered', player: 'p7', details: {}, fromRound: 1 };
  const clocks = { whiteBefore: null, whiteAfter: null, blackBefore: null, blackAfter: null };
  const incident = {
    kind: 'incident-recorded',
    incident: 1,
    round: 1,
    board: 1,
    player: 'p1',
    situation: 'flag-fallen',
    answers: [],
    laws: 'laws-2023',
    penalty: '',
    ...clocks,
    article: 'Laws 2023 6.9',
    count: 1,
    said: { words: '' },
  };
  it.each([
    [1, { kind: 'entries-closed' }, 'not-a-book', 'entries.0'],
    [1, { kind: 'tournament-created', id: 'winter', settings, demo: false }, 'not-a-book', 'id'],
    [
      1,
      {
        kind: 'tournament-created',
        id: 'autumn',
        settings: { ...settings, roundDates: ['soon'] },
        demo: false,
      },
      'not-a-book',
      'entries.0',
    ],
    [
      2,
      { kind: 'tournament-created', id: 'autumn', settings, demo: false },
      'not-a-book',
      'entries.1',
    ],
    [2, { kind: 'resigned' }, 'wrong-shape', 'entries.1.event.kind'],
    [2, 'a text', 'wrong-shape', 'entries.1.event'],
    [2, entered, 'wrong-shape', 'entries.1.event.details.name'],
    [2, { kind: 'entries-closed', extra: 1 }, 'wrong-shape', 'entries.1.event.extra'],
    [3, { kind: 'player-withdrawn', player: 'nobody', fromRound: 2 }, 'not-a-book', 'entries.2'],
    [3, { kind: 'returned-to', toVersion: 3 }, 'not-a-book', 'entries.2'],
    [3, { kind: 'returned-to', toVersion: 0 }, 'wrong-shape', 'entries.2.event.toVersion'],
    [
      9,
      {
        kind: 'lots-drawn',
        method: 'typed-in',
        seed: '',
        order: ['p1', 'p1', 'p2', 'p3', 'p4', 'p5'],
      },
      'not-a-book',
      'entries.8',
    ],
    [11, { kind: 'round-published', round: 2 }, 'not-a-book', 'entries.10'],
    [
      12,
      {
        kind: 'result-entered',
        round: 1,
        board: 4,
        result: { kind: 'played', white: 2, black: 0 },
      },
      'not-a-book',
      'entries.11',
    ],
    [
      12,
      {
        kind: 'result-entered',
        round: 1,
        board: 1,
        result: { kind: 'played', white: 1e9, black: 0 },
      },
      'wrong-shape',
      'entries.11.event.result.white',
    ],
    [12, { kind: 'round-withdrawn', round: 2 }, 'not-a-book', 'entries.11'],
    [12, { ...incident, player: 'nobody' }, 'not-a-book', 'entries.11'],
    [12, { ...incident, board: 4 }, 'not-a-book', 'entries.11'],
    [12, { ...incident, incident: 2 }, 'not-a-book', 'entries.11'],
    [12, { ...incident, laws: 'laws-1066' }, 'wrong-shape', 'entries.11.event.laws'],
  ])('is refused: version %i, %o', async (version, event, problem, at) => {
    expect(parseJournalFile(tournamentKind, await withEvent(version, event))).toEqual(
      invalid(problem, at),
    );
  });

  type Boards = Extract<JournalEvent, { kind: 'round-paired' }>['boards'];
  it.each<[string, (boards: Boards) => Boards]>([
    [
      'seats somebody twice',
      ([first, ...others]) => [{ ...first!, black: first!.white }, ...others],
    ],
    ['leaves a board out', (boards) => boards.map((each) => ({ ...each, board: each.board + 1 }))],
    ['numbers two boards alike', (boards) => boards.map((each) => ({ ...each, board: 1 }))],
    ['has its boards in another order', (boards) => boards.toReversed()],
  ])('is refused if it %s', async (_, spoil) => {
    const entries = await sampleJournal();
    const paired = entries.find(({ event }) => event.kind === 'round-paired');
    if (paired?.event.kind !== 'round-paired') throw new Error('no round in the sample');
    const boards = spoil(paired.event.boards);
    expect(boards.length).toBeGreaterThan(1);
    expect(
      parseJournalFile(
        tournamentKind,
        await withEvent(paired.version, { ...paired.event, boards }),
      ),
    ).toEqual(invalid('not-a-book', `entries.${paired.version - 1}`));
  });

  it('is refused if its versions do not count up', async () => {
    const entries = await sampleJournal();
    const skipping = entries.map((entry) => ({ ...entry, version: entry.version + 1 }));
    expect(parseJournalFile(tournamentKind, fileOf(skipping))).toEqual(
      invalid('wrong-shape', 'entries.0.version'),
    );
  });

  it('never makes the parser throw, whatever is put in an entry’s place', async () => {
    const entries = await sampleJournal();
    fc.assert(
      fc.property(fc.nat(entries.length - 1), fc.jsonValue(), (index, value) => {
        const spoilt = entries.map((entry, place) =>
          place === index ? ({ ...entry, event: value } as unknown as JournalEntry) : entry,
        );
        expect(parseJournalFile(tournamentKind, fileOf(spoilt)).ok).toBe(false);
      }),
    );
  });
});

describe('salvage', () => {
  it('gives a sound journal as an export', async () => {
    const app = await applicationForTest();
    const id = await startTournament(app);
    const salvaged = await app.tournaments.salvage(id);
    const journal = await app.tournaments.journal(id);
    expect(salvaged.ok && parseJournalFile(tournamentKind, salvaged.value)).toMatchObject({
      ok: true,
      value: { id, entries: journal.ok && journal.value, summary: { name: 'Efterårsturnering' } },
    });
  });
});

it.each([
  ['empty objects', '{},', 15_000_000],
  ['numbers', '0,', 20_000_000],
])('a file of millions of %s is too large, and is not even parsed', (_, part, times) => {
  const text = `[${part.repeat(times)}0]`;
  const start = process.cpuUsage();
  const parsed = parseJournalFile(tournamentKind, text);
  const { user } = process.cpuUsage(start);
  expect(parsed).toMatchObject({ error: { code: 'import.invalid', problem: 'too-large' } });
  expect(user / 1e6).toBeLessThan(2);
});
