import {
  beginsInFideMode,
  type Command,
  decide,
  type FideActCode,
  type FidePhase,
  fideActsInOrder,
  fideLevel,
  foldJournal,
  makeEntries,
  makeSystem,
  type Settings,
  usualSettings,
  viewStandings,
} from '@rokade/tournament';
import { describe, expect, test } from 'vitest';
import {
  arbiter,
  type Driver,
  outsideFideMode,
  playerId,
  put,
  refusalOf,
  run,
  settings,
  started,
  tournamentId,
  whiteWinsAll,
  withPlayers,
} from '../../../test/tournament/journal-driver.ts';

const system = makeSystem('dutch', { initialColour: 'white' });
const more: Partial<Settings> = { system, roundsPlanned: 5, halfPointByes: null };

const change = (changes: Partial<Settings>): Command => ({ kind: 'change-settings', changes });
const p1 = playerId('p1');
const draw = { kind: 'played', white: 1, black: 1 } as const;
const blackWins = { kind: 'played', white: 0, black: 2 } as const;

/** A driver with a number of rounds published and played. */
function played(count: number, changes: Partial<Settings> = {}): Driver {
  let driver = whiteWinsAll(started(8, { ...more, ...changes }));
  for (let round = 2; round <= count; round++) {
    driver = whiteWinsAll(run(driver, { kind: 'pair-round' }, { kind: 'publish-round' }));
  }
  return driver;
}

const confirmedRun = (driver: Driver, command: Command): Driver =>
  put(driver, { command, reason: 'Aftalt', confirmed: 'twice' });

/** Rounds 1 and 2, with board 1 of round 1 adjourned before round 2 was paired. */
function adjourned(): Driver {
  const open = started(8, more);
  const pending = { kind: 'pending', why: 'adjourned', due: '' } as const;
  const one = run(open, { kind: 'enter-result', round: 1, board: 1, result: pending });
  return run(whiteWinsAll(one), { kind: 'pair-round' }, { kind: 'publish-round' });
}

const finished = () => confirmedRun(played(5), { kind: 'finish-tournament' });
const before = () => withPlayers(8, more);
const underWay = () => played(1);

/** A command that is the act, in a tournament in FIDE mode in that phase. */
type Example = () => { readonly driver: Driver; readonly command: Command };

const of =
  (driver: () => Driver, command: Command): Example =>
  () => ({ driver: driver(), command });

const order = ['p2', 'p1', 'p3', 'p4', 'p5', 'p6', 'p7', 'p8'].map(playerId);
const halfPoint = (round: number) =>
  ({ kind: 'request-bye', player: p1, request: { round, bye: 'half-point' } }) as const;

function madeByHand(): ReturnType<Example> {
  const drafted = run(played(1), { kind: 'pair-round' });
  const [first, second, ...others] = drafted.state.rounds[1]?.games ?? [];
  if (first === undefined || second === undefined) throw new Error('no boards');
  const boards = [
    { white: first.white, black: second.black },
    { white: second.white, black: first.black },
    ...others.map(({ white, black }) => ({ white, black })),
  ];
  return { driver: drafted, command: { kind: 'alter-draft', boards } };
}

/** Players who are all rated alike, so that nothing but title and name orders them. */
const alike = (): Driver => {
  const driver = before();
  const players = driver.state.players.map(({ id }) => ({
    player: id,
    changes: { rating: 1900 },
  }));
  return run(driver, { kind: 'change-players', players });
};

const frozen = (changes: Partial<Settings>): Partial<Record<FidePhase, Example>> => ({
  before: of(before, change(changes)),
  'under-way': of(underWay, change(changes)),
});

