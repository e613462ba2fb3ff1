import {
  type Fraction,
  findTeamTieBreak,
  findTieBreak,
  makeScoreTable,
  makeTeamTable,
  type PlayerNo,
  type RoundRecord,
  reasonCodes,
  type ScoredPlayer,
  type ScoredTeam,
  tieBreakNames,
  tieBreakPresetCodes,
  toNumber,
  usualTeamRules,
} from '@rokade/rules';
import { languages } from '@rokade/tournament';
import { describe, expect, it } from 'vitest';
import { translator } from '../src/all.ts';
import {
  explainTieBreak,
  type TieBreakLocale,
  type Translate,
  tieBreakWords,
} from '../src/index.ts';

const names = ['', 'Ann', 'Bo', 'Cy', 'Di'];

const localeOf = (t: Translate): TieBreakLocale => ({
  t,
  points: (halfPoints) => String(halfPoints / 2),
  number: (value: Fraction) => String(toNumber(value)),
  nameOf: (no: PlayerNo) => names[no] ?? `#${no}`,
  reason: ({ code, facts }) => {
    const reasonCode = reasonCodes.find((candidate) => candidate === code);
    if (reasonCode === undefined) throw new Error(code);
    const factTexts = Object.entries(facts).map(([key, fact]) => [
      key,
      key.endsWith('alfPoints') ? Number(fact) / 2 : String(fact),
    ]);
    return t(`reason.${reasonCode}`, Object.fromEntries(factTexts));
  },
});

const game = (opponent: number, colour: 'white' | 'black', halfPoints: number): RoundRecord => ({
  kind: 'game',
  opponent,
  colour,
  halfPoints,
  status: 'played',
});
const pab: RoundRecord = { kind: 'bye', bye: 'pairing-allocated', halfPoints: 2 };
const zeroPointBye: RoundRecord = { kind: 'bye', bye: 'zero-point', halfPoints: 0 };

/** Ann beat Bo and drew with Cy; Di had a bye, then beat Bo; Cy stayed away at the end. */
const players: readonly ScoredPlayer[] = [
  [game(2, 'white', 2), game(3, 'black', 1), pab],
  [game(1, 'black', 0), game(4, 'white', 0), pab],
  [pab, game(1, 'white', 1), zeroPointBye],
  [zeroPointBye, game(2, 'black', 2), pab],
].map((records, index) => ({ no: index + 1, rating: 1500 + 100 * index, records }));

function linesOf(code: string, no: number, tied: readonly number[] = [no]): readonly string[] {
  const found = findTieBreak(code);
  if (!found.ok) throw new Error(code);
  const value = found.value.compute(makeScoreTable(players), tied).get(no);
  if (!value) throw new Error(`${code}: no value`);
  return explainTieBreak(localeOf(translator('en')), found.value, value).map(({ text }) => text);
}

describe('how a value came about', () => {
  it('adds opponents up, says whose score was changed and who stands in', () => {
    expect(linesOf('BH', 1)).toEqual([
      'Round 1: Bo, 1',
      'Round 2: Cy, 2. The opponent’s last requested byes count as draws: 2 instead of 1.5.',
      'Round 3: no opponent, 1.5. Not played: a dummy opponent with at most a draw in each of 3 rounds, 1.5 points.',
      'Together 4.5',
    ]);
  });

  it('says what a cut leaves out', () => {
    expect(linesOf('SB-C1', 1)[0]).toBe(
      'Round 1: Bo, 1 × 1 = 1. Cut: least significant contribution.',
    );
  });

  it('says from which step a line counts', () => {
    expect(linesOf('DSU-AK', 1)).toEqual([
      'Round 1: Bo, 1 – counts from step 2',
      'Round 2: Cy, 1.5',
      'Round 3: no opponent, 0 – counts from step 3',
      'Step by step: 1.5 / 2.5 / 2.5',
    ]);
  });

  it('shows the table of direct encounter and what it decides', () => {
    expect(linesOf('DE', 1, [1, 2])).toEqual([
      'Between Ann · Bo',
      'Ann: 1 (1 against Bo)',
      'Bo: 0 (0 against Ann)',
      'All have met; the points decide: Ann > Bo.',
      'Place 1 among those tied',
    ]);
  });

  it('says why direct encounter does not decide', () => {
    expect(linesOf('DE', 1, [1, 3, 4])).toEqual([
      'Between Ann · Cy · Di',
      'Ann: 0.5 (0.5 against Cy; has not met Di)',
      'Cy: 0.5 (0.5 against Ann; has not met Di)',
      'Di: 0 (has not met Ann · Cy)',
      'Not all have met, and Ann is not certain to be first alone, so this does not decide.',
      'Does not decide: the group is still tied',
    ]);
  });

  it('tells a performance from the score against the opponents', () => {
    expect(linesOf('TPR', 1)).toEqual([
      'Round 1: Bo, 1600',
      'Round 2: Cy, 1700',
      'With 1.5 out of 2 against them: 1843',
    ]);
  });
});

