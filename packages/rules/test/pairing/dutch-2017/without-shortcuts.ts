import {
  type Bracket,
  playersOf,
  scoregroups,
} from '../../../src/pairing/dutch/brackets/bracket.ts';
import type { BracketPairing } from '../../../src/pairing/dutch/brackets/bracket-pairing.ts';
import type { BracketProblem } from '../../../src/pairing/dutch/brackets/bracket-problem.ts';
import { downfloatersOf } from '../../../src/pairing/dutch/brackets/field-pairs.ts';
import { problemWith, problemWithNext } from '../../../src/pairing/dutch/brackets/make-problem.ts';
import { pairBracket } from '../../../src/pairing/dutch/brackets/pair-bracket.ts';
import { leftOver } from '../../../src/pairing/dutch/criteria/c04-completion.ts';
import type { Criterion } from '../../../src/pairing/dutch/criteria/criterion.ts';
import type { Field } from '../../../src/pairing/dutch/field/field.ts';
import type { Pairee } from '../../../src/pairing/dutch/field/pairee.ts';
import { collapsedCriteria } from '../../../src/pairing/dutch-2017/criteria/collapsed/collapsed-criteria.ts';
import { ordinaryCriteria } from '../../../src/pairing/dutch-2017/criteria/ordinary-criteria.ts';

type Below = Pick<BracketProblem, 'rest' | 'places' | 'takesBye'>;

function solve(problem: BracketProblem): BracketPairing {
  const paired = pairBracket(problem);
  if (paired === null) throw new Error('a bracket cannot be paired');
  return paired;
}

const textOf = (bracket: Bracket, { mdpCouples, couples }: BracketPairing): readonly string[] => {
  const numbers = playersOf(bracket).map(({ no }) => no);
  return [...mdpCouples, ...couples].map(({ couple: [a, b] }) => `${numbers[a]}–${numbers[b]}`);
};

const scoresOf = (players: readonly Pairee[]): string => players.map(({ score }) => score).join();

/** Pairs a field that can be paired by the edition of 2017, looking ahead in every bracket, as text. */
export function pairWithoutShortcuts(field: Field): string {
  const groups = scoregroups(field.pairees);
  const isOdd = field.pairees.length % 2 === 1;
  const takesBye = isOdd ? ({ mayHaveBye }: Pairee) => mayHaveBye : null;
  const pairs: string[] = [];
  const add = (bracket: Bracket, paired: BracketPairing): readonly Pairee[] => {
    pairs.push(...textOf(bracket, paired));
    return downfloatersOf(bracket, paired);
  };
  const completing = (
    bracket: Bracket,
    rest: readonly Pairee[],
    criteria: readonly Criterion[],
  ) => {
    const below: Below = { rest, places: 0, takesBye };
    return add(bracket, solve(problemWith({ ...bracket, next: [] }, criteria, below)));
  };
  const finish = (left: readonly Pairee[]): string =>
    [...pairs.sort(), ...left.map(({ no }) => no)].join(' ');
  let mdps: readonly Pairee[] = [];
  for (const [index, residents] of groups.entries()) {
    const bracket = { field, mdps, residents };
    const next = groups[index + 1] ?? [];
    const below = groups.slice(index + 1).flat();
    if (below.length === 0) return finish(completing(bracket, [], ordinaryCriteria));
    const withNext = { ...bracket, next };
    const size = mdps.length + residents.length;
    let paired = solve(problemWithNext(withNext, ordinaryCriteria, size));
    if (index + 2 === groups.length) {
      const last = { rest: [], places: 0, takesBye };
      const complete = pairBracket(problemWith(withNext, ordinaryCriteria, last));
      const costsNothing =
        complete !== null &&
        scoresOf(downfloatersOf(bracket, complete)) === scoresOf(downfloatersOf(bracket, paired));
      if (costsNothing) paired = complete;
    }
    const downfloaters = downfloatersOf(bracket, paired);
    if (leftOver(field, [...downfloaters, ...below], takesBye).length > 0) {
      const collapsed = {
        field,
        mdps: completing(bracket, below, ordinaryCriteria),
        residents: below,
      };
      return finish(completing(collapsed, [], collapsedCriteria));
    }
    mdps = add(bracket, paired);
  }
  return finish(mdps);
}
