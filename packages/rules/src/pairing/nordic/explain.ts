import { at } from '../../kernel/at.ts';
import { unreachable } from '../../kernel/invariant.ts';
import { reason } from '../../kernel/reason.ts';
import type { PlayerNo } from '../../kernel/round-record.ts';
import type { NordicField } from './field.ts';
import type { NordicPair } from './pools.ts';
import type { NordicReason } from './reason-codes.ts';

const article = '4.11 §5';

/** The number of a vertex; X has none, and 0 is used. */
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
          reason('nordic.exchanged', `${article}.10.2.${halves.movedDown.length === 1 ? 4 : 5}`, {
            downPlayers: numbers(halves.movedDown),
            upPlayers: numbers(halves.movedUp),
          }),
        ];
  const group: readonly NordicReason[] = how.group
    ? [reason('nordic.rest-as-pool', `${article}.12`)]
    : [];
  const pair: NordicReason = passedOver
    ? reason('nordic.next-in-half', `${article}.10.2.1`, facts)
    : reason('nordic.half-against-half', `${article}.10.1`, facts);
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
    return reason(
      met ? 'nordic.flyer-passed-over-met' : 'nordic.flyer-passed-over-rest',
      `${article}.${how.forTheRest && !met ? 12 : 11}`,
      { player, skippedPlayer: noOf(field, vertex) },
    );
  });
  return [
    reason(code, `${article}.${number}`, { player }),
    ...passedOver.filter(({ facts }) => facts['skippedPlayer'] !== 0),
    reason('nordic.flyer-nearest', `${article}.11`, { player, opponent: noOf(field, lower) }),
  ];
}

/** Why two players meet, with the article. */
export function explainPair(field: NordicField, pair: NordicPair): readonly NordicReason[] {
  const { how } = pair;
  switch (how.kind) {
    case 'halves':
      return explainHalves(field, { ...pair, how });
    case 'flyer':
      return explainFlyer(field, { ...pair, how });
    case 'nearest':
      return [
        reason('nordic.pool-as-group', '4.11 §5.12', {
          player: noOf(field, pair.upper),
          opponent: noOf(field, pair.lower),
        }),
      ];
    default:
      return unreachable(how);
  }
}
