import { parseTrf } from '@rokade/formats';
import { cup, cupBracket, dutch2026, monrad } from '@rokade/rules';
import { makeSystem } from '@rokade/tournament';
import { describe, expect, it } from 'vitest';
import type { Course } from '../src/generate/course.ts';
import { fideProbabilities } from '../src/generate/fide-probabilities.ts';
import { generateTournament } from '../src/generate/generate-tournament.ts';
import { run } from '../src/run.ts';
import { terminalIn } from './case-terminal.ts';
import { expectPairedBy, generatedFile, readBack } from './generated-file.ts';

/** The document of a generated tournament. */
function generated(players: number, rounds: number, course: Partial<Course>, seed = 'x') {
  const made = generateTournament({
    players,
    rounds,
    choice: makeSystem('dutch'),
    seed,
    course,
  });
  if (!made.ok) throw new Error(made.error.code);
  return made.value;
}

const nothing: Partial<Course> = { byes: 0, withdrawals: 0, forfeits: 0, unrated: 0 };

/** How often each result occurs in the file. */
function countedResults({ players }: ReturnType<typeof generated>): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const cell of players.flatMap(({ cells }) => cells)) {
    const result = cell?.result ?? 'nothing';
    counts.set(result, (counts.get(result) ?? 0) + 1);
  }
  return counts;
}

describe('a generated tournament', () => {
  it.each([
    [4, 3],
    [5, 4],
    [7, 5],
    [16, 7],
    [33, 7],
  ])('of %i players and %i rounds is paired as check pairs it', (players, rounds) => {
    for (const system of [monrad, dutch2026]) {
      expectPairedBy(generatedFile({ players, rounds, system }) ?? '', system, rounds);
    }
  });

  it.each([2, 3, 11, 33])('is a whole cup of %i players, lots included', (players) => {
    const course = { draws: 900, forfeits: 40, ratings: { lowest: 1500, highest: 1510 } };
    const file = generatedFile({ players, rounds: 99, system: cup, course }) ?? '';
    expectPairedBy(file, cup, 99);
    const source = readBack(file);
    const { outcome, rounds } = cupBracket(source.pairingRequest(source.roundsPaired + 1));
    expect(outcome.kind).not.toBe('open');
    const decisions = rounds.flatMap(({ matches }) => matches.map((match) => match.outcome));
    const lots = decisions.filter((each) => each.kind === 'won' && each.by === 'lot');
    if (players > 30) expect(lots.length).toBeGreaterThan(0);
  });

  it('is the same for the same seed, another for another', () => {
    const request = { players: 20, rounds: 5, choice: makeSystem('monrad') };
    const first = generateTournament({ ...request, seed: 'a' });
    expect(generateTournament({ ...request, seed: 'a' })).toEqual(first);
    expect(generateTournament({ ...request, seed: 'b' })).not.toEqual(first);
  });

  it('has byes, forfeits, withdrawals, unrated players and every result', () => {
    const documents = ['a', 'b', 'c'].map((seed) => generated(80, 9, {}, seed));
    const results = new Set(documents.flatMap((document) => [...countedResults(document).keys()]));
    expect([...results].sort()).toEqual(['+', '-', '0', '1', '=', 'H', 'U', 'Z']);
    const unrated = documents.flatMap(({ players }) => players.filter(({ rating }) => !rating));
    expect(unrated.length).toBeGreaterThan(5);
  });

  it('lets the stronger win more often', () => {
    const rated = generated(200, 5, {}).players.filter(({ rating }) => rating !== null);
    const pointsOf = (players: typeof rated) =>
      players.reduce((sum, { halfPoints }) => sum + (halfPoints ?? 0), 0) / players.length;
    const strong = rated.filter(({ rating }) => (rating ?? 0) > 1700);
    const weak = rated.filter(({ rating }) => (rating ?? 0) < 1500);
    expect(pointsOf(strong)).toBeGreaterThan(pointsOf(weak) + 1);
  });
});

