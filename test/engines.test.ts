import { makeTrf, parseTrf } from '@rokade/formats';
import { makeSystem } from '@rokade/tournament';
import { describe, expect, it } from 'vitest';
import { generateTournament } from '../apps/cli/src/generate/generate-tournament.ts';
import { run } from '../apps/cli/src/run.ts';
import { terminalIn } from '../apps/cli/test/case-terminal.ts';
import { comparedWith, comparedWithOurs } from '../scripts/engines/compare-rounds.ts';
import {
  comparedStandings,
  comparedTieBreaks,
  ownValues,
} from '../scripts/engines/compare-standings.ts';
import { engineReport, openDifferences } from '../scripts/engines/engine-report.ts';
import type { Pair } from '../scripts/engines/outside-engine.ts';

const made = generateTournament({
  players: 21,
  rounds: 5,
  seed: 'engines',
  choice: makeSystem('dutch'),
  course: {
    byes: 60,
    fullByes: 20,
    zeroByes: 40,
    lateEntries: 100,
    points: { win: 6, draw: 2, loss: 0 },
  },
});
const trf = made.ok ? makeTrf(made.value) : '';

/** The files that an engine is asked with, before each round. */
const requests: string[] = [];
comparedWith(trf, (text) => {
  requests.push(text);
  return [];
});

/** The next round of a file as the command line pairs it. */
async function paired(text: string): Promise<readonly Pair[]> {
  const input = new TextEncoder().encode(text);
  const words = ['pair', '-', '--system', 'dutch', '--format', 'javafo'];
  const asks = requests.indexOf(text) + 1;
  const outcome = await run([...words, '--round', String(asks)], terminalIn('.', { input }));
  const [, ...lines] = outcome.out.trim().split('\n');
  return lines.map((line): Pair => {
    const [white = 0, black = 0] = line.split(' ').map(Number);
    return [white, black];
  });
}

describe('a comparison with an outside engine', () => {
  it('asks for each round with what was known before it, and finds no difference from itself', async () => {
    const answers = await Promise.all(requests.map(paired));
    expect(comparedWith(trf, (text) => answers[requests.indexOf(text)] ?? [])).toEqual({
      rounds: 5,
      differences: [],
    });
    expect(comparedWithOurs(trf)).toEqual({ rounds: 5, differences: [] });
  });

  it('tells other colours, other pairs, another bye, and a refusal', async () => {
    const [first = []] = await Promise.all(requests.map(paired));
    const [board, ...others] = first;
    if (board === undefined) throw new Error('nothing is paired');
    const turned: readonly Pair[] = [[board[1], board[0]], ...others];
    const { differences } = comparedWith(trf, (text) =>
      text === requests[0] ? turned : 'no pairing',
    );
    expect(differences).toHaveLength(5);
    expect(differences[0]).toEqual({
      round: 1,
      inFile: [`${board[0]}-${board[1]}`],
      byEngine: [`${board[1]}-${board[0]}`],
      refusal: '',
      verdict: expect.objectContaining({ article: 'C.04.3 (2026) 5.2.5' }),
      departure: null,
    });
    expect(differences[1]).toMatchObject({ round: 2, refusal: 'no pairing' });
  });

  it('is reported with every difference, judged or open', () => {
    const difference = { round: 2, inFile: ['1-2'], byEngine: ['2-1'], refusal: '' };
    const tally = { tournaments: 1, rounds: 5, refused: 0 };
    const report = engineReport({
      made: {
        ...tally,
        differences: [{ ...difference, key: 'ours 1 1 round 2' }],
        standings: [{ ...difference, inFile: ['3 BH 4'], key: 'ours 1 1 standings' }],
      },
      taken: {
        ...tally,
        differences: [{ ...difference, key: 'theirs 7 round 2' }],
        standings: null,
      },
      judged: { 'theirs 7 round 2': '5.2.5: the odd number has White' },
    });
    expect(report).toContain('| ours 1 1 round 2 | 1-2 | 2-1 |  | open |');
    expect(report).toContain(
      '| theirs 7 round 2 | 1-2 | 2-1 |  | 5.2.5: the odd number has White |',
    );
    expect(report).toContain('1 rounds differ, 0 of them not judged');
    expect(report).toContain('| ours 1 1 standings | 3 BH 4 | 2-1 |  | open |');
    expect(report).toContain('Standings were not compared.');
  });
});

