import { drawnColour } from '@rokade/rules';
import {
  type Command,
  type GameResult,
  makeSystem,
  type SystemChoice,
  viewImpossibleRound,
} from '@rokade/tournament';
import { describe, expect, test } from 'vitest';
import {
  type Driver,
  playerId,
  put,
  refusalOf,
  run,
  runConfirmed,
  started,
  whiteWinsAll,
  withPlayers,
} from '../../../test/tournament/journal-driver.ts';

const system: SystemChoice = {
  code: 'dutch',
  edition: 'fide-2026',
  acceleration: 'none',
  initialColour: 'white',
};
const withDutch = { system, roundsPlanned: 9 };
const pair: Command = { kind: 'pair-round' };
const publish: Command = { kind: 'publish-round' };

const boards = (kind: 'alter-draft' | 'pair-by-hand', ...pairs: readonly string[]): Command => ({
  kind,
  boards: pairs.map((text) => {
    const [white = '', black = ''] = text.split('-');
    return { white: playerId(white), black: playerId(black) };
  }),
});

const consequencesOf = (driver: Driver, command: Command) => {
  const refusal = refusalOf(driver, command);
  if (refusal.code !== 'command.needs-confirmation') throw new Error(refusal.code);
  return refusal.consequences;
};

/** Four players after a round robin of three rounds: each has met each other one. */
function everybodyMet(): Driver {
  let driver = whiteWinsAll(started(4, withDutch));
  for (let round = 2; round <= 3; round++) driver = whiteWinsAll(run(driver, pair, publish));
  return driver;
}

describe('leaving what the Dutch system allows', () => {
  test('a meeting that the organiser forbids is named', () => {
    const forbidden = {
      sameClub: false,
      sameFederation: false,
      groups: [[playerId('p1'), playerId('p2')]],
    };
    const second = run(whiteWinsAll(started(4, { ...withDutch, forbidden })), pair);
    expect(consequencesOf(second, boards('alter-draft', 'p1-p2', 'p3-p4'))).toContainEqual({
      code: 'consequence.forbidden-meeting',
      white: 'p1',
      black: 'p2',
    });
  });

  test.each([
    ['fide-2026', 'FIDE C.04.1 2', 'FIDE C.04.1 4'],
    ['fide-2017', 'FIDE C.04.1 b', 'FIDE C.04.1 d'],
  ] as const)('rematch and second bye carry the article of %s', (edition, rematch, bye) => {
    const driver = whiteWinsAll(started(3, { ...withDutch, system: { ...system, edition } }));
    const game = driver.state.rounds[0]?.games[0];
    const idle = driver.state.rounds[0]?.byes[0]?.player;
    const again = boards('alter-draft', `${game?.black}-${game?.white}`);
    expect(consequencesOf(run(driver, pair), again)).toEqual([
      { code: 'consequence.differs-from-rules', boards: 1 },
      {
        code: 'consequence.rematch',
        white: game?.black,
        black: game?.white,
        earlierRound: 1,
        article: rematch,
      },
      { code: 'consequence.second-bye', player: idle, article: bye },
    ]);
  });

  test('the bye after a win by forfeit is named', () => {
    const result: GameResult = { kind: 'forfeit', absent: 'black', notice: true };
    const first = started(3, withDutch);
    const winner = first.state.rounds[0]?.games[0]?.white;
    const second = run(
      first,
      { kind: 'enter-result', round: 1, board: 1, result },
      { kind: 'request-bye', player: playerId('p3'), request: { round: 9, bye: 'zero-point' } },
      pair,
    );
    const others = ['p1', 'p2', 'p3'].filter((id) => id !== winner);
    expect(consequencesOf(second, boards('alter-draft', others.join('-')))).toContainEqual({
      code: 'consequence.bye-after-free-point',
      player: winner,
      article: 'FIDE C.04.1 4',
    });
  });

  test('a third equal colour and a difference of three are named', () => {
    let driver = whiteWinsAll(started(6, withDutch));
    const whites = ['p1-p2', 'p1-p3'];
    const rest = [
      ['p3-p4', 'p5-p6'],
      ['p2-p5', 'p4-p6'],
    ];
    for (const [index, board] of whites.entries()) {
      const wanted = boards('alter-draft', board, ...(rest[index] ?? []));
      const draft = run(driver, pair);
      const consequences = consequencesOf(draft, wanted).filter(
        (each) => 'player' in each && each.player === 'p1',
      );
      expect(consequences).toEqual(
        index === 0
          ? []
          : [
              { code: 'consequence.third-white', player: 'p1', article: 'FIDE C.04.1 7' },
              {
                code: 'consequence.colour-difference',
                player: 'p1',
                difference: 3,
                article: 'FIDE C.04.1 6',
              },
            ],
      );
      driver = whiteWinsAll(run(runConfirmed(draft, wanted), publish));
    }
  });
});