const examples: Readonly<Record<FideActCode, Partial<Record<FidePhase, Example>>>> = {
  'leave-mode': {
    before: of(before, { kind: 'leave-fide-mode' }),
    'under-way': of(underWay, { kind: 'leave-fide-mode' }),
  },
  'enter-mode': {
    before: of(() => withPlayers(8), { kind: 'enter-fide-mode' }),
  },
  rounds: frozen({ roundsPlanned: 6 }),
  scoring: frozen({ scoring: { win: 6, draw: 2, loss: 0, allocatedBye: 2 } }),
  'bye-value': frozen({ scoring: { win: 2, draw: 1, loss: 0, allocatedBye: 1 } }),
  'draw-above-half': frozen({ scoring: { win: 3, draw: 2, loss: 0, allocatedBye: 2 } }),
  'bye-above-win': frozen({ scoring: { win: 2, draw: 1, loss: 0, allocatedBye: 4 } }),
  system: frozen({ system: makeSystem('monrad') }),
  acceleration: frozen({ system: { ...system, acceleration: 'baku' } }),
  'tie-breaks': frozen({ tieBreaks: ['BPG'] }),
  prohibition: frozen({ forbidden: { sameClub: true, sameFederation: false, groups: [] } }),
  ratings: frozen({ pairingRatings: 'national-fide' }),
  'open-games-expected': frozen({ openGamesAs: 'expected' }),
  numbers: { before: of(alike, { kind: 'set-draw-numbers', order }) },
  'numbers-against-ratings': {
    before: of(before, { kind: 'set-draw-numbers', order }),
  },
  'exchange-numbers': {
    before: of(alike, { kind: 'exchange-numbers', one: p1, other: playerId('p2') }),
  },
  'pairing-made': { 'under-way': madeByHand },
  'take-back-round': { 'under-way': of(underWay, { kind: 'unpublish-round' }) },
  undo: {
    before: of(before, { kind: 'return-to', toVersion: 1 }),
    'under-way': of(underWay, { kind: 'return-to', toVersion: 5 }),
  },
  // A file is looked at before it is taken, with the rounds that differ: no command of a book.
  'import-wrong-rounds': {},
  adjourning: { 'under-way': of(() => started(8, more), { kind: 'pair-round' }) },
  'adjourned-result': {
    'under-way': of(adjourned, { kind: 'enter-result', round: 1, board: 1, result: blackWins }),
  },
  'full-point-bye': {
    'under-way': of(underWay, {
      kind: 'request-bye',
      player: p1,
      request: { round: 3, bye: 'full-point' },
    }),
  },
  'second-half-point-bye': {
    before: of(() => run(before(), halfPoint(3)), halfPoint(4)),
    'under-way': of(() => run(underWay(), halfPoint(3)), halfPoint(4)),
  },
  'correct-previous': {
    'under-way': of(() => played(2), {
      kind: 'correct-result',
      round: 1,
      board: 1,
      result: blackWins,
    }),
  },
  'correct-older': {
    'under-way': of(() => played(3), {
      kind: 'correct-result',
      round: 1,
      board: 1,
      result: blackWins,
    }),
  },
  'correct-for-rating': {
    'under-way': of(() => played(3), {
      kind: 'decide-rating-result',
      round: 1,
      board: 1,
      result: blackWins,
    }),
    over: of(finished, { kind: 'decide-rating-result', round: 1, board: 1, result: blackWins }),
  },
  'order-given': {
    'under-way': of(() => played(1), {
      kind: 'order-tied-players',
      players: viewStandings(played(1).state)
        .rows.slice(0, 4)
        .map(({ player }) => player.id),
    }),
  },
  'finish-with-open-games': { 'under-way': of(adjourned, { kind: 'finish-tournament' }) },
  'report-with-open-games': {
    'under-way': of(() => started(8, { ...more, roundsPlanned: 1 }), {
      kind: 'note-report-sent',
      report: 'fide',
      month: null,
      day: '2026-11-20',
    }),
  },
  reopen: { over: of(finished, { kind: 'reopen-tournament' }) },
};

const cases = fideActsInOrder.flatMap(([act]) =>
  Object.entries(examples[act]).map(
    ([phase, example]) => [act, phase as FidePhase, example as Example] as const,
  ),
);

const questionOf = (driver: Driver) =>
  driver.refusal?.code === 'command.needs-confirmation' ? driver.refusal : null;

