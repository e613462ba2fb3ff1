import type { FieldPair, PassedOverPlayer } from '../brackets/field-pairs.ts';
import { inConflict } from '../criteria/c01-no-rematch.ts';
import { colourForbids } from '../criteria/c03-absolute-preferences.ts';
import type { DutchArticles } from '../dutch-edition.ts';
import type { Field } from '../field/field.ts';
import type { Pairee } from '../field/pairee.ts';
import type { DutchReason, DutchReasonCode } from '../reason-codes.ts';

/** The articles for reasons why somebody was passed over. */
type ExclusionArticles = Pick<DutchArticles, 'regulation' | 'handling' | 'bestCandidate'>;

interface Exclusion {
  readonly code: DutchReasonCode;
  readonly article: string;
}

/** Why two players may not meet at all; null if they may. */
function prohibitionOf(
  { regulation, handling }: ExclusionArticles,
  field: Field,
  [player, other]: readonly [Pairee, Pairee],
): Exclusion | null {
  if (inConflict(field.conflicts, player.index, other.index)) {
    return player.opponents.includes(other.no)
      ? { code: 'dutch.passed-over-met', article: `${regulation} C1` }
      : { code: 'dutch.passed-over-forbidden', article: handling };
  }
  return colourForbids(player, other)
    ? { code: 'dutch.passed-over-absolute-colour', article: `${regulation} C3` }
    : null;
}

/** The loss of the best candidate with the two together. */
function lossOf(
  { regulation, bestCandidate }: ExclusionArticles,
  { cause }: PassedOverPlayer,
): Exclusion {
  switch (cause.kind) {
    case 'worse': {
      const { code, passedOver } = cause.criterion;
      return { code: passedOver, article: `${regulation} ${code}` };
    }
    case 'incomplete':
      return { code: 'dutch.passed-over-completion', article: `${regulation} C4` };
    default:
      return { code: 'dutch.passed-over-rest', article: `${regulation} ${bestCandidate}` };
  }
}

/**
 * Why a player did not get a more natural opponent, in order: the rule that forbids the two to meet, or
 * else the first criterion that the bracket would have met less well.
 */
export function explainPassedOver(
  articles: ExclusionArticles,
  field: Field,
  { higher, passedOver }: Pick<FieldPair, 'higher' | 'passedOver'>,
): readonly DutchReason[] {
  const groups = new Map<string, { readonly exclusion: Exclusion; readonly players: Pairee[] }>();
  for (const passed of passedOver) {
    const prohibition = prohibitionOf(articles, field, [higher, passed.player]);
    const exclusion = prohibition ?? lossOf(articles, passed);
    const group = groups.get(exclusion.article) ?? { exclusion, players: [] };
    group.players.push(passed.player);
    groups.set(exclusion.article, group);
  }
  return [...groups.values()].map(({ exclusion, players }) => ({
    ...exclusion,
    facts: { player: higher.no, passedOverPlayers: players.map(({ no }) => no) },
  }));
}
