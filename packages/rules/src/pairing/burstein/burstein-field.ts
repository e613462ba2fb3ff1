import { invariant } from '../../kernel/invariant.ts';
import type { PlayerNo } from '../../kernel/round-record.ts';
import type { DutchRequest } from '../dutch/dutch-request.ts';
import type { Field } from '../dutch/field/field.ts';
import type { Pairee } from '../dutch/field/pairee.ts';
import { makeSwissField } from '../fide-swiss/swiss-field.ts';
import { type OppositionIndex, oppositionIndex } from './opposition-index.ts';

/** The players to be paired, with the index by which they are ranked. */
export interface BursteinField extends Field {
  readonly indexOf: (player: Pairee) => OppositionIndex;
}

/** The field of a request. */
export function makeBursteinField(request: DutchRequest): BursteinField {
  const byNo = new Map(request.players.map((player) => [player.no, player]));
  const playerOf = (no: PlayerNo) => byNo.get(no);
  const indexes = new Map(
    request.players.map((player) => [player.no, oppositionIndex(player, request, playerOf)]),
  );
  return {
    ...makeSwissField(request),
    indexOf: ({ no }) => {
      const index = indexes.get(no);
      invariant(index !== undefined, 'everybody who has entered has an index');
      return index;
    },
  };
}

/** The ranking for pairing: the higher index first, then the smaller TPN. `@article FIDE C.04.4.2 2026 1.8` */
export const byIndex =
  ({ indexOf }: BursteinField) =>
  (a: Pairee, b: Pairee): number => {
    const [one, other] = [indexOf(a), indexOf(b)];
    return (
      other.buchholz - one.buchholz || other.sonnebornBerger - one.sonnebornBerger || a.no - b.no
    );
  };
