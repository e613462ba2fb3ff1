import { drawnColour, pairingSystems } from '@rokade/rules';
import {
  hasUnstatedChoice,
  makeSystem,
  recordOf,
  systemCodes,
  systems,
  withOptions,
} from '@rokade/tournament';
import { describe, expect, test } from 'vitest';
import { dutch } from '../src/systems/dutch.ts';
import { systemProblem } from '../src/systems/system-choice.ts';
import { defineSystem } from '../src/systems/system-record.ts';

const editionsOf = (code: string): readonly string[] =>
  pairingSystems.filter((system) => system.code === code).map(({ edition }) => edition);

describe('the records of the pairing systems', () => {
  test('there is one for each engine, and no other', () => {
    expect(new Set(systemCodes)).toEqual(new Set(pairingSystems.map(({ code }) => code)));
  });

  test.each(systemCodes)('%s: editions, traits and pages are those of its engine', (code) => {
    const engine = pairingSystems.find((system) => system.code === code);
    const { editions, pairedBy, pages } = systems[code];
    expect(Object.keys(editions)).toEqual(editionsOf(code));
    expect(pairedBy === 'table').toBe(engine?.isByTable === true);
    expect(pairedBy === 'bracket' || pairedBy === 'matches').toBe(engine?.knockOut !== undefined);
    expect(pages.includes('checklist')).toBe(engine?.checklist !== undefined);
  });

  test('an engine is told each of its options by its own name', () => {
    const { engineOptions: _, ...untold } = dutch;
    // @ts-expect-error nothing is said of the colour, the points and the rest
    defineSystem({ ...untold, engineOptions: () => ({}) });
    // @ts-expect-error the edition of 2017 is not named
    defineSystem({ ...dutch, editions: { 'fide-2026': dutch.editions['fide-2026'] } });
    expect(dutch.code).toBe('dutch');
  });
});

describe('a choice', () => {
  test('is put together from what is said and what is usual, in the order of the journal', () => {
    expect(JSON.stringify(makeSystem('dutch', { edition: 'fide-2017', teams: 3 }))).toBe(
      '{"code":"dutch","edition":"fide-2017","acceleration":"none","initialColour":null}',
    );
    expect(makeSystem('rutsch', { cycles: 2, withdrawals: 'nobody' })).toEqual({
      code: 'rutsch',
      edition: 'tempelhof-2018',
      cycles: 2,
      withdrawals: 'tempelhof-2018',
      freeDates: false,
    });
  });

  test('keeps what is not said anew', () => {
    const before = makeSystem('olympiad', { teams: 6 });
    expect(withOptions(before, { order: 'board-points' })).toEqual({
      ...before,
      order: 'board-points',
    });
  });

  test.each([
    [makeSystem('olympiad', { teams: 1 }), 'out-of-range'],
    [makeSystem('olympiad', { teams: 2.5 }), 'out-of-range'],
    [makeSystem('olympiad', { teams: 100 }), null],
    [makeSystem('olympiad', { teams: 101 }), 'out-of-range'],
    [makeSystem('olympiad', { teams: 2 }), null],
    [makeSystem('dutch', { initialColour: drawnColour('lot'), colourSeed: 'lot' }), null],
    [makeSystem('dutch', { colourSeed: 'lot' }), 'out-of-range'],
    [{ code: 'monrad' as const, edition: 'dsu-1999' as 'dsu-2002' }, 'unknown'],
    [{ code: 'nobody' as 'monrad', edition: 'dsu-2002' as const }, 'unknown'],
  ])('%j: %s', (system, problem) => {
    expect(systemProblem(system)).toBe(problem);
  });

  test.each([
    ['the usual Dutch', makeSystem('dutch'), false],
    ['its first colour, which files state', makeSystem('dutch', { initialColour: 'white' }), false],
    ['acceleration, which they state, too', makeSystem('dutch', { acceleration: 'baku' }), false],
    ['a system that files have no word for', makeSystem('olympiad'), true],
    ['a table played twice', makeSystem('berger', { cycles: 2 }), false],
    ['a table with free dates', makeSystem('rutsch', { freeDates: true }), true],
    ['a table with nothing unusual', makeSystem('rutsch'), false],
  ])('of %s a report file cannot say all: %#', (_, system, expected) => {
    expect(hasUnstatedChoice(system)).toBe(expected);
  });

  test.each(systemCodes)('%s: the usual one has nothing wrong with it', (code) => {
    expect(systemProblem(makeSystem(code))).toBeNull();
    expect(recordOf(makeSystem(code)).code).toBe(code);
  });
});
