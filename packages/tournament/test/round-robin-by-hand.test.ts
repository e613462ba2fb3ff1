/** @regulation FIDE 2012 */
import {
  type Command,
  makeSystem,
  type SystemChoice,
  unevenMeetings,
  viewRound,
} from '@rokade/tournament';
import { describe, expect, test } from 'vitest';
import {
  type Driver,
  playerId,
  refusalOf,
  run,
  runConfirmed,
  started,
  whiteWinsAll,
  withPlayers,
} from '../../../test/tournament/journal-driver.ts';

const berger = makeSystem('berger');
const pair: Command = { kind: 'pair-round' };
const publish: Command = { kind: 'publish-round' };

const boards = (kind: 'alter-draft' | 'pair-by-hand', ...pairs: readonly string[]): Command => ({
  kind,
  boards: pairs.map((text) => {
    const [white = '', black = ''] = text.split('-');
    return { white: playerId(white), black: playerId(black) };
  }),
});

const begun = (players: number, system: SystemChoice): Driver =>
  whiteWinsAll(started(players, { system, tieBreaks: [] }));

/** The pairs that do not meet as they should, as texts: `1-4: 1 2`. */
const uneven = (driver: Driver): readonly string[] =>
  (unevenMeetings(driver.state) ?? []).map(
    ({ one, other, rounds }) => `${one.no}-${other.no}: ${rounds.join(' ') || 'never'}`,
  );

/** The pairs of a round, by id. */
const pairsOf = (driver: Driver, round: number): readonly string[] =>
  viewRound(driver.state, round)?.boards.map(
    ({ white, black }) => `${white.id}-${black?.id ?? ''}`,
  ) ?? [];

describe('a round robin of which a round is paired by hand (annex 1)', () => {
  test.each([4, 5, 8, 9])('the table alone lets %i players meet everybody once', (players) => {
    expect(uneven(withPlayers(players, { system: berger }))).toEqual([]);
    const twice = makeSystem('berger', { cycles: 2 });
    expect(uneven(withPlayers(players, { system: twice }))).toEqual([]);
  });

  test('keeps the boards of the table without a question, and asks about others', () => {
    const driver = begun(4, berger);
    const byTable = run(driver, pair);
    const same = pairsOf(byTable, 2);
    expect(same).toHaveLength(2);
    const kept = run(driver, boards('pair-by-hand', ...same));
    expect(pairsOf(kept, 2)).toEqual(same);
    const first = pairsOf(driver, 1);
    const refusal = refusalOf(driver, boards('pair-by-hand', ...first));
    expect(refusal).toMatchObject({
      code: 'command.needs-confirmation',
      consequences: expect.arrayContaining([
        { code: 'consequence.differs-from-rules', boards: 2 },
        expect.objectContaining({ code: 'consequence.rematch', earlierRound: 1 }),
      ]),
    });
  });

  test('names who then meet twice, and who never do', () => {
    const driver = begun(4, berger);
    const again = runConfirmed(driver, boards('pair-by-hand', ...pairsOf(driver, 1)));
    const published = run(again, publish);
    expect(uneven(published)).toHaveLength(4);
    expect(uneven(published).filter((text) => text.endsWith(': 1 2'))).toHaveLength(2);
    expect(uneven(published).filter((text) => text.endsWith(': never'))).toHaveLength(2);
  });

  test('is even again once the other round has what was taken from it', () => {
    const driver = begun(4, berger);
    const all = [1, 2, 3].map((round) => {
      let then = driver;
      while (then.state.rounds.length < round) then = whiteWinsAll(run(then, pair, publish));
      return pairsOf(then, round);
    });
    const third = all[2] ?? [];
    const second = whiteWinsAll(
      run(runConfirmed(driver, boards('pair-by-hand', ...third)), publish),
    );
    expect(uneven(second)).not.toEqual([]);
    const last = run(runConfirmed(second, boards('pair-by-hand', ...(all[1] ?? []))), publish);
    expect(uneven(last)).toEqual([]);
  });

  test('asks about a second meeting of a double one only the third time', () => {
    const twice = makeSystem('berger', { cycles: 2 });
    let driver = begun(4, twice);
    const first = pairsOf(driver, 1);
    const codes = (of: Driver): readonly string[] => {
      const refusal = refusalOf(of, boards('pair-by-hand', ...first));
      if (refusal.code !== 'command.needs-confirmation') throw new Error(refusal.code);
      return refusal.consequences.map(({ code }) => code);
    };
    expect(codes(driver)).not.toContain('consequence.rematch');
    driver = whiteWinsAll(run(runConfirmed(driver, boards('pair-by-hand', ...first)), publish));
    expect(codes(driver)).toContain('consequence.rematch');
  });

  test('gives no points to who is free, whoever it is', () => {
    const driver = begun(5, berger);
    const byTable = run(driver, pair);
    const [one, other] = pairsOf(byTable, 2);
    const free = byTable.state.rounds[1]?.byes[0]?.player ?? playerId('p1');
    const [white = '', black = ''] = (one ?? '').split('-');
    const altered = runConfirmed(byTable, boards('alter-draft', `${white}-${free}`, other ?? ''));
    expect(altered.state.rounds[1]?.byes).toMatchObject([{ player: black, halfPoints: 0 }]);
  });
});