describe('a comparison of standings with an outside program', () => {
  const { values } = ownValues(trf);

  it('finds no difference from itself, and has values for everybody', () => {
    expect(comparedStandings(trf, () => values)).toEqual([]);
    expect(values.size).toBe(21);
  });

  it('has the values of C.07 where they are worked out anew from the table', () => {
    const parsed = parseTrf(trf);
    if (!parsed.ok) throw new Error('no file');
    const at = comparedTieBreaks.indexOf('WON') + 1;
    for (const { no, cells } of parsed.value.document.players) {
      const won = cells.filter((cell) => cell?.kind === 'game' && cell.result === '1');
      expect(values.get(no)?.[at]).toBe(won.length);
    }
  });

  it('tells whose value differs, and what the program said where it gave none', () => {
    const other = new Map([...values, [3, (values.get(3) ?? []).map((value) => (value ?? 0) + 1)]]);
    const [difference] = comparedStandings(trf, () => other);
    expect(difference?.inFile[0]).toBe(`3 points ${values.get(3)?.[0]}`);
    expect(difference?.inFile).toHaveLength(comparedTieBreaks.length + 1);
    expect(comparedStandings(trf, () => 'no checker')).toMatchObject([{ refusal: 'no checker' }]);
  });
});

describe('a difference is explained by a known departure', () => {
  const usual = { byes: 0, withdrawals: 60, forfeits: 0, unrated: 0, zeroByes: 0, allocatedBye: 0 };
  const worthless = generateTournament({
    players: 7,
    rounds: 4,
    seed: 'small 315',
    choice: makeSystem('dutch'),
    course: usual,
  });
  const text = worthless.ok ? makeTrf(worthless.value) : '';
  const third = (answer: readonly Pair[]) =>
    comparedWith(text, (before) => (before.includes('U') ? answer : [])).differences.find(
      ({ round }) => round === 3,
    );

  it('where a bye of no points is taken for no float', () => {
    const answer: readonly Pair[] = [
      [6, 2],
      [1, 7],
      [5, 0],
    ];
    expect(third(answer)).toMatchObject({
      departure: 'bye-of-a-loss',
      verdict: { article: 'C.04.3 (2026) C16' },
    });
  });

  it('but not where the round is another one', () => {
    const answer: readonly Pair[] = [
      [2, 6],
      [1, 7],
      [5, 0],
    ];
    expect(third(answer)).toMatchObject({ departure: null });
  });

  const cut = generateTournament({
    players: 10,
    rounds: 5,
    seed: 'cut 63',
    choice: makeSystem('dutch'),
    course: { byes: 120, zeroByes: 0, forfeits: 150, withdrawals: 0, unrated: 0 },
  });
  const file = cut.ok ? makeTrf(cut.value) : '';

  // Player 4: 8 (2 points, won), 10 (forfeit lost, 0), 6 (1 point, won), two half-point byes of 1¼ each.
  // The lowest opponent brings 1; the lowest voluntarily unplayed round 0, which is less: 5½ − 1.
  it.each([
    ['4.25', 4.25, 'lowest-opponent-of-unplayed'],
    ['4', 4, null],
  ])('where SB/C1 leaves another unplayed round out: %s', (_, theirs, departure) => {
    const { values } = ownValues(file);
    const at = comparedTieBreaks.indexOf('SB/C1') + 1;
    expect(values.get(4)?.[at]).toBe(4.5);
    const other = new Map([...values, [4, (values.get(4) ?? []).with(at, theirs)]]);
    expect(comparedStandings(file, () => other)).toMatchObject([{ departure }]);
  });

  it('and the report counts it among its causes, not as open', () => {
    const explained = { round: 3, inFile: ['2-7'], byEngine: ['6-2'], refusal: '' } as const;
    const tally = { tournaments: 1, rounds: 4, refused: 0, standings: null };
    const compared = {
      made: {
        ...tally,
        differences: [{ ...explained, key: 'ours 1 1 round 3', departure: 'bye-of-a-loss' }],
      },
      taken: { ...tally, differences: [] },
      judged: {},
    } as const;
    expect(openDifferences(compared)).toEqual([]);
    const report = engineReport(compared);
    expect(report).toContain('| bye-of-a-loss | 1 | bbpPairings 6.0.0 | C.04.3 (2026) 1.4 |');
    expect(report).toContain('| 2-7 | 6-2 |  | Rokade, by C.04.3 (2026) 1.4 (bye-of-a-loss) |');
  });
});
