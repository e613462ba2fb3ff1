import { findTeamTieBreak, makeTeamTable, toNumber, usualTeamRules } from '@rokade/rules';
import { describe, expect, test } from 'vitest';
import { teamsOf } from './teams-of.ts';

function stagesOf(code: string, text: string): readonly (readonly number[] | null)[] {
  const teams = teamsOf(text);
  const found = findTeamTieBreak(code);
  if (!found.ok) throw new Error(`${code}: ${found.error.code}`);
  const table = makeTeamTable(teams, { ...usualTeamRules, boards: 4 });
  const values = found.value.compute(
    table,
    teams.map(({ no }) => no),
  );
  return teams.map(({ no }) => values.get(no)?.stages.map(toNumber) ?? null);
}

/** One drawn match: our boards, and the matching ones of the opponents. */
function match(boards: string): string {
  const theirs = [...boards].map((each) => (each === '=' ? '=' : each === '1' ? '0' : '1'));
  return `1 Ours 2w${boards}!\n2 Theirs 1b${theirs.join('')}!`;
}

describe('board count of every drawn match (the table in exercise 46)', () => {
  test.each([
    ['0011', 7],
    ['0==1', 6.5],
    ['0=1=', 6],
    ['=0=1', 6],
    ['=01=', 5.5],
    ['01==', 5.5],
    ['==01', 5.5],
    ['0110', 5],
    ['====', 5],
    ['1001', 5],
    ['==10', 4.5],
    ['=10=', 4.5],
    ['10==', 4.5],
    ['=1=0', 4],
    ['1=0=', 4],
    ['1==0', 3.5],
    ['1100', 3],
  ])('%s: %d', (boards, count) => {
    expect(stagesOf('BC', match(boards))[0]).toEqual([count]);
  });
});

test('board count is dropped where the teams differ in game points', () => {
  expect(stagesOf('BC', '1 A 2w1110!\n2 B 1b0001!')).toEqual([null, null]);
});

test('top boards: board 1 of all matches, then board 2, …', () => {
  expect(stagesOf('TBR', '1 A 2w1=00! 2b10=1!\n2 B 1b0=11! 1w01=0!')).toEqual([
    [2, 0.5, 0.5, 1],
    [0, 1.5, 1.5, 1],
  ]);
});

test('bottom boards: without the last, without the last two, …', () => {
  expect(stagesOf('BBE', match('1=01'))).toEqual([
    [1.5, 1.5, 1],
    [1.5, 0.5, 0],
  ]);
});

test('the bye of the pairing is a win on every board, another bye its points spread', () => {
  expect(stagesOf('TBR', '1 A PAB\n2 B HPB\n3 C ZPB')).toEqual([
    [1, 1, 1, 1],
    [0.5, 0.5, 0.5, 0.5],
    [0, 0, 0, 0],
  ]);
});

describe('Berlin weighting (Tempelhof 2018 IV.4d): board 1 of four counts four times', () => {
  test.each([
    ['1100', 7, 3],
    ['0011', 3, 7],
    ['1==0', 6.5, 3.5],
    ['====', 5, 5],
    ['1111', 10, 0],
  ])('%s: %d to %d', (boards, ours, theirs) => {
    expect(stagesOf('SKT-BW', match(boards))).toEqual([[ours], [theirs]]);
  });
});
