import { type Modifiers, noModifiers } from './fide/modifiers.ts';
import { parseTieBreakCode } from './fide/parse-tie-break-code.ts';
import { teamTieBreakBases, tieBreakBases } from './fide/tie-break-articles.ts';
import type { TeamScore } from './team/scored-team.ts';
import { ownCodeIn, ownTieBreakCodes } from './tie-breaks.ts';

/** The codes of all tie-breaks of players and teams, without modifiers. */
export const tieBreakNames = [
  ...ownTieBreakCodes,
  'SKT-BW',
  ...tieBreakBases,
  ...teamTieBreakBases,
] as const;
export type TieBreakName = (typeof tieBreakNames)[number];

/** The parts of a code, for putting it into words. */
export interface NamedTieBreak {
  readonly name: TieBreakName;
  readonly score: TeamScore | null;
  readonly modifiers: Modifiers;
}

/** The parts of the code of a player's or team's tie-break, in any spelling; null if it is not one. */
export function namedTieBreak(code: string): NamedTieBreak | null {
  const own = ownCodeIn(code);
  if (own !== null) {
    const name = tieBreakNames.find((candidate) => candidate === own);
    return name === undefined ? null : { name, score: null, modifiers: noModifiers };
  }
  const parsed = parseTieBreakCode(code, 'teams');
  if (!parsed.ok) return null;
  const { base, score, modifiers } = parsed.value;
  return { name: base, score: score ?? null, modifiers };
}