describe.each(cases)('%s, %s', (act, phase, example) => {
  const level = fideLevel(act, phase);
  const { driver, command } = example();
  const put3 = ([false, true, 'twice'] as const).map((confirmed) =>
    put(driver, { command, reason: 'Aftalt', confirmed }),
  );
  const [plain, once, twice] = put3 as [Driver, Driver, Driver];

  test(`is of level ${level}`, () => {
    if (level === 5) {
      for (const each of put3) {
        expect(each.refusal).toMatchObject({ code: 'fide-mode.refused', fideAct: act });
      }
      return;
    }
    expect(twice.refusal).toBeNull();
    if (level === 1) return;
    expect(questionOf(plain)?.consequences.length).toBeGreaterThan(0);
    if (level === 4) expect(questionOf(once)).toMatchObject({ again: true });
    else expect(once.refusal).toBeNull();
  });

  test('a club outside FIDE mode is refused nothing of it', () => {
    if (act === 'enter-mode' || act === 'leave-mode' || phase === 'over') return;
    const free = put(outsideFideMode(driver), { command, reason: 'Aftalt', confirmed: 'twice' });
    expect(free.refusal?.code ?? '').not.toMatch(/^fide-mode/u);
  });
});

test.each<readonly [Partial<Settings>, string]>([
  [{ roundsPlanned: 6 }, 'roundsPlanned'],
  [{ tieBreaks: ['BPG'] }, 'tieBreaks'],
  [{ unratedAs: 1200 }, 'unratedAs'],
  [{ scoring: { win: 2, draw: 1, loss: 0, allocatedBye: 1 } }, 'scoring'],
  [{ system: { ...system, acceleration: 'baku' } }, 'system'],
])('the refusal of %j is about that setting', (changes, field) => {
  expect(refusalOf(underWay(), change(changes))).toMatchObject({
    code: 'fide-mode.refused',
    field,
  });
});

test('every act but taking a file has an example', () => {
  const without = fideActsInOrder
    .map(([act]) => act)
    .filter((act) => Object.keys(examples[act]).length === 0);
  expect(without).toEqual(['import-wrong-rounds']);
});

describe('a new tournament', () => {
  const monrad = makeSystem('monrad');

  test.each<readonly [string, Partial<Settings>, boolean]>([
    ['by the Dutch system', { system }, true],
    ['by Monrad in Denmark', { system: monrad, federation: 'DEN' }, false],
    ['by FIDE’s lists in Denmark', { system: monrad, pairingRatings: 'fide-national' }, true],
    ['by FIDE’s lists, not rated', { pairingRatings: 'fide-national', rated: 'no' }, false],
    ['with open games as the ratings expect', { system, openGamesAs: 'expected' }, false],
    [
      'with a bye above a win',
      { system, scoring: { win: 2, draw: 1, loss: 0, allocatedBye: 4 } },
      false,
    ],
  ])('%s begins in FIDE mode as it should', (_, changes, isIn) => {
    expect(beginsInFideMode({ ...usualSettings, ...changes })).toBe(isIn);
    const command = {
      kind: 'create-tournament',
      id: tournamentId,
      settings: { ...settings, ...changes },
    } as const;
    const { state } = put(null, { command, reason: '', confirmed: true });
    expect(state.fideMode.kind).toBe(isIn ? 'on' : 'none');
  });

  test('that becomes one by the Dutch system before round 1 enters it', () => {
    const changed = run(withPlayers(8), change({ system }));
    expect(changed.state.fideMode).toEqual({ kind: 'on' });
    expect(run(started(8), change({ place: 'Viborg' })).state.fideMode).toEqual({ kind: 'none' });
  });
});

test('a form that sends all settings, their parts in another order, changes nothing of them', () => {
  const { scoring, forbidden, ...others } = played(1).state.settings;
  const { win, draw: drawn, loss, allocatedBye } = scoring;
  const { groups, sameClub, sameFederation } = forbidden;
  const all = {
    ...others,
    place: 'Viborg',
    scoring: { allocatedBye, loss, draw: drawn, win },
    forbidden: { groups, sameFederation, sameClub },
  };
  expect(run(played(1), change(all)).state.settings.place).toBe('Viborg');
});

test('a book whose creation does not name the mode has none, whatever its system', () => {
  const event = {
    kind: 'tournament-created',
    id: tournamentId,
    settings: { ...settings, ...more },
    demo: false,
  } as const;
  const signed = { version: 0, at: '2026-11-02T18:00:00.000Z', actor: arbiter, reason: '' };
  expect(foldJournal(makeEntries([event], signed))?.fideMode).toEqual({ kind: 'none' });
});

