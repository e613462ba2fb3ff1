import { documentEvents, makeTrf, parseTrf, reportFileDocument } from '@rokade/formats';
import {
  type Command,
  foldJournal,
  makeEntries,
  makeSystem,
  reportObjection,
  type Settings,
  viewStandings,
  waitsForOpenGames,
} from '@rokade/tournament';
import { describe, expect, test } from 'vitest';
import {
  arbiter,
  type Driver,
  outsideFideMode,
  playerId,
  put,
  run,
  settings,
  started,
  tournamentId,
  whiteWinsAll,
  withPlayers,
} from '../../../test/tournament/journal-driver.ts';

const system = makeSystem('dutch', { initialColour: 'white' });
const more: Partial<Settings> = { system, roundsPlanned: 3, halfPointByes: null };
const blackWins = { kind: 'played', white: 0, black: 2 } as const;

const trfOf = ({ state }: Driver): string =>
  makeTrf(reportFileDocument(state, { ratings: 'national', ranks: new Map() }));

const recordsOf = (driver: Driver): readonly string[] =>
  trfOf(driver)
    .split('\r\n')
    .filter((line) => line.startsWith('###'));

const confirmed = (driver: Driver, command: Command): Driver => {
  const done = put(driver, { command, reason: 'Aftalt', confirmed: 'twice' });
  if (done.refusal !== null) throw new Error(done.refusal.code);
  return done;
};

const nextRound = (driver: Driver): Driver =>
  run(driver, { kind: 'pair-round' }, { kind: 'publish-round' });

/** Round 2 as a draft, with the Blacks of boards 1 and 2 exchanged by hand. */
function madeByHand(): Driver {
  const drafted = run(whiteWinsAll(started(8, more)), { kind: 'pair-round' });
  const [first, second, ...others] = drafted.state.rounds[1]?.games ?? [];
  if (first === undefined || second === undefined) throw new Error('no boards');
  const boards = [
    { white: first.white, black: second.black },
    { white: second.white, black: first.black },
    ...others.map(({ white, black }) => ({ white, black })),
  ];
  return run(confirmed(drafted, { kind: 'alter-draft', boards }), { kind: 'publish-round' });
}

