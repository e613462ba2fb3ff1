/** @regulation Tempelhof 2018 */
import { championship2018 } from '@rokade/rules';
import {
  type Command,
  makeSystem,
  type PlayerClass,
  proposeClasses,
  publicTournament,
  type Tournament,
  viewChampionship,
  viewStandings,
} from '@rokade/tournament';
import { describe, expect, test } from 'vitest';
import {
  type Driver,
  playerId,
  put,
  refusalOf,
  run,
  runConfirmed,
  whiteWinsAll,
  withPlayers,
} from '../../../test/tournament/journal-driver.ts';

const rules = 'tempelhof-2018';
const swiss = makeSystem('tempelhof', { firstRound: 'rating-halves' });

const classOf = (
  no: number,
  to: number,
  more: Partial<Omit<PlayerClass, 'player' | 'class'>> = {},
): PlayerClass => ({
  player: playerId(`p${no}`),
  class: to,
  own: to,
  code: 'championship.unrated',
  note: '',
  ...more,
});
const give = (...list: readonly PlayerClass[]): Command => ({
  kind: 'give-classes',
  rules,
  of: 4,
  given: list,
});

/** Forty players, ten in each class. */
const forty = Array.from({ length: 40 }, (_, index) =>
  classOf(index + 1, Math.ceil((index + 1) / 10)),
);
const fresh = withPlayers(40, { system: swiss, roundsPlanned: 11, roundDates: ['2026-09-04'] });
const classed = run(fresh, give(...forty));
const publish: Command = { kind: 'publish-targets' };
const published = run(classed, publish);

const viewOf = ({ state }: Pick<Driver, 'state'>) => {
  const view = viewChampionship(state);
  if (view === null) throw new Error('no championship');
  return view;
};
const rowOf = (driver: Pick<Driver, 'state'>, no: number) => {
  const row = viewOf(driver).rows.find(({ player }) => player.id === `p${no}`);
  if (row === undefined) throw new Error('in no class');
  return row;
};

describe('III.A.3, III.A.6: one Swiss of four classes', () => {
  test('has the numbers of the example', () => {
    expect(viewOf(classed).targets).toMatchObject({
      tournament: 2.5,
      rounds: 11,
      classes: [
        { class: 1, percent: 65.25, points: 7.1775, halfPoints: 15 },
        { class: 2, points: expect.closeTo(6.2, 0), halfPoints: 13 },
        { class: 3, halfPoints: 9 },
        { class: 4, halfPoints: 7 },
      ],
    });
    expect(viewOf(classed)).toMatchObject({ byTargets: true, published: false, findings: [] });
  });

  test('goes by what was published', () => {
    const smaller = { kind: 'change-settings', changes: { roundsPlanned: 9 } } as const;
    expect(viewOf(run(published, smaller)).targets?.rounds).toBe(11);
    expect(viewOf(run(classed, smaller)).targets?.rounds).toBe(9);
    const anew = run(published, smaller);
    expect(refusalOf(anew, publish)).toMatchObject({
      code: 'command.needs-confirmation',
      consequences: [{ code: 'consequence.targets-were-published' }],
    });
    expect(viewOf(runConfirmed(anew, publish)).targets?.rounds).toBe(9);
    expect(put(published, { command: publish, reason: '', confirmed: false }).entries).toHaveLength(
      published.entries.length,
    );
  });

  test('asks before a class is another one, not for whoever had none', () => {
    expect(refusalOf(published, give(classOf(1, 2))).code).toBe('command.needs-confirmation');
    expect(run(published, give(classOf(1, 1, { code: 'championship.cup' }))).refusal).toBeNull();
  });

  test('is late without them when round 2 is out', () => {
    const play = (driver: Driver) =>
      whiteWinsAll(run(driver, { kind: 'pair-round' }, { kind: 'publish-round' }));
    expect(viewOf(play(classed)).isLate).toBe(false);
    expect(viewOf(play(play(classed))).isLate).toBe(true);
    expect(viewOf(play(play(published))).isLate).toBe(false);
  });

  test('says what everybody needs', () => {
    const after1 = whiteWinsAll(run(published, { kind: 'pair-round' }, { kind: 'publish-round' }));
    const won = after1.state.players.find(
      ({ id }) => rowOf(after1, Number(id.slice(1))).halfPoints === 2,
    );
    const row = rowOf(after1, Number(won?.id.slice(1)));
    expect(row.goals[0]).toMatchObject({ about: 'stay', missing: 11, standing: 'open' });
  });

  test('an open game gives nothing yet, and can still be won', () => {
    const open = run(published, { kind: 'pair-round' }, { kind: 'publish-round' });
    expect(rowOf(open, 1).goals[0]).toMatchObject({ missing: 13, standing: 'open' });
  });

  test('lists who has no class, and is not published before they have', () => {
    const some = run(fresh, give(...forty.slice(1)));
    expect(viewOf(some).unclassed.map(({ id }) => id)).toEqual(['p1']);
    expect(refusalOf(some, publish)).toEqual({
      code: 'championship.class-missing',
      player: playerId('p1'),
    });
  });

  test('who withdrew goes down, unless it was decided otherwise', () => {
    const gone = run(published, { kind: 'withdraw-player', player: playerId('p15'), fromRound: 1 });
    expect(rowOf(gone, 15)).toMatchObject({
      next: 3,
      goals: [],
      because: { code: 'promotion.withdrew', article: 'III.A.12' },
    });
    const next = { kind: 'give-next-class', player: playerId('p15') } as const;
    expect(refusalOf(gone, { ...next, class: 2, note: ' ' }).code).toBe(
      'championship.reason-missing',
    );
    const kept = run(gone, { ...next, class: 2, note: 'Krankenhaus' });
    expect(rowOf(kept, 15)).toMatchObject({ next: 2, decided: 'Krankenhaus' });
    expect(rowOf(run(kept, { ...next, class: null, note: '' }), 15).next).toBe(3);
  });

  test('a right for one year: they rise from the class that is theirs', () => {
    const right = run(classed, give(classOf(40, 1, { own: 4, code: 'championship.cup' })));
    expect(rowOf(right, 40).goals.map(({ about, class: to }) => `${about} ${to}`)).toEqual([
      'up 3',
      'up 2',
    ]);
  });
});

