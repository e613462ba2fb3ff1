import {
  type Command,
  evolve,
  publicTournament,
  type Settings,
  viewAppeals,
} from '@rokade/tournament';
import { describe, expect, test } from 'vitest';
import {
  type Driver,
  playerId,
  put,
  refusalOf,
  run,
  runConfirmed,
  settings,
  started,
  whiteWinsAll,
} from '../../../test/tournament/journal-driver.ts';

type Of<Kind extends Command['kind']> = Extract<Command, { kind: Kind }>;

const gameOf = ({ state }: Driver) => {
  const game = state.rounds[0]?.games[0];
  if (game === undefined) throw new Error('no game');
  return game;
};

const round1 = started(4);
const { white, black } = gameOf(round1);

const lodge = (more: Partial<Of<'lodge-appeal'>> = {}): Of<'lodge-appeal'> => ({
  kind: 'lodge-appeal',
  appellant: black,
  game: { round: 1, board: 1 },
  ruledOn: '2026-11-02',
  lodgedOn: '2026-11-03',
  written: true,
  paid: false,
  ruling: 'Møller: 1–0 efter mobilregel',
  by: '',
  words: 'Telefonen var slukket.',
  ...more,
});
const decideIt = (more: Partial<Of<'decide-appeal'>> = {}): Of<'decide-appeal'> => ({
  kind: 'decide-appeal',
  appeal: 1,
  day: '2026-11-05',
  outcome: 'dismissed',
  deposit: 'none',
  panel: ['Ida Hansen', 'Jens Krüger', 'Anna Voß'],
  reasons: 'Den ringede.',
  ...more,
});
const carryOn = { kind: 'carry-on-appeal', appeal: 1, day: '2026-11-20' } as const;

const consequencesOf = (driver: Driver, command: Command): readonly string[] => {
  const { refusal } = put(driver, { command, reason: '', confirmed: false });
  return refusal?.code === 'command.needs-confirmation'
    ? refusal.consequences.map(({ code }) => code)
    : [];
};
const fieldOf = (driver: Driver, command: Command) => {
  const refusal = refusalOf(driver, command);
  return refusal.code === 'appeal.field-invalid'
    ? `${refusal.field} ${refusal.problem}`
    : refusal.code;
};

/** @article DSU 2002 4.1.2 §17, §18 */
describe('a protest', () => {
  const noted = run(round1, lodge());

  test('is before the committee, and the result stands meanwhile', () => {
    const before = run(round1, {
      kind: 'enter-result',
      round: 1,
      board: 1,
      result: { kind: 'played', white: 2, black: 0 },
    });
    const { state } = run(before, lodge());
    expect(state.rounds).toEqual(before.state.rounds);
    expect(viewAppeals(state).appeals).toMatchObject([
      {
        number: 1,
        rules: 'dsu-2002',
        isOpen: true,
        mayGoOn: false,
        steps: [{ office: 'tk', article: '§17', until: '2026-11-12', findings: [] }],
      },
    ]);
  });

  test.each([
    ['§17: ten days', '2026-11-02', '2026-11-12', '2026-11-12', []],
    ['§17: one more', '2026-11-02', '2026-11-13', '2026-11-12', ['late']],
    ['§17: over a leap day', '2028-02-19', '2028-02-29', '2028-02-29', []],
    ['§17: over a year’s end', '2026-12-25', '2027-01-05', '2027-01-04', ['late']],
    ['§17: the day of the ruling not said', '', '2027-01-05', null, []],
  ])('%s', (_, ruledOn, lodgedOn, until, codes) => {
    const step = viewAppeals(run(round1, lodge({ ruledOn, lodgedOn })).state).appeals[0]?.steps[0];
    expect([step?.until, step?.findings.map(({ code }) => code)]).toEqual([until, codes]);
  });

  test('does not hold up the next round', () => {
    const { state } = run(run(whiteWinsAll(round1), lodge()), { kind: 'pair-round' });
    expect(state.rounds).toHaveLength(2);
  });

  test.each<[string, Command, string]>([
    ['without words', lodge({ words: ' ' }), 'words missing'],
    ['on no day', lodge({ lodgedOn: '' }), 'lodgedOn missing'],
    ['on a day that is none', lodge({ lodgedOn: '2026-02-30' }), 'lodgedOn not-a-date'],
    ['before the ruling', lodge({ lodgedOn: '2026-11-01' }), 'lodgedOn too-early'],
    ['about no game', lodge({ game: { round: 2, board: 1 } }), 'appeal.no-game'],
    ['of nobody', lodge({ appellant: playerId('p99') }), 'player.unknown'],
    ['decided before it was lodged', decideIt({ day: '2026-11-02' }), 'decidedOn too-early'],
    ['decided by nobody', decideIt({ panel: [' '] }), 'panel missing'],
    ['decided without reasons', decideIt({ reasons: '' }), 'reasons missing'],
    ['that there is not', decideIt({ appeal: 2 }), 'appeal.unknown'],
    ['undecided, carried on', carryOn, 'appeal.undecided'],
    [
      'by rules that there are not',
      { kind: 'set-appeals', terms: { rules: 'x', deposit: '', until: '', committee: [] } },
      'rules unknown',
    ],
    [
      'by a committee in which somebody has no name',
      {
        kind: 'set-appeals',
        terms: {
          rules: 'dsu-2002',
          deposit: '',
          until: '',
          committee: ['Møller', ' '].map((name) => ({
            name,
            seat: 'member',
            federation: '',
            licensed: true,
            ofAge: true,
          })),
        },
      },
      'committee missing',
    ],
  ])('%s is refused', (_, command, expected) => {
    expect(fieldOf(noted, command)).toBe(expected);
  });

  test('is decided with who sat and why, once', () => {
    const decided = run(noted, decideIt());
    expect(viewAppeals(decided.state).appeals).toMatchObject([
      {
        isOpen: false,
        mayGoOn: true,
        steps: [
          { decision: { outcome: 'dismissed', panel: ['Ida Hansen', 'Jens Krüger', 'Anna Voß'] } },
        ],
      },
    ]);
    expect(fieldOf(decided, decideIt())).toBe('appeal.decided');
  });

  test('goes on to the tribunal, and no further', () => {
    const tribunal = run(run(noted, decideIt()), carryOn);
    const settled = run(
      tribunal,
      decideIt({ day: '2027-01-10', outcome: 'upheld', panel: [], reasons: 'Ikke bevist.' }),
    );
    expect(viewAppeals(settled.state).appeals[0]?.steps.map(({ office }) => office)).toEqual([
      'tk',
      'skaknaevnet',
    ]);
    expect(viewAppeals(settled.state).appeals[0]?.steps.map(({ until }) => until)).toEqual([
      '2026-11-12',
      null,
    ]);
    expect(fieldOf(settled, { ...carryOn, day: '2027-01-11' })).toBe('appeal.final');
  });

  test('can be withdrawn without a panel, and noted after the end', () => {
    const over = runConfirmed(whiteWinsAll(round1), { kind: 'finish-tournament' });
    const { state } = run(
      run(over, lodge()),
      decideIt({ outcome: 'withdrawn', panel: [], reasons: '' }),
    );
    expect(state.appeals[0]?.steps[0]?.decision?.outcome).toBe('withdrawn');
    expect(viewAppeals(state).appeals[0]?.mayGoOn).toBe(false);
  });
});

