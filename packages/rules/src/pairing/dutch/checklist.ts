import { standingHalfPoints } from '../../kernel/adjusted-points.ts';
import type { Colour } from '../../kernel/colour.ts';
import type { HalfPoints } from '../../kernel/half-points.ts';
import type { PlayerNo } from '../../kernel/round-record.ts';
import type { DutchRequest } from './dutch-request.ts';
import { makeField, type PlayerRules } from './field/field.ts';
import type { Float, Pairee } from './field/pairee.ts';

/** How much a player wants his colour (C.04.3 1.7; 2017: A.6). */
export type PreferenceKind = 'absolute' | 'mild' | 'none' | 'strong';

/** All that the criteria know about a player when a round is paired. */
export interface DutchChecklistLine {
  readonly no: PlayerNo;
  /** What he has in the tournament. */
  readonly halfPoints: HalfPoints;
  /** What acceleration adds for this round. */
  readonly virtualHalfPoints: HalfPoints;
  /** His colour in each round so far, index 0 is round 1; null where he played no game. */
  readonly colours: readonly (Colour | null)[];
  /** Games with White less games with Black. */
  readonly colourDifference: number;
  readonly preference: { readonly colour: Colour | null; readonly kind: PreferenceKind };
  /** How the previous round moved him, and the one before. */
  readonly floatBefore: Float;
  readonly floatTwoBefore: Float;
  readonly mayHaveBye: boolean;
  /** Rounds so far without a game. */
  readonly unplayedRounds: number;
  readonly isTopscorer: boolean;
  /** Whom he has played, in the order of the rounds. */
  readonly opponents: readonly PlayerNo[];
}

/** By strength, from none on. */
const kinds: readonly PreferenceKind[] = ['none', 'mild', 'strong', 'absolute'];

function lineMaker(request: DutchRequest): (pairee: Pairee) => DutchChecklistLine {
  const byNo = new Map(request.players.map((player) => [player.no, player]));
  return (pairee) => {
    const player = byNo.get(pairee.no);
    const records = player?.records ?? [];
    const halfPoints = player === undefined ? 0 : standingHalfPoints(player);
    const { colour, strength } = pairee.preference;
    return {
      no: pairee.no,
      halfPoints,
      virtualHalfPoints: pairee.score - halfPoints,
      colours: records.map((record) => (record.kind === 'game' ? record.colour : null)),
      colourDifference: pairee.colourDifference,
      preference: { colour, kind: kinds[strength] ?? 'none' },
      floatBefore: pairee.floatBefore,
      floatTwoBefore: pairee.floatTwoBefore,
      mayHaveBye: pairee.mayHaveBye,
      unplayedRounds: pairee.unplayedRounds,
      isTopscorer: pairee.isTopscorer,
      opponents: pairee.opponents,
    };
  };
}

/**
 * Everybody to be paired, in the order of 1.2: score with virtual points, then TPN; so scoregroups
 * stand together. `@article FIDE C.04.3 2026 1`, `@article FIDE C.04.3 2017 A`
 */
export const checklistOf = (
  request: DutchRequest,
  rules: PlayerRules,
): readonly DutchChecklistLine[] => makeField(request, rules).pairees.map(lineMaker(request));