describe('what is refused', () => {
  test.each<[string, Command, object]>([
    [
      'other rules',
      { ...give(classOf(1, 1)), rules: 'x' } as Command,
      { code: 'championship.rules-unknown' },
    ],
    [
      'two classes',
      { ...give(classOf(1, 1)), of: 2 } as Command,
      { code: 'championship.classes-invalid', least: 3, most: 4 },
    ],
    ['a fifth class', give(classOf(1, 5)), { code: 'championship.class-invalid', most: 4 }],
    ['nobody', give(classOf(99, 1)), { code: 'player.unknown' }],
    [
      'by hand without a reason',
      give(classOf(1, 1, { code: 'championship.by-hand', note: ' ' })),
      { code: 'championship.reason-missing' },
    ],
    ['numbers before classes', publish, { code: 'championship.none' }],
  ])('%s', (_, command, expected) => {
    expect(refusalOf(fresh, command)).toMatchObject(expected);
  });

  test('three classes while somebody is in the fourth', () => {
    expect(refusalOf(classed, { ...give(classOf(1, 1)), of: 3 } as Command).code).toBe(
      'championship.class-invalid',
    );
  });
});

/** A class of seven in a round robin, in which the lower number always wins. */
function roundRobin(of = 7): Driver {
  const robin = withPlayers(of, {
    system: makeSystem('tempelhof-table'),
    roundDates: ['2025-09-05'],
  });
  const list = robin.state.players.map(({ id }) => classOf(Number(id.slice(1)), 2));
  const paired = run(robin, give(...list), { kind: 'pair-all-rounds' });
  return paired.state.rounds.reduce<Driver>(
    (now, { number: round, games }) =>
      games.reduce<Driver>((then, { board, white, black }) => {
        const isWhite = Number(white.slice(1)) < Number(black.slice(1));
        const result = { kind: 'played', white: isWhite ? 2 : 0, black: isWhite ? 0 : 2 } as const;
        return run(then, { kind: 'enter-result', round, board, result });
      }, now),
    paired,
  );
}