/** @article Tempelhof 2018 I.11 */
describe('a protest in the club', () => {
  const terms = { rules: 'tempelhof-2018', deposit: '', until: '', committee: [] };
  const noted = run(run(round1, { kind: 'set-appeals', terms }), lodge());

  test.each([
    ['dismissed', true],
    ['partly', true],
    ['not-heard', true],
    ['upheld', false],
    ['withdrawn', false],
  ] as const)('%s by the playing committee: the court hears it? %s', (outcome, isHeard) => {
    const decided = run(noted, decideIt({ outcome, panel: [], reasons: 'So.' }));
    expect(viewAppeals(decided.state).appeals[0]?.mayGoOn).toBe(isHeard);
    if (!isHeard) expect(fieldOf(decided, carryOn)).toBe('appeal.final');
  });
});

const fide: Partial<Settings> = { federation: 'NOR' };

/** @article FIDE 2012 10.2, 10.4 */
describe('a decision that leaves the text', () => {
  const noted = run(started(4, fide), lodge({ paid: true }));
  const nameOf = (id: string) =>
    noted.state.players.find((player) => player.id === id)?.details.name ?? '';

  test.each<[string, Partial<Of<'decide-appeal'>>, readonly string[]]>([
    ['as it should be', {}, []],
    ['by two', { panel: ['Ida Hansen', 'Anna Voß'] }, ['consequence.appeal-panel-even']],
    [
      'by a player of the game',
      { panel: ['Ida Hansen', 'Anna Voß', nameOf(white)] },
      ['consequence.appeal-involved'],
    ],
    [
      'by whose ruling it is about',
      { panel: ['Ida Hansen', 'Anna Voß', settings.chiefArbiter] },
      ['consequence.appeal-involved'],
    ],
    ['upheld, paid back', { outcome: 'upheld', deposit: 'returned' }, []],
    [
      'upheld, not paid back',
      { outcome: 'upheld', deposit: 'kept' },
      ['consequence.appeal-deposit-kept'],
    ],
    ['dismissed, paid back in part', { deposit: 'part' }, []],
  ])('%s: what is asked', (_, more, codes) => {
    expect(consequencesOf(noted, decideIt(more))).toEqual(codes);
  });

  test('is kept with a reason', () => {
    const { state } = runConfirmed(noted, decideIt({ panel: ['Ida Hansen', 'Anna Voß'] }));
    expect(state.appeals[0]?.steps[0]?.decision?.panel).toHaveLength(2);
  });
});

