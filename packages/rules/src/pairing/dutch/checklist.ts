import { halfPointsInStandings } from '../../kernel/adjusted-points.ts';
import type { Colour } from '../../kernel/colour.ts';
import type { PlayerNo } from '../../kernel/round-record.ts';
import type { ChecklistLine, PreferenceKind } from '../checklist-line.ts';
import type { DutchRequest } from './dutch-request.ts';
import { type Field, makeField, type PlayerRules } from './field/field.ts';
import type { Pairee } from './field/pairee.ts';

/** By strength, ascending. */
const kinds: readonly PreferenceKind[] = ['none', 'mild', 'strong', 'absolute'];

function lineMaker(request: DutchRequest): (pairee: Pairee) => ChecklistLine {
  const byNo = new Map(request.players.map((player) => [player.no, player]));
  return (pairee) => {
    const player = byNo.get(pairee.no);
    const records = player?.records ?? [];
    const halfPoints = player === undefined ? 0 : halfPointsInStandings(player);
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

/** The lines of a field's players, in the order in which they stand in it. */
export const linesOf = ({ request, pairees }: Field): readonly ChecklistLine[] =>
  pairees.map(lineMaker(request));

/**
 * All players to be paired, in the order of 1.2: score with virtual points, then TPN; so scoregroups
 * are together. `@article FIDE C.04.3 2026 1`, `@article FIDE C.04.3 2017 A`
 */
export const checklistOf = (request: DutchRequest, rules: PlayerRules): readonly ChecklistLine[] =>
  linesOf(makeField(request, rules));

/**
 * The colours that players must have: an absolute preference binds all but topscorers.
 * `@article FIDE C.04.3 2026 C3`, `@article FIDE C.04.3 2017 C3`
 */
export const dueColoursIn = (lines: readonly ChecklistLine[]): ReadonlyMap<PlayerNo, Colour> =>
  new Map(
    lines.flatMap(({ no, preference: { kind, colour }, isTopscorer }) =>
      kind === 'absolute' && colour !== null && !isTopscorer ? [[no, colour] as const] : [],
    ),
  );
