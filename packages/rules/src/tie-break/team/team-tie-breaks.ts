import { err, ok, type Result } from '../../kernel/result.ts';
import type { TieBreakDescriptor } from '../fide/descriptor.ts';
import type { TieBreakCodeFault } from '../fide/descriptor-fault.ts';
import { fideTieBreak, headOf, isForPlayers } from '../fide/fide-tie-breaks.ts';
import type { Modifiers } from '../fide/modifiers.ts';
import { parseTieBreakCode } from '../fide/parse-tie-break-code.ts';
import {
  type TeamTieBreakBase,
  type TieBreakBase,
  teamTieBreakBases,
  tieBreakBases,
} from '../fide/tie-break-articles.ts';
import { berlinerWertung } from '../tempelhof/berliner-wertung.ts';
import type { TieBreak, TieBreakHead } from '../tie-break.ts';
import type { FideEdition } from '../tie-break-rules.ts';
import { findOwnTieBreak, ownCodeIn, ownTieBreakCodes } from '../tie-breaks.ts';
import { boardCount } from './board-count.ts';
import { bottomBoardElimination } from './bottom-board-elimination.ts';
import { extendedDirectEncounter } from './extended-direct-encounter.ts';
import {
  opponentGamePointsByGamePoints,
  opponentGamePointsByMatchPoints,
  opponentMatchPointsByGamePoints,
  opponentMatchPointsByMatchPoints,
} from './extended-sonneborn-berger.ts';
import { scheduleStrength } from './schedule-strength.ts';
import type { TeamScore } from './scored-team.ts';
import { gamePoints, matchOrGamePoints, matchPoints } from './team-scores.ts';
import type { TeamTieBreak } from './team-standings.ts';
import type { TeamTieBreakRules } from './team-table.ts';
import { topBoardResults } from './top-board-results.ts';

type TeamTieBreakMaker = (head: TieBreakHead, modifiers: Modifiers) => TeamTieBreak;

/** Each tie-break that only teams have, by code. */
const teamTieBreaks: Readonly<Record<TeamTieBreakBase, TeamTieBreakMaker>> = {
  MP: matchPoints,
  GP: gamePoints,
  MPvGP: matchOrGamePoints,
  BC: boardCount,
  TBR: topBoardResults,
  BBE: bottomBoardElimination,
  EMMSB: opponentMatchPointsByMatchPoints,
  EMGSB: opponentMatchPointsByGamePoints,
  EGMSB: opponentGamePointsByMatchPoints,
  EGGSB: opponentGamePointsByGamePoints,
  EDE: extendedDirectEncounter([]),
  EDET: extendedDirectEncounter(['TBR']),
  EDEB: extendedDirectEncounter(['BBE']),
  EDEBT: extendedDirectEncounter(['BC', 'TBR']),
  EDEBB: extendedDirectEncounter(['BC', 'BBE']),
  SSSC: scheduleStrength,
};

/** The codes of every tie-break of teams, FIDE's without modifiers. */
export const teamTieBreakCodes: readonly string[] = [
  ...teamTieBreakBases,
  berlinerWertung.code,
  ...tieBreakBases,
  ...ownTieBreakCodes,
];

/** Tie-breaks about won matches or opponents met, instead of a score. */
const byMatches: ReadonlySet<string> = new Set<TieBreakBase>([
  'WIN',
  'WON',
  'BWG',
  'ARO',
  'TPR',
  'PTP',
  'APRO',
  'APPO',
]);

/**
 * A tie-break of single players for teams, by match points or game points, else by the primary score.
 * Won matches and performances use match points whatever is primary: more than half of the boards win a
 * match.
 *
 * @article FIDE C.07 13
 */
const asTeamTieBreak = (
  tieBreak: TieBreak,
  scoreIn: (rules: TeamTieBreakRules) => TeamScore,
): TeamTieBreak => ({
  ...tieBreak,
  compute: ({ byScore, rules }, tied) => tieBreak.compute(byScore[scoreIn(rules)], tied),
});

function ownForTeams(text: string, code: string): Result<TeamTieBreak, TieBreakCodeFault> {
  if (code === berlinerWertung.code) return ok(berlinerWertung);
  const own = findOwnTieBreak(code);
  return own === null
    ? err({ code: 'tie-break-code.unknown', text, base: code })
    : ok(asTeamTieBreak(own, ({ primary }) => primary));
}

function fideForTeams(descriptor: TieBreakDescriptor, edition: FideEdition): TeamTieBreak {
  const { base, score, modifiers } = descriptor;
  const head = headOf(descriptor, edition);
  if (!isForPlayers(base)) return teamTieBreaks[base](head, modifiers);
  return asTeamTieBreak(fideTieBreak(base, modifiers, head), ({ primary }) =>
    byMatches.has(base) ? 'MP' : (score ?? primary),
  );
}

/** The tie-break of teams with a code in either spelling: `EMGSB-C1`, `BH:GP/C1`, `SKT-BW`. */
export function findTeamTieBreak(
  text: string,
  edition: FideEdition = '2026',
): Result<TeamTieBreak, TieBreakCodeFault> {
  const own = ownCodeIn(text);
  if (own !== null) return ownForTeams(text, own);
  const parsed = parseTieBreakCode(text, 'teams');
  return parsed.ok ? ok(fideForTeams(parsed.value, edition)) : parsed;
}
