import type { DutchEdition } from '../../../src/pairing/dutch/dutch-edition.ts';
import { type Field, makeField } from '../../../src/pairing/dutch/field/field.ts';
import type { Pairee } from '../../../src/pairing/dutch/field/pairee.ts';
import type { LiteralPairing } from './literal/candidates.ts';
import { type FieldLimits, randomDutchRequest } from './random-dutch-request.ts';

/** An edition and its literal implementation. */
export interface Compared {
  readonly edition: DutchEdition;
  readonly pairLiterally: (field: Field) => LiteralPairing | null;
}

/** A random field paired both ways, as texts; `none` where there is no pairing. */
export interface BothWays {
  readonly seed: string;
  readonly ours: string;
  readonly literal: string;
  /** Whether the literal implementation made one bracket of all below some bracket (2017). */
  readonly isCollapsed: boolean;
}

const textOf = (pairs: readonly (readonly [Pairee, Pairee])[], bye: Pairee | null): string =>
  [
    ...pairs.map(([a, b]) => (a.index < b.index ? `${a.no}–${b.no}` : `${b.no}–${a.no}`)).sort(),
    bye?.no ?? '',
  ].join(' ');

/** Pairs a random field by an edition and by its text. */
export function pairBothWays(
  { edition, pairLiterally }: Compared,
  seed: string,
  limits: FieldLimits,
): BothWays {
  const field = makeField(randomDutchRequest(seed, limits), edition);
  const literal = pairLiterally(field);
  const paired = edition.pairField(field);
  const pairsOf = (): readonly (readonly [Pairee, Pairee])[] =>
    paired.ok ? paired.value.pairs.map(({ higher, lower }) => [higher, lower]) : [];
  return {
    seed,
    ours: paired.ok ? textOf(pairsOf(), paired.value.bye) : 'none',
    literal: literal === null ? 'none' : textOf(literal.pairs, literal.bye),
    isCollapsed: literal?.isCollapsed ?? false,
  };
}

/** Pairs random fields both ways, with the seeds from one number up to another. */
export const pairAllBothWays = (
  compared: Compared,
  { from, to }: { readonly from: number; readonly to: number },
  limits: FieldLimits,
): readonly BothWays[] =>
  Array.from({ length: to - from }, (_, index) =>
    pairBothWays(compared, String(from + index), limits),
  );

/** The fields that are paired differently. */
export const differing = (all: readonly BothWays[]): readonly BothWays[] =>
  all.filter(({ ours, literal }) => ours !== literal);

/** The number of fields that have a pairing. */
export const countPaired = (all: readonly BothWays[]): number =>
  all.filter(({ literal }) => literal !== 'none').length;
