import { objectionTo } from './fide/objection.ts';
import type { TieBreaksOf } from './fide/parse-tie-break-code.ts';
import { teamTieBreakCodes } from './team/team-tie-breaks.ts';
import type { FideEdition, TieBreakRules } from './tie-break-rules.ts';
import { tieBreakCodes } from './tie-breaks.ts';

/** Useless everywhere: points rank first anyway. */
const always: ReadonlySet<string> = new Set(['PTS']);

/** Useless in round robins: tied players have opponents with the same sum, or nobody plays them by Keizer. */
const inRoundRobins: ReadonlySet<string> = new Set([
  'BH',
  'FB',
  'AOB',
  'BHS',
  'DSU-AK',
  'DSU-MK',
  'SKT-BH',
  'SKT-FBH',
  'KZR-PTS',
]);

/** Useless in a Swiss tournament: the correction does not change points there. */
const inSwiss: ReadonlySet<string> = new Set(['SKT-PTS']);

/** Whether a tie-break cannot separate anybody in such a tournament. */
const separatesNobody = (code: string, system: TieBreakRules['system']): boolean =>
  always.has(code) || (system === 'swiss' ? inSwiss : inRoundRobins).has(code);

/**
 * The tie-breaks, without modifiers, that an organiser may choose for a kind of system: those that the
 * edition has, does not forbid there, and that can separate players.
 *
 * @article FIDE C.07 4.1, 8, 9.2; DSU 2002 4.14; Tempelhof 2018 IV.4
 */
export function usableTieBreaks(
  system: TieBreakRules['system'],
  edition: FideEdition,
  of: TieBreaksOf = 'players',
): readonly string[] {
  const codes = of === 'players' ? tieBreakCodes : teamTieBreakCodes;
  return codes.filter(
    (code) => !separatesNobody(code, system) && objectionTo({ code }, { edition, system }) === null,
  );
}