describe('a round that the rules cannot pair', () => {
  test('is refused with those left over', () => {
    expect(refusalOf(everybodyMet(), pair)).toMatchObject({
      code: 'pairing.no-legal-pairing',
      roundNumber: 4,
    });
  });

  test('says of each player who was met already', () => {
    const view = viewImpossibleRound(everybodyMet().state);
    expect(view).toMatchObject({ round: 4, code: 'pairing.no-legal-pairing', forbids: false });
    expect(view?.stranded).toContainEqual({
      no: 1,
      metPlayers: [2, 3, 4],
      forbiddenPlayers: [],
      sameColourPlayers: [],
      possiblePlayers: [],
    });
  });

  test('says whom the organiser forbids, and nothing where a round can be paired', () => {
    const forbidden = { sameClub: true, sameFederation: false, groups: [] };
    const { state } = withPlayers(4, { ...withDutch, forbidden });
    const view = viewImpossibleRound(state);
    expect(view).toMatchObject({ round: 1, forbids: true });
    expect(view?.stranded[0]).toMatchObject({ metPlayers: [], forbiddenPlayers: [2, 3, 4] });
    expect(viewImpossibleRound(withPlayers(4, withDutch).state)).toBeNull();
  });

  test('says who must have the same colour', () => {
    let driver = run(withPlayers(4, withDutch));
    for (const wanted of [
      ['p1-p3', 'p2-p4'],
      ['p1-p4', 'p2-p3'],
    ]) {
      const byHand = put(driver, {
        command: boards('pair-by-hand', ...wanted),
        reason: 'Efter aftale',
        confirmed: true,
      });
      driver = whiteWinsAll(run(byHand, publish));
    }
    const stranded = viewImpossibleRound(driver.state)?.stranded.find(({ no }) => no === 1);
    expect(stranded).toMatchObject({ metPlayers: [3, 4], sameColourPlayers: [2] });
  });

  test('can be paired by hand with a reason, altered, and published', () => {
    const driver = everybodyMet();
    const byHand = boards('pair-by-hand', 'p1-p2', 'p3-p4');
    const consequences = consequencesOf(driver, byHand);
    expect(consequences[0]).toEqual({ code: 'consequence.paired-by-hand', boards: 2 });
    expect(consequences.filter(({ code }) => code === 'consequence.rematch')).toHaveLength(2);
    const draft = runConfirmed(driver, byHand);
    const round = draft.state.rounds[3];
    expect(round).toMatchObject({ status: 'draft', altered: true });
    expect(round?.games[0]?.because).toEqual([
      // Not by an article of another federation.
      { code: 'arbiter.altered-draft', article: 'FIDE 2012 7.1', facts: {} },
    ]);
    const altered = runConfirmed(draft, boards('alter-draft', 'p2-p1', 'p4-p3'));
    expect(run(altered, publish).state.rounds[3]?.games[0]).toMatchObject({ white: 'p2' });
  });

  test('both players of a board who would have a third colour in a row are named', () => {
    let driver = withPlayers(4, withDutch);
    for (const round of [
      ['p1-p2', 'p3-p4'],
      ['p1-p4', 'p3-p2'],
    ]) {
      driver = whiteWinsAll(run(runConfirmed(driver, boards('pair-by-hand', ...round)), publish));
    }
    const consequences = consequencesOf(driver, boards('pair-by-hand', 'p1-p2', 'p4-p3'));
    expect(consequences).toContainEqual(
      expect.objectContaining({ code: 'consequence.third-white', player: 'p1' }),
    );
    expect(consequences).toContainEqual(
      expect.objectContaining({ code: 'consequence.third-black', player: 'p2' }),
    );
    expect(consequences).not.toContainEqual(expect.objectContaining({ player: 'p3' }));
  });

  test('only one may be left without a board, and nobody in a cup', () => {
    const driver = everybodyMet();
    expect(refusalOf(driver, boards('pair-by-hand', 'p1-p2')).code).toBe('draft.too-many-byes');
    const inCup = whiteWinsAll(started(4, { system: makeSystem('cup'), tieBreaks: [] }));
    const command = boards('pair-by-hand', 'p1-p2');
    const outcome = put(inCup, { command, reason: '', confirmed: false });
    expect(outcome.refusal?.code).toBe('system.not-by-hand');
  });
});

