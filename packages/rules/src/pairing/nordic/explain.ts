import { at } from '../../kernel/at.ts';
import { unreachable } from '../../kernel/invariant.ts';
import type { PlayerNo } from '../../kernel/round-record.ts';
import type { NordicField } from './field.ts';
import type { NordicPair } from './pools.ts';
import type { NordicReason } from './reason-codes.ts';

const article = '4.11 §5';

/** The number of a vertex; X has none and is 0. */
const noOf = ({ present }: NordicField, vertex: number): PlayerNo => present[vertex]?.no ?? 0;

function explainHalves(
  field: NordicField,
  { upper, lower, how }: NordicPair & { readonly how: { readonly kind: 'halves' } },
): readonly NordicReason[] {
  const { pool, halves, passedOver } = how;
  const facts = { player: noOf(field, upper), opponent: noOf(field, lower), poolSize: pool.length };
  const numbers = (indexes: readonly number[]) =>
    indexes.map((index) => noOf(field, at(pool, index))).filter((no) => no > 0);
  const exchanged: readonly NordicReason[] =
    halves.movedDown.length === 0
      ? []
      : [
          {
            code: 'nordic.exchanged',
            article: `${article}.10.2.${halves.movedDown.length === 1 ? 4 : 5}`,
            facts: {
              downPlayers: numbers(halves.movedDown),
              upPlayers: numbers(halves.movedUp),
            },
          },
        ];
  const group: readonly NordicReason[] = how.group
    ? [{ code: 'nordic.rest-as-pool', article: `${article}.12`, facts: {} }]
    : [];
  const pair: NordicReason = passedOver
    ? { code: 'nordic.next-in-half', article: `${article}.10.2.1`, facts }
    : { code: 'nordic.half-against-half', article: `${article}.10.1`, facts };
  return [...group, ...exchanged, pair];
}

const flyerRules = {
  none: { code: 'nordic.middle-flyer', number: '8.1' },
  middle: { code: 'nordic.middle-flyer', number: '8.1' },
  'two-middle': { code: 'nordic.two-middle-flyers', number: '8.2' },
  alternative: { code: 'nordic.alternative-flyers', number: '8.3' },
} as const;

function explainFlyer(
  field: NordicField,
  { upper, lower, how }: NordicPair & { readonly how: { readonly kind: 'flyer' } },
): readonly NordicReason[] {
  const player = noOf(field, upper);
  const { code, number } = flyerRules[how.choice.rule];
  const passedOver = how.passedOver.map((vertex): NordicReason => {
    const met = !field.notMet.joined(upper, vertex);
    return {
      code: met ? 'nordic.flyer-passed-over-met' : 'nordic.flyer-passed-over-rest',
      article: `${article}.${how.forTheRest && !met ? 12 : 11}`,
      facts: { player, skippedPlayer: noOf(field, vertex) },
    };
  });
  return [
    { code, article: `${article}.${number}`, facts: { player } },
    ...passedOver.filter(({ facts }) => facts['skippedPlayer'] !== 0),
    {
      code: 'nordic.flyer-nearest',
      article: `${article}.11`,
      facts: { player, opponent: noOf(field, lower) },
    },
  ];
}

/** Why these two meet, by article. */
export function explainPair(field: NordicField, pair: NordicPair): readonly NordicReason[] {
  const { how } = pair;
  switch (how.kind) {
    case 'halves':
      return explainHalves(field, { ...pair, how });
    case 'flyer':
      return explainFlyer(field, { ...pair, how });
    case 'nearest':
      return [
        {
          code: 'nordic.pool-as-group',
          article: '4.11 §5.12',
          facts: { player: noOf(field, pair.upper), opponent: noOf(field, pair.lower) },
        },
      ];
    default:
      return unreachable(how);
  }
}