describe('leaving FIDE mode', () => {
  test('says what follows, then that nothing brings it back, and needs a reason', () => {
    const driver = played(2);
    const command = { kind: 'leave-fide-mode' } as const;
    expect(put(driver, { command, reason: '', confirmed: false }).refusal).toMatchObject({
      consequences: [{ code: 'consequence.fide-mode-left', round: 2 }],
      reasonNeeded: true,
      again: false,
    });
    expect(put(driver, { command, reason: '', confirmed: 'twice' }).refusal).not.toBeNull();
    expect(put(driver, { command, reason: 'Aftalt', confirmed: true }).refusal).toMatchObject({
      consequences: [{ code: 'consequence.fide-mode-no-way-back' }],
      again: true,
    });
    expect(outsideFideMode(driver).state.fideMode).toMatchObject({
      kind: 'left',
      round: 2,
      by: arbiter.name,
    });
  });

  test('lasts through undo, undo of that undo, and taking back every round', () => {
    const driver = played(1);
    const versionBefore = driver.state.version;
    const left = outsideFideMode(driver);
    const undone = confirmedRun(left, { kind: 'return-to', toVersion: versionBefore });
    expect(undone.refusal).toBeNull();
    expect(undone.state.fideMode.kind).toBe('left');
    const again = confirmedRun(undone, { kind: 'return-to', toVersion: left.state.version });
    expect(again.state.fideMode.kind).toBe('left');
    const toStart = confirmedRun(again, { kind: 'return-to', toVersion: 1 });
    expect(toStart.state.fideMode.kind).toBe('left');
    expect(refusalOf(toStart, { kind: 'enter-fide-mode' })).toEqual({
      code: 'fide-mode.left',
      round: 1,
    });
  });

  test('by two arbiters at once is one leaving', () => {
    const left = outsideFideMode(played(1));
    const request = { command: { kind: 'leave-fide-mode' }, reason: 'Også', confirmed: 'twice' };
    expect(decide(left.state, request as never)).toEqual({
      ok: false,
      error: { code: 'fide-mode.left', round: 1 },
    });
  });

  test('gives back the freedom of clubs, with their questions', () => {
    const left = outsideFideMode(played(1));
    expect(refusalOf(left, change({ roundsPlanned: 6 }))).toMatchObject({
      consequences: [{ code: 'consequence.rounds-changed' }],
    });
    expect(confirmedRun(left, change({ roundsPlanned: 6 })).state.fideNotes).toContainEqual({
      kind: 'configuration',
      round: 1,
      fields: ['roundsPlanned'],
    });
  });
});

describe('results', () => {
  test('of the newest round are corrected freely, a draw of an adjourned game is entered without a question', () => {
    const driver = played(2);
    const command = { kind: 'correct-result', round: 2, board: 1, result: draw } as const;
    expect(put(driver, { command, reason: '', confirmed: false }).refusal).toBeNull();
    const entered = { kind: 'enter-result', round: 1, board: 1, result: draw } as const;
    expect(put(adjourned(), { command: entered, reason: '', confirmed: false }).refusal).toBeNull();
  });

  test('of an older round are not reached by swapped colours or an incident either', () => {
    const driver = played(3);
    expect(refusalOf(driver, { kind: 'swap-colours', round: 1, board: 1 })).toMatchObject({
      code: 'fide-mode.refused',
      fideAct: 'correct-older',
    });
  });

  test('of a table are corrected in any round, since no pairing rests on them', () => {
    const table = { system: makeSystem('berger'), pairingRatings: 'fide-national' } as const;
    const berger = run(withPlayers(4, table), { kind: 'pair-all-rounds' });
    expect(berger.state.fideMode.kind).toBe('on');
    const first = { round: 1, board: 1 };
    const entered = run(berger, { kind: 'enter-result', ...first, result: draw });
    const corrected = { kind: 'correct-result', ...first, result: blackWins } as const;
    expect(confirmedRun(entered, corrected).state.rounds[0]?.games[0]?.result).toEqual(blackWins);
  });
});