describe('III.A.4: a class by itself', () => {
  const played = roundRobin();

  test('two rise and two go down', () => {
    const view = viewOf(played);
    expect(view).toMatchObject({ byTargets: false, targets: null, isOver: true, findings: [] });
    expect(view.rows.map(({ next }) => next)).toEqual([1, 1, 2, 2, 2, 3, 3]);
    expect(refusalOf(played, publish).code).toBe('championship.no-targets');
  });

  test('or as many as were announced', () => {
    const marks = { title: false, promotion: 1, relegation: 0 };
    const announced = put(played, {
      command: { kind: 'change-settings', changes: { marks } },
      reason: 'Ausschreibung',
      confirmed: true,
    });
    expect(viewOf(announced).rows.map(({ next }) => next)).toEqual([1, 2, 2, 2, 2, 2, 2]);
  });
});

describe('III.A.1, III.A.8: the classes of next year', () => {
  const last = roundRobin().state;
  const propose = (t: Tournament, earlier: readonly Tournament[], classes = 4) =>
    proposeClasses(t, championship2018, { earlier, cup: null, classes });

  test('start from the result, whoever they are', () => {
    const rows = propose(fresh.state, [last]);
    expect(rows.slice(0, 8).map((one) => `${one.class} ${one.code.slice(13)}`)).toEqual([
      '1 result-up',
      '1 result-up',
      '2 result-stays',
      '2 result-stays',
      '2 result-stays',
      '3 result-down',
      '3 result-down',
      '4 rating-lowest',
    ]);
  });

  test('what was decided otherwise counts, and who paused keeps the class', () => {
    const kept = run(
      { ...roundRobin() },
      { kind: 'give-next-class', player: playerId('p7'), class: 2, note: 'krank' },
    ).state;
    expect(propose(fresh.state, [kept])[6]).toMatchObject({ class: 2 });
    const year = (t: Tournament, roundDates: readonly string[], count: number): Tournament => ({
      ...t,
      settings: { ...t.settings, roundDates },
      players: t.players.slice(0, count),
    });
    const rows = propose(fresh.state, [last, year(roundRobin(5).state, ['2026-09-04'], 5)]);
    expect(rows[6]).toMatchObject({ class: 3, code: 'championship.paused' });
    expect(rows[0]).toMatchObject({ class: 1, code: 'championship.result-up' });
  });

  test('stand once they are taken over, and by hand', () => {
    const rows = propose(fresh.state, [last]);
    const taken = run(
      fresh,
      give(
        ...rows.map(({ player, class: to, own, code }) => ({
          player,
          class: to,
          own,
          code,
          note: '',
        })),
      ),
    );
    expect(propose(taken.state, [last]).every(({ stands }) => stands)).toBe(true);
    const byHand = run(
      taken,
      give(classOf(1, 3, { code: 'championship.by-hand', note: 'Wunsch' })),
    );
    expect(propose(byHand.state, [last])[0]).toMatchObject({ now: 3, stands: true });
  });
});

test('visitors are told classes and numbers, not what was said of anybody', () => {
  const withClass = run(published, {
    kind: 'give-next-class',
    player: playerId('p3'),
    class: 2,
    note: 'krank',
  });
  const seen = publicTournament(withClass.state);
  expect(JSON.stringify(seen)).not.toContain('krank');
  expect(seen && viewChampionship(seen)?.published).toBe(true);
  const erased = runConfirmed(withClass, { kind: 'erase-player', player: playerId('p3') });
  expect(JSON.stringify(erased.state.championship)).not.toContain('krank');
});

describe('III.A.13: the note in the final table', () => {
  test('stands with those who met somebody that left, and with nobody else', () => {
    const round = (driver: Driver) =>
      whiteWinsAll(run(driver, { kind: 'pair-round' }, { kind: 'publish-round' }));
    const played = round(
      round(withPlayers(8, { system: swiss, tieBreaks: ['SKT-BH'], roundsPlanned: 3 })),
    );
    const gone = run(played, { kind: 'withdraw-player', player: playerId('p6'), fromRound: 3 });
    const met = played.state.rounds.flatMap(({ games }) =>
      games.flatMap(({ white, black }) => {
        if (white === 'p6') return [black];
        return black === 'p6' ? [white] : [];
      }),
    );
    const noted = ({ state }: Pick<Driver, 'state'>) =>
      viewStandings(state)
        .rows.flatMap(({ corrected, player }) => (corrected ? [player.id] : []))
        .toSorted();
    expect(noted(played)).toEqual([]);
    expect(noted(gone)).toEqual(met.toSorted());
  });
});