/** One match of two boards, drawn; each team once. */
const teams: readonly ScoredTeam[] = [
  {
    no: 1,
    rating: 1700,
    records: [
      { kind: 'match', opponent: 2, colour: 'white', matchHalfPoints: 2, boardHalfPoints: [2, 0] },
    ],
  },
  {
    no: 2,
    rating: 1600,
    records: [
      { kind: 'match', opponent: 1, colour: 'black', matchHalfPoints: 2, boardHalfPoints: [0, 2] },
    ],
  },
];

describe('teams', () => {
  it('shows both scores of their match and the boards that decide', () => {
    const found = findTeamTieBreak('EDET');
    if (!found.ok) throw new Error('EDET');
    const table = makeTeamTable(teams, { ...usualTeamRules, boards: 2 });
    const value = found.value.compute(table, [1, 2]).get(1);
    const lines = explainTieBreak(localeOf(translator('en')), found.value, value!);
    expect(lines.map(({ text }) => text)).toEqual([
      'Between Ann · Bo, match points',
      'Ann: 1 (1 against Bo)',
      'Bo: 1 (1 against Ann)',
      'All have met and have the same points, so this does not decide.',
      'Between Ann · Bo, game points',
      'Ann: 1 (1 against Bo)',
      'Bo: 1 (1 against Ann)',
      'All have met and have the same points, so this does not decide.',
      'The two teams are also equal in their own match; its boards decide by TBR.',
      'Place 1 among those tied',
    ]);
  });
});

describe.each(languages)('every tie-break in %s', (language) => {
  const t = translator(language);
  const table = makeTeamTable(teams, { ...usualTeamRules, boards: 2 });

  it.each(tieBreakNames)('%s has a name, a head, a sentence, and lines without gaps', (name) => {
    const { name: called, short, explanation } = tieBreakWords(t, name);
    for (const text of [called, short, explanation]) expect(text).toMatch(/\S/);
    expect(explanation).toMatch(/\.$/);
    const found = findTeamTieBreak(name);
    if (!found.ok) throw new Error(name);
    const value = found.value.compute(table, [1, 2]).get(1);
    if (!value) throw new Error(`${name}: no value`);
    const lines = explainTieBreak(localeOf(t), found.value, value);
    expect(lines.length).toBeGreaterThan(0);
    for (const { text } of lines) expect(text).not.toMatch(/[{}]|undefined|NaN/);
    expect(lines.at(-1)?.article).toBe(found.value.article);
  });

  it.each(tieBreakPresetCodes)('the order %s has a name', (code) => {
    expect(t(`tie-break.preset.${code}`)).toMatch(/\S/);
  });
});

describe('names with modifiers', () => {
  it.each([
    ['da', 'BH/C1', 'Buchholz (uden den laveste)', 'BH-C1'],
    ['de', 'BH-M2', 'Buchholz-Wertung (ohne die 2 niedrigsten und die 2 höchsten)', 'BH-M2'],
    [
      'en',
      'BH:GP/C1/P',
      'Buchholz (game points, without the lowest, forfeits as played)',
      'BH:GP-C1-P',
    ],
    ['en', 'KS/L-2', 'Koya (limit moved by −2 half-points)', 'KS-L-2'],
    [
      'en',
      'SSSC/F/K4',
      'Scores and schedule strength combination (last round as draws, divided by 4)',
      'SSSC-F-K4',
    ],
    ['da', 'DSU-AK', 'Almindelig korrektion', 'Korr.'],
    ['en', 'TPN/R', 'Pairing number (reversed)', 'TPN-R'],
    ['en', 'XYZ', 'XYZ', 'XYZ'],
  ] as const)('%s %s: %s', (language, code, name, short) => {
    expect(tieBreakWords(translator(language), code)).toMatchObject({ name, short });
  });
});