describe('what is asked for', () => {
  it.each<[keyof Course, string]>([
    ['byes', 'H'],
    ['withdrawals', 'Z'],
    ['forfeits', '-'],
    ['postponed', '?'],
    ['lateEntries', 'nothing'],
  ])('%s happen as often as wanted, else never', (field, result) => {
    const share = (thousandths: number): number =>
      countedResults(generated(100, 5, { ...nothing, [field]: thousandths })).get(result) ?? 0;
    expect(share(0)).toBe(0);
    expect(share(50)).toBeGreaterThan(0);
    expect(share(300)).toBeGreaterThan(2 * share(50));
  });

  it('draws are as many as wanted among equals', () => {
    const equals = { ...nothing, ratings: { lowest: 1500, highest: 1500 } };
    expect(countedResults(generated(60, 7, { ...equals, draws: 0 })).get('=')).toBeUndefined();
    // White's move is worth 35 points: a small share of wins is left.
    const drawn = countedResults(generated(60, 7, { ...equals, draws: 1000 })).get('=') ?? 0;
    expect(drawn).toBeGreaterThan(0.8 * 60 * 7);
  });

  it('ratings lie in the range, and numbers follow them if wanted', () => {
    const ratings = { lowest: 2300, highest: 2400 };
    const found = generated(50, 3, { ...nothing, ratings, numbers: 'strength' }).players.map(
      ({ rating }) => rating ?? 0,
    );
    expect(Math.min(...found)).toBeGreaterThanOrEqual(2300);
    expect(Math.max(...found)).toBeLessThanOrEqual(2400);
    expect(found).toEqual(found.toSorted((a, b) => b - a));
  });

  it('points, the bye, the first colour, acceleration and forbidden pairs are in the file', () => {
    const course: Partial<Course> = {
      points: { win: 6, draw: 2, loss: 0 },
      allocatedBye: 2,
      initialColour: 'black',
      forbiddenPairs: 4,
    };
    const file = generatedFile({ players: 21, rounds: 5, system: dutch2026, course }) ?? '';
    expect(file).toMatch(/^152 B\r$/m);
    expect(file).toMatch(/^162 {2}W 6.0| {2}W 3.0/m);
    expect(file).toMatch(/P 1.0/);
    expect(file).toMatch(/^192 FIDE_DUTCH\r$/m);
    expect(file.match(/^260 {3}1 {3}5 /gm)).toHaveLength(4);
    const accelerated = { acceleration: 'baku' } as const;
    const baku = generatedFile({ players: 21, rounds: 5, system: dutch2026, course: accelerated });
    expect(baku).toMatch(/^192 FIDE_DUTCH_BAKU\r$/m);
    expect(baku?.match(/^250 .*\r$/gm)).toEqual([
      '250       1.0   1   2    1   12\r',
      '250       0.5   3   3    1   12\r',
    ]);
  });

  it('late entries do not make the upper group larger', () => {
    const course = { ...nothing, acceleration: 'baku', lateEntries: 400 } as const;
    const document = generated(40, 5, course);
    const late = document.players.filter(({ cells }) => cells[0] === null).map(({ no }) => no);
    const entered = document.players.length - late.length;
    const last = document.accelerations[0]?.lastPlayer ?? 0;
    const lateAbove = late.filter((no) => no < last).length;
    expect(late.length).toBeGreaterThan(8);
    expect(last - lateAbove).toBe(2 * Math.ceil(entered / 4));
  });

  it('is paired as check pairs it, whatever it is', () => {
    const courses: readonly Partial<Course>[] = [
      { acceleration: 'baku', lateEntries: 200, byes: 80 },
      { forbiddenPairs: 12, forfeits: 150, postponed: 100 },
      { points: { win: 6, draw: 2, loss: 0 }, byes: 100, withdrawals: 60, allocatedBye: 1 },
      { initialColour: 'black', numbers: 'strength', lateEntries: 300, postponed: 200 },
    ];
    for (const [index, course] of courses.entries()) {
      for (const players of [14, 31, 64]) {
        const wanted = { players, rounds: 7, system: dutch2026, course, seed: `${index}` };
        expectPairedBy(generatedFile(wanted) ?? '', dutch2026, 7);
      }
    }
  });

  it('with late entries the encoded system alone says what 250 says', () => {
    const course = { acceleration: 'baku', lateEntries: 300 } as const;
    for (const players of [17, 30, 45]) {
      const file = generatedFile({ players, rounds: 6, system: dutch2026, course }) ?? '';
      expect(file).toMatch(/^250 /m);
      expectPairedBy(file.replace(/^250 .*\r\n/gm, ''), dutch2026, 6);
    }
  });

  it('says of a file without a bye’s own worth nothing about it', () => {
    const parsed = parseTrf(generatedFile({ players: 9, rounds: 3, system: dutch2026 }) ?? '');
    expect(parsed).toMatchObject({ ok: true, value: { document: { scoring: [] } } });
  });
});

