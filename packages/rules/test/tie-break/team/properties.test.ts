import {
  type FideEdition,
  fideEditions,
  findTeamTieBreak,
  type MatchRecord,
  makeSeededRandom,
  makeTeamTable,
  type ScoredTeam,
  shuffled,
  type TeamScore,
  type TeamTieBreakRules,
  type TieBreakValue,
  usualTeamRules,
} from '@rokade/rules';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { teamTieBreakBases } from '../../../src/tie-break/fide/tie-break-articles.ts';

const boards = 4;

/** A random tournament of teams: neighbours of a random order meet; some rounds are unplayed. */
function randomTeams(seed: string, unplayedOneIn: number): readonly ScoredTeam[] {
  const random = makeSeededRandom(seed);
  const size = 2 * (2 + random.below(4));
  const records: MatchRecord[][] = Array.from({ length: size }, () => []);
  const indices = records.map((_, index) => index);
  for (let round = 1 + random.below(6); round > 0; round--) {
    const order = shuffled(indices, random);
    for (let seat = 0; seat < size; seat += 2) {
      const [white, black] = [order[seat]!, order[seat + 1]!];
      const fate = unplayedOneIn > 0 && random.below(unplayedOneIn) === 0 ? random.below(3) : -1;
      if (fate > 0) {
        records[white]!.push({
          kind: 'bye',
          bye: 'pairing-allocated',
          matchHalfPoints: 2,
          gameHalfPoints: 4,
        });
        records[black]!.push(
          fate === 1
            ? { kind: 'absent' }
            : { kind: 'bye', bye: 'half-point', matchHalfPoints: 2, gameHalfPoints: 4 },
        );
        continue;
      }
      const kind = fate === 0 ? 'forfeit' : 'match';
      const own = Array.from({ length: boards }, () => (fate === 0 ? 2 : random.below(3)));
      const theirs = own.map((halfPoints) => 2 - halfPoints);
      const total = own.reduce((sum, each) => sum + each, 0);
      const won = 2 + 2 * Math.sign(total - boards);
      const first = { opponent: black + 1, colour: 'white' } as const;
      const second = { opponent: white + 1, colour: 'black' } as const;
      records[white]!.push({ kind, ...first, matchHalfPoints: won, boardHalfPoints: own });
      records[black]!.push({ kind, ...second, matchHalfPoints: 4 - won, boardHalfPoints: theirs });
    }
  }
  return records.map((own, index) => ({
    no: index + 1,
    rating: 1800 + random.below(500),
    records: own,
  }));
}

const rulesOf = (edition: FideEdition, primary: TeamScore = 'MP'): TeamTieBreakRules => ({
  ...usualTeamRules,
  boards,
  edition,
  primary,
});

function valuesOf(
  teams: readonly ScoredTeam[],
  code: string,
  rules: TeamTieBreakRules,
  tied: readonly number[] = teams.map(({ no }) => no),
): ReadonlyMap<number, TieBreakValue | null> {
  const found = findTeamTieBreak(code);
  if (!found.ok) throw new Error(`${code}: ${found.error.code}`);
  return found.value.compute(makeTeamTable(teams, rules), tied);
}

const first = (value: TieBreakValue | null | undefined): number | null => {
  const stage = value?.stages[0];
  return stage === undefined ? null : stage.numerator / stage.denominator;
};

const seeds = fc.nat().map(String);
const editions = fc.constantFrom(...fideEditions);
const scores = fc.constantFrom<TeamScore>('MP', 'GP');
const extended = ['EMMSB', 'EMGSB', 'EGMSB', 'EGGSB'] as const;
const codes = [
  ...teamTieBreakBases,
  'BH',
  'BH:GP',
  'DE',
  'SB',
  'WIN',
  'TPR',
  'SKT-BW',
  'EGGSB/C1/P',
];

test('new numbers for the teams change no value', () => {
  fc.assert(
    fc.property(
      seeds,
      editions,
      scores,
      fc.constantFrom(...codes),
      (seed, edition, score, code) => {
        const teams = randomTeams(seed, 4);
        const renumbered = (no: number): number => teams.length + 1 - no;
        const others = teams
          .map(({ no, rating, records }) => ({
            no: renumbered(no),
            rating,
            records: records.map((record) =>
              'opponent' in record ? { ...record, opponent: renumbered(record.opponent) } : record,
            ),
          }))
          .reverse();
        const [before, after] = [teams, others].map((field) =>
          valuesOf(field, code, rulesOf(edition, score)),
        );
        for (const { no } of teams)
          expect(after!.get(renumbered(no))?.stages).toEqual(before!.get(no)?.stages);
      },
    ),
  );
});

test('a cut never raises a sum of products', () => {
  fc.assert(
    fc.property(seeds, editions, fc.constantFrom(...extended), (seed, edition, code) => {
      const teams = randomTeams(seed, 3);
      const [all, cut, cutAgain] = [code, `${code}/C1`, `${code}/C2`].map((each) =>
        valuesOf(teams, each, rulesOf(edition)),
      );
      for (const { no } of teams) {
        expect(first(cut!.get(no))!).toBeLessThanOrEqual(first(all!.get(no))!);
        expect(first(cutAgain!.get(no))!).toBeLessThanOrEqual(first(cut!.get(no))!);
      }
    }),
  );
});

test('where all matches were played the editions agree, but for direct encounter', () => {
  fc.assert(
    fc.property(seeds, fc.constantFrom(...codes), (seed, code) => {
      fc.pre(code !== 'DE');
      const teams = randomTeams(seed, 0);
      const [oldest, ...others] = fideEditions.map((edition) => {
        const values = valuesOf(teams, code, rulesOf(edition));
        return teams.map(({ no }) => values.get(no)?.stages ?? null);
      });
      for (const other of others) expect(other).toEqual(oldest);
    }),
  );
});

test.each([...extended, 'EGMSB/C1', 'BC', 'SKT-BW', 'BH:GP/M1'])(
  '%s: the lines that count add up to the value',
  (code) => {
    fc.assert(
      fc.property(seeds, editions, (seed, edition) => {
        const value = valuesOf(randomTeams(seed, 3), code, rulesOf(edition), [1]).get(1);
        const sum = value?.workings
          .filter(({ fromStage }) => fromStage === 0)
          .reduce((total, { contribution: c }) => total + c.numerator / c.denominator, 0);
        expect(sum).toBeCloseTo(first(value)!, 9);
      }),
    );
  },
);
