import { expect } from 'vitest';
import { pairField } from '../../../src/pairing/dutch-2026/brackets/pair-field.ts';
import { outlookOf } from '../../../src/pairing/dutch-2026/criteria/c05-score-of-bye-receiver.ts';
import { makeField } from '../../../src/pairing/dutch-2026/field/field.ts';
import type { Pairee } from '../../../src/pairing/dutch-2026/field/pairee.ts';
import { pairLiterally } from './literal-dutch.ts';
import { type FieldLimits, randomDutchRequest } from './random-dutch-request.ts';

const textOf = (pairs: readonly (readonly [Pairee, Pairee])[], bye: Pairee | null): string =>
  [...pairs.map(([a, b]) => `${a.no}–${b.no}`).sort(), bye?.no ?? ''].join(' ');

/** Pairs random fields both ways; returns how many had a pairing. */
export function compareWithLiteral(from: number, to: number, limits: FieldLimits): number {
  let paired = 0;
  for (let seed = from; seed < to; seed++) {
    const field = makeField(randomDutchRequest(String(seed), limits));
    const literal = pairLiterally(field);
    const outlook = outlookOf(field);
    expect(outlook.kind, `seed ${seed}`).toBe(literal === null ? 'impossible' : 'complete');
    if (literal === null || outlook.kind === 'impossible') continue;
    const { pairs, bye } = pairField(field, outlook.byeScore);
    const ours = textOf(
      pairs.map(({ higher, lower }) => [higher, lower]),
      bye,
    );
    expect(ours, `seed ${seed}`).toBe(textOf(literal.pairs, literal.bye));
    paired += 1;
  }
  return paired;
}