describe('the ### records of a report file', () => {
  test('say that it is in FIDE mode, and nothing else of a tournament by the rules', () => {
    expect(recordsOf(whiteWinsAll(started(8, more)))).toEqual(['### FIDE mode']);
  });

  test('are not written of a tournament that never was in it', () => {
    expect(recordsOf(whiteWinsAll(started(8)))).toEqual([]);
  });

  test('say after which round the mode was left', () => {
    expect(recordsOf(outsideFideMode(started(8, more)))).toEqual([
      '### FIDE mode exited @ Round 1',
    ]);
  });

  test('have what the system pairs beside what was made by hand', () => {
    const [, made = ''] = recordsOf(madeByHand());
    const boards = madeByHand().state.rounds[1]?.games.slice(0, 2) ?? [];
    const no = (id: string) => Number(id.slice(1));
    const [one, two] = boards.map(({ white, black }) => [no(white), no(black)]);
    expect(made).toMatch(/^### MPA @ Round 2: \d+-\d+ \d+-\d+ => \d+-\d+ \d+-\d+$/u);
    const [right = '', done = ''] = made.replace('### MPA @ Round 2: ', '').split(' => ');
    expect(done.split(' ').toSorted()).toEqual(
      [`${one?.[0]}-${one?.[1]}`, `${two?.[0]}-${two?.[1]}`].toSorted(),
    );
    expect(right.split(' ').toSorted()).toEqual(
      [`${one?.[0]}-${two?.[1]}`, `${two?.[0]}-${one?.[1]}`].toSorted(),
    );
  });

  test('name adjourned games, corrections, those for the rating alone, and full-point byes', () => {
    const open = run(started(8, more), {
      kind: 'enter-result',
      round: 1,
      board: 2,
      result: { kind: 'played', white: 1, black: 1 },
    });
    const paired = confirmed(open, { kind: 'pair-round' });
    const second = whiteWinsAll(run(paired, { kind: 'publish-round' }));
    const corrected = confirmed(second, {
      kind: 'correct-result',
      round: 1,
      board: 2,
      result: blackWins,
    });
    const rated = confirmed(corrected, {
      kind: 'decide-rating-result',
      round: 2,
      board: 1,
      result: blackWins,
    });
    // Nothing was paired by it yet, so what was mistyped is no correction.
    const mistyped = confirmed(rated, {
      kind: 'correct-result',
      round: 2,
      board: 2,
      result: blackWins,
    });
    const bye = confirmed(mistyped, {
      kind: 'request-bye',
      player: playerId('p8'),
      request: { round: 3, bye: 'full-point' },
    });
    const records = recordsOf(nextRound(bye));
    expect(records.filter((line) => line.startsWith('### Not played @ Round 1: '))).toHaveLength(3);
    expect(
      records.some((line) => /^### Correction @ Round 1: .*: 1\/2-1\/2 => 0-1$/u.test(line)),
    ).toBe(true);
    expect(
      records.some((line) => /^### Rating correction @ Round 2: .*: 1-0 => 0-1$/u.test(line)),
    ).toBe(true);
    expect(records.filter((line) => line.startsWith('### Correction'))).toHaveLength(1);
    expect(records).toContain('### FPB @ Round 3: 8=FPB');
  });

  test('name new numbers, an exchange of two, and forbidden meetings', () => {
    const entered = withPlayers(8, {
      ...more,
      forbidden: {
        sameClub: false,
        sameFederation: false,
        groups: [[playerId('p1'), playerId('p5')]],
      },
    });
    const players = entered.state.players.map(({ id }) => ({
      player: id,
      changes: { rating: 1900 },
    }));
    const before = run(entered, { kind: 'change-players', players });
    const order = ['p2', 'p1', 'p3', 'p4', 'p5', 'p6', 'p7', 'p8'].map(playerId);
    const exchanged = confirmed(before, {
      kind: 'exchange-numbers',
      one: playerId('p1'),
      other: playerId('p2'),
    });
    expect(exchanged.state.players.map(({ id }) => id)).toEqual(order);
    const renumbered = confirmed(exchanged, {
      kind: 'set-draw-numbers',
      order: order.toReversed(),
    });
    const records = recordsOf(nextRound(renumbered));
    expect(records).toContain('### Exchange of numbers @ Round 0: 1 <=> 2');
    expect(records).toContain('### New numbers @ Round 0');
    expect(records.some((line) => line.startsWith('### Prohibition @ Round 1: '))).toBe(true);
  });

  test('have the order that the arbiter gave, by hand or by values from outside', () => {
    const start = whiteWinsAll(started(8, more));
    const players = viewStandings(start.state)
      .rows.slice(0, 4)
      .map(({ player }) => player.id);
    const order = players.map((id) => id.slice(1));
    expect(recordsOf(confirmed(start, { kind: 'order-tied-players', players }))).toContain(
      `### Order @ Round 1: ${order.join(' ')}`,
    );
    const values = { name: 'Armageddon\n', hundredths: [150, 100, 50, 50] };
    expect(recordsOf(confirmed(start, { kind: 'order-tied-players', players, values }))).toContain(
      `### Order @ Round 1: Armageddon: ${order[0]}=1.5 ${order[1]}=1 ${order[2]}=0.5 ${order[3]}=0.5`,
    );
  });

  test('name settings changed after the mode was left', () => {
    const left = outsideFideMode(whiteWinsAll(started(8, more)));
    const changed = confirmed(left, { kind: 'change-settings', changes: { roundsPlanned: 4 } });
    expect(recordsOf(changed)).toContain('### Configuration @ Round 1: roundsPlanned');
  });
});

describe('open games', () => {
  test('stand as ? in the file, which says by X of 162 what they count for', () => {
    const adjourned = confirmed(started(8, more), { kind: 'pair-round' });
    const file = trfOf(run(adjourned, { kind: 'publish-round' }));
    expect(file).toMatch(/^001.* \?/mu);
    expect(file).toMatch(/^162 .*X/mu);
  });

  test('hold back the report and the file once all rounds are published', () => {
    const last = started(8, { ...more, roundsPlanned: 1 });
    expect(waitsForOpenGames(last.state)).toBe(true);
    expect(reportObjection(last.state)).toMatchObject({
      code: 'fide-mode.refused',
      fideAct: 'report-with-open-games',
    });
    expect(reportObjection(whiteWinsAll(last).state)).toBeNull();
    expect(reportObjection(outsideFideMode(last).state)).toBeNull();
  });
});

describe('a file with ### records', () => {
  /** The tournament that a file makes. */
  function imported(text: string) {
    const parsed = parseTrf(text);
    if (!parsed.ok) throw new Error(JSON.stringify(parsed.error));
    const document = parsed.value.document;
    const playerIds = new Map(document.players.map(({ no }) => [no, playerId(`p${no}`)]));
    const events = documentEvents(document, {
      id: tournamentId,
      settings: { ...settings, ...more },
      playerIds,
    });
    const sign = { version: 0, at: '2026-11-02T18:00:00.000Z', actor: arbiter, reason: '' };
    return foldJournal(makeEntries(events, sign));
  }
  const file = trfOf(whiteWinsAll(started(8, more)));
  const withLine = (line: string): string => `${line}\r\n${file}`;

  test('is in FIDE mode once it is imported, with its import recorded', () => {
    const state = imported(file);
    expect(state?.fideMode).toEqual({ kind: 'on' });
    expect(state?.importedRounds).toBe(1);
  });

  test.each([
    ['### FIDE mode exited @ Round 1', 1],
    ['### FIDE mode exited', 0],
    ['### fide-mode left @ Round 99', 1],
  ])('that says "%s" has left it, whatever it claims elsewhere', (line, round) => {
    expect(file).toContain('### FIDE mode\r\n');
    expect(imported(withLine(line))?.fideMode).toMatchObject({ kind: 'left', round });
  });

  test.each(['### Error 510', '### FIDE mode', '###', '### MPA @ Round x: ?? => !!', '### ÆØÅ'])(
    'of another program, "%s", does no harm and stays where it is',
    (line) => {
      expect(imported(withLine(line))?.fideMode).toEqual({ kind: 'on' });
      const parsed = parseTrf(withLine(line));
      expect(parsed.ok && makeTrf(parsed.value.document)).toContain(line);
    },
  );
});