describe('the lot for the first colour', () => {
  const draw = (seed: string): Command => ({ kind: 'draw-first-colour', seed });

  test('comes from its seed, is kept with it, and decides round 1', () => {
    const colours = ['a', 'b', 'c', 'd', 'e', 'f'].map((seed) => {
      const { state } = run(withPlayers(4, withDutch), draw(seed), pair);
      const { system: drawn } = state.settings;
      if (drawn.code !== 'dutch') throw new Error(drawn.code);
      expect(drawn).toMatchObject({ colourSeed: seed, initialColour: drawnColour(seed) });
      const first = state.rounds[0]?.games[0];
      expect(drawn.initialColour === 'white' ? first?.white : first?.black).toBe('p1');
      return drawn.initialColour;
    });
    expect(new Set(colours).size).toBe(2);
  });

  test('is drawn again for a reason only, before round 1, and in no other system', () => {
    const drawn = run(withPlayers(4, withDutch), draw('a'));
    expect(consequencesOf(drawn, draw('b'))).toEqual([
      { code: 'consequence.first-colour-redrawn' },
    ]);
    expect(refusalOf(run(drawn, pair), draw('b')).code).toBe('command.not-now');
    expect(refusalOf(drawn, draw(' ')).code).toBe('lots.seed-missing');
    expect(refusalOf(withPlayers(4), draw('a')).code).toBe('lots.no-first-colour');
  });

  test('is drawn with round 1 where nobody chose the colour before, and its seed is kept', () => {
    const undrawn = withPlayers(4, { ...withDutch, system: { ...system, initialColour: null } });
    expect(refusalOf(undrawn, pair).code).toBe('lots.first-colour-not-drawn');
    expect(refusalOf(undrawn, boards('pair-by-hand', 'p1-p2', 'p3-p4')).code).toBe(
      'lots.first-colour-not-drawn',
    );
    const paired = run(undrawn, { kind: 'pair-round', lotSeed: ' weekend ' });
    const drawn = { initialColour: drawnColour('weekend'), colourSeed: 'weekend' };
    expect(paired.state.settings.system).toMatchObject(drawn);
    expect(paired.state.rounds[0]?.system).toMatchObject(drawn);
    expect(paired.state.rounds[0]?.games[0]?.[drawn.initialColour]).toBe('p1');
  });

  test('leaves a colour alone that the organiser chose', () => {
    const paired = run(withPlayers(4, withDutch), { kind: 'pair-round', lotSeed: 'weekend' });
    expect(paired.state.settings.system).toEqual(system);
  });

  test('cannot be claimed for a colour that the seed does not give', () => {
    const other = drawnColour('a') === 'white' ? 'black' : 'white';
    const claimed = { ...system, initialColour: other, colourSeed: 'a' } as const;
    const command: Command = { kind: 'change-settings', changes: { system: claimed } };
    expect(refusalOf(withPlayers(4, withDutch), command)).toMatchObject({ field: 'system' });
  });
});
