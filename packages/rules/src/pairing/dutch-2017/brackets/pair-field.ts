import { invariant } from '../../../kernel/invariant.ts';
import { err, ok, type Result } from '../../../kernel/result.ts';
import { type Bracket, scoregroups } from '../../dutch/brackets/bracket.ts';
import type { BracketPairing } from '../../dutch/brackets/bracket-pairing.ts';
import {
  downfloatersOf,
  type FieldPair,
  type FieldPairing,
  pairsOf,
} from '../../dutch/brackets/field-pairs.ts';
import { problemWith } from '../../dutch/brackets/make-problem.ts';
import { pairBracket } from '../../dutch/brackets/pair-bracket.ts';
import { type ByeTaker, canBeCompleted, leftOver } from '../../dutch/criteria/c04-completion.ts';
import type { Criterion } from '../../dutch/criteria/criterion.ts';
import type { Field } from '../../dutch/field/field.ts';
import type { Pairee } from '../../dutch/field/pairee.ts';
import { collapsedCriteria } from '../criteria/collapsed/collapsed-criteria.ts';
import { ordinaryCriteria } from '../criteria/ordinary-criteria.ts';
import { pairOrdinary } from './look-ahead.ts';

/** A bracket after which all others, `rest`, can be paired: the last one, or the penultimate (C4). */
function pairCompleting(
  bracket: Bracket,
  criteria: readonly Criterion[],
  { rest, takesBye }: { readonly rest: readonly Pairee[]; readonly takesBye: ByeTaker | null },
): BracketPairing {
  const below = { rest, places: 0, takesBye };
  const paired = pairBracket(problemWith({ ...bracket, next: [] }, criteria, below));
  invariant(paired !== null, 'a bracket of a completable field can be paired');
  return paired;
}

interface Progress {
  readonly pairs: readonly FieldPair[];
  readonly downfloaters: readonly Pairee[];
}

const progressOf = (bracket: Bracket, paired: BracketPairing): Progress => ({
  pairs: pairsOf(bracket, paired),
  downfloaters: downfloatersOf(bracket, paired),
});

/** The penultimate bracket and everything below it as one: the collapsed last bracket. */
function collapse(bracket: Bracket, below: readonly Pairee[], takesBye: ByeTaker | null): Progress {
  const { field } = bracket;
  const completing = pairCompleting(bracket, ordinaryCriteria, { rest: below, takesBye });
  const penultimate = progressOf(bracket, completing);
  const collapsed = { field, mdps: penultimate.downfloaters, residents: below };
  const last = progressOf(
    collapsed,
    pairCompleting(collapsed, collapsedCriteria, { rest: [], takesBye }),
  );
  const collapsedPairs = last.pairs.map((pair): FieldPair => ({ ...pair, role: 'collapsed' }));
  return { pairs: [...penultimate.pairs, ...collapsedPairs], downfloaters: last.downfloaters };
}

function pairCompletable(field: Field, takesBye: ByeTaker | null): Progress {
  const groups = scoregroups(field.pairees);
  const pairs: FieldPair[] = [];
  let mdps: readonly Pairee[] = [];
  for (const [index, residents] of groups.entries()) {
    const bracket = { field, mdps, residents };
    const next = groups[index + 1] ?? [];
    const below = groups.slice(index + 1).flat();
    const isLast = below.length === 0;
    const paired = isLast
      ? pairCompleting(bracket, ordinaryCriteria, { rest: [], takesBye })
      : pairOrdinary({ ...bracket, next, isNextLast: index + 2 === groups.length, takesBye });
    invariant(paired !== null, 'without regard to completion a bracket can be paired');
    const progress = progressOf(bracket, paired);
    if (!isLast && !canBeCompleted(field, [...progress.downfloaters, ...below], takesBye)) {
      const collapsed = collapse(bracket, below, takesBye);
      return { ...collapsed, pairs: [...pairs, ...collapsed.pairs] };
    }
    pairs.push(...progress.pairs);
    mdps = progress.downfloaters;
  }
  return { pairs, downfloaters: mdps };
}

/**
 * Pairs a field bracket by bracket from the top. If the downfloaters of a bracket and all players below
 * cannot be paired completely, that bracket is paired again so that they can, and all players below it
 * become the last bracket. The error contains the players whom a largest pairing leaves over. `@article
 * FIDE C.04.3 2017 A.9`
 */
export function pairField(field: Field): Result<FieldPairing, readonly Pairee[]> {
  const { pairees } = field;
  const takesBye: ByeTaker | null = pairees.length % 2 === 0 ? null : (each) => each.mayHaveBye;
  if (!canBeCompleted(field, pairees, takesBye)) return err(leftOver(field, pairees, takesBye));
  const { pairs, downfloaters } = pairCompletable(field, takesBye);
  invariant(downfloaters.length <= 1, 'at most one player is left over');
  return ok({ pairs, bye: downfloaters[0] ?? null });
}