describe('how often something happens', () => {
  /** How many players of a round have this result. */
  const inRound = (course: Partial<Course>, result: string): readonly number[] => {
    const { players } = generated(40, 5, { ...nothing, ...course });
    return [0, 1, 2, 3, 4].map(
      (index) => players.filter(({ cells }) => cells[index]?.result === result).length,
    );
  };
  const times = (count: number, first: number, last = first) =>
    [{ first, last, often: { kind: 'number', count } }] as const;

  it.each<[keyof Course, string]>([
    ['byes', 'H'],
    ['fullByes', 'F'],
    ['zeroByes', 'Z'],
  ])('%s happen so many times in the rounds that are named', (field, result) => {
    expect(inRound({ [field]: times(4, 2, 3) }, result)).toEqual([0, 4, 4, 0, 0]);
  });

  it('games without a result of the usual kind are counted by boards', () => {
    expect(inRound({ doubleForfeits: times(3, 1) }, '-')).toEqual([6, 0, 0, 0, 0]);
    expect(inRound({ unratedGames: times(20, 2) }, '1')[1]).toBe(0);
    expect(inRound({ postponed: times(2, 5) }, '?')).toEqual([0, 0, 0, 0, 4]);
    const wins = inRound({ draws: 0, results: 'straight', oddResults: times(20, 3) }, '1');
    expect(wins).toEqual([20, 20, 0, 20, 20]);
  });

  it('withdrawals by number are as many as wanted, for good', () => {
    expect(inRound({ withdrawals: times(3, 2) }, 'Z')).toEqual([0, 3, 3, 3, 3]);
  });
});

describe('FIDE’s model', () => {
  it.each([
    [2000, 2000],
    [2000, 1800],
    [1400, 1700],
    [2700, 2650],
  ])('gives %i against %i the chances of its formula', (white, black) => {
    const shares = fideProbabilities({ white, black });
    const thousandths = (share: number) => share / 1000;
    const logistic = (lead: number) => 1000 / (1 + 10 ** (-lead / 370));
    const mean = (white + black) / 2 - 2000;
    expect(thousandths(shares.won)).toBeCloseTo(logistic(white - black - 96 - 0.0986 * mean), 2);
    expect(thousandths(1e6 - shares.won - shares.drawn)).toBeCloseTo(
      logistic(black - white - 150 - 0.157 * mean),
      2,
    );
  });

  it('is what results follow', () => {
    const ratings = { list: Array.from({ length: 200 }, () => 2000) };
    const counts = countedResults(generated(200, 9, { ...nothing, ratings, results: 'fide' }));
    const shares = fideProbabilities({ white: 2000, black: 2000 });
    expect((counts.get('=') ?? 0) / 1800).toBeCloseTo(shares.drawn / 1e6, 1);
  });

  it('has ratings around strengths that go down, numbers by rating', () => {
    const ratings = { top: 2400, step: 10, spread: 50 };
    const { players } = generated(60, 3, { ...nothing, ratings, numbers: 'rating' });
    const shown = players.map(({ rating }) => rating ?? 0);
    expect(shown).toEqual(shown.toSorted((a, b) => b - a));
    expect(Math.abs(shown.reduce((sum, each) => sum + each) / 60 - 2105)).toBeLessThan(25);
    expect(new Set(shown.map((rating) => rating % 10)).size).toBeGreaterThan(5);
  });
});

describe('generate without a seed', () => {
  const call = (words: string) =>
    run(['generate', ...words.split(' ')], terminalIn(import.meta.dirname));

  it('draws another tournament each time, and says how to have it again', async () => {
    const [first, second] = [await call('--system dutch'), await call('--system dutch')];
    expect(first.out).not.toBe(second.out);
    const seed = /the seed is (\w+);/.exec(first.errors[0] ?? '')?.[1] ?? '';
    const again = await call(`--system dutch --seed ${seed} --vary`);
    expect(again).toMatchObject({ exit: 0, out: first.out, errors: [] });
  });

  it('draws every rule and every kind of result at some time, and follows the rules', async () => {
    const files: string[] = [];
    for (let seed = 0; seed < 16; seed++) {
      const { out } = await call(`--system dutch --players 30 --rounds 6 --vary --seed r${seed}`);
      const words = ['check', '-', '--system', 'dutch', '--standings'];
      const input = new TextEncoder().encode(out);
      const checked = await run(words, terminalIn(import.meta.dirname, { input }));
      expect(checked.exit, checked.out).toBe(0);
      files.push(out);
    }
    const all = files.join('');
    for (const trace of [
      /^202 /m,
      /^250 /m,
      /^260 /m,
      /^162 /m,
      /^152 B/m,
      /F\b/,
      / H\b/,
      / W\b/,
    ]) {
      expect(all).toMatch(trace);
    }
  });

  it('takes what is stated: ratings one by one make the field', async () => {
    const { out } = await call(
      '--rounds 2 --ratings 2500,0,2300,2200 --seed x --tiebreaks BH/C1,SB',
    );
    expect(out.match(/^001.*$/gm)).toHaveLength(4);
    expect(out).toMatch(/^202 BH\/C1,SB\r$/m);
  });
});