describe('what is said of a protest', () => {
  test('is nobody’s business in public', () => {
    const { state } = run(round1, lodge());
    const visible = {
      ...state.settings,
      visibility: { ...state.settings.visibility, published: true },
    };
    const shown = publicTournament({ ...state, settings: visible });
    expect([shown?.appeals, shown?.appealTerms]).toEqual([[], null]);
  });

  test('goes with its player, the outcome stays', () => {
    const decided = run(run(round1, lodge()), decideIt());
    const { state } = runConfirmed(decided, { kind: 'erase-player', player: black });
    expect(state.appeals).toMatchObject([
      {
        words: '',
        ruling: '',
        steps: [{ decision: { outcome: 'dismissed', panel: [], reasons: '' } }],
      },
    ]);
  });

  test('begins with the committee that the settings name', () => {
    const { terms, committee } = viewAppeals(round1.state);
    expect(terms?.committee.map(({ name }) => name)).toEqual(settings.committee);
    expect(committee.map(({ code }) => code)).toEqual(['unlicensed']);
  });
});

describe('a protest in the club’s open rapid (Tempelhof 2018 III.B.11)', () => {
  const rapid = whiteWinsAll(
    started(4, {
      system: {
        code: 'tempelhof',
        edition: 'tempelhof-2018',
        firstRound: 'lot',
        withdrawals: 'fide-2012',
      },
      timeControl: { stages: [{ moves: null, minutes: 15 }], incrementSeconds: 0 },
    }),
  );
  const [game] = rapid.state.rounds[0]?.games ?? [];
  const waiting = run(rapid, lodge({ appellant: game?.black ?? black }));

  test('is decided before the next round is paired: pairing asks', () => {
    expect(consequencesOf(waiting, { kind: 'pair-round' })).toEqual(['consequence.appeal-waits']);
    expect(refusalOf(waiting, { kind: 'pair-round' })).toMatchObject({
      consequences: [{ appeal: 1, round: 2, article: 'Tempelhof 2018 III.B.11' }],
    });
  });

  test('asks also where it is about no game', () => {
    const about = run(rapid, lodge({ appellant: game?.black ?? black, game: null }));
    expect(consequencesOf(about, { kind: 'pair-round' })).toEqual(['consequence.appeal-waits']);
  });

  test('asks nothing once it is decided, nor where the rules do not', () => {
    const decided = run(waiting, decideIt());
    expect(consequencesOf(decided, { kind: 'pair-round' })).toEqual([]);
    expect(consequencesOf(run(whiteWinsAll(round1), lodge()), { kind: 'pair-round' })).toEqual([]);
  });
});

describe('one committee', () => {
  const member = (name: string, seat: 'chair' | 'member' | 'substitute') => ({
    name,
    seat,
    federation: 'DEN',
    licensed: true,
    ofAge: true,
  });
  const terms = (...committee: readonly ReturnType<typeof member>[]) =>
    ({
      kind: 'set-appeals',
      terms: { rules: 'fide-2012', deposit: '', until: '', committee },
    }) as const;
  const named = (...committee: readonly string[]) =>
    ({ kind: 'change-settings', changes: { committee } }) as const;
  const seats = ({ state }: Driver) =>
    state.appealTerms?.committee.map(({ name, seat, licensed }) => [name, seat, licensed]);
  const [ida, bo, anna] = [
    member('Ida', 'chair'),
    member('Bo', 'member'),
    member('Anna', 'substitute'),
  ];

  test('whoever sits in it by the terms stands in the settings, without substitutes', () => {
    const driver = run(started(4), terms(ida, bo, anna));
    expect(driver.state.settings.committee).toEqual(['Ida', 'Bo']);
  });

  test('names in the settings are in the terms; who was there keeps seat and facts', () => {
    const driver = run(started(4), terms(ida, bo, anna), named('Ida', 'Jens'));
    expect(seats(driver)).toEqual([
      ['Ida', 'chair', true],
      ['Jens', 'member', false],
      ['Anna', 'substitute', true],
    ]);
  });

  test('the first of new names is the chair where nobody is', () => {
    const driver = run(started(4), terms(ida, bo), named('Jens', 'Bo'));
    expect(seats(driver)).toEqual([
      ['Jens', 'chair', false],
      ['Bo', 'member', true],
    ]);
  });

  test('it is dissolved in either place', () => {
    const both = (...commands: readonly Command[]) => {
      const { state } = run(started(4), terms(ida, bo, anna), ...commands);
      return [state.settings.committee, state.appealTerms?.committee];
    };
    expect(both(terms())).toEqual([[], []]);
    expect(both(named())).toEqual([[], []]);
  });

  test('an old journal’s terms without a committee leave that of the settings', () => {
    const { state } = run(started(4), named('Ida', 'Bo'));
    const sameTerms = { ...terms().terms };
    const event = { kind: 'appeals-set', terms: sameTerms } as const;
    const entry = { version: state.version + 1, at: '', actor: { id: 'a', name: 'A' }, event };
    const after = evolve(state, entry as never);
    expect(after.settings.committee).toEqual(['Ida', 'Bo']);
    expect(after.appealTerms?.committee.map(({ name }) => name)).toEqual(['Ida', 'Bo']);
  });
});
