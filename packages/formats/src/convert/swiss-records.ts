import type { HalfPoints } from '@rokade/rules';
import { pairingRequest, type Tournament } from '@rokade/tournament';
import type { Acceleration, ForbiddenPairs, ScoringStatement } from '../trf/trf-document.ts';
import { scoringIn } from './trf-scoring.ts';

interface Run {
  readonly firstRound: number;
  readonly lastRound: number;
  readonly halfPoints: HalfPoints;
}

/** Ranges of successive rounds with the same points; rounds without points are in none. */
function runsOf(halfPoints: readonly HalfPoints[]): readonly Run[] {
  const runs: Run[] = [];
  for (const [index, each] of halfPoints.entries()) {
    const last = runs.at(-1);
    if (last?.halfPoints === each && last.lastRound === index) {
      runs[runs.length - 1] = { ...last, lastRound: index + 1 };
    } else if (each > 0) {
      runs.push({ firstRound: index + 1, lastRound: index + 1, halfPoints: each });
    }
  }
  return runs;
}

/**
 * The acceleration points (250). They are written even where 192 names the Baku method, since the group
 * that gets them consists of those who entered for round 1, whether absent then or not.
 *
 * @article FIDE C.04.7 2026 2
 */
export function accelerationsOf(t: Tournament): readonly Acceleration[] {
  const virtual = [...(pairingRequest(t, 1).virtualHalfPoints ?? [])];
  const numbers = virtual.map(([no]) => no);
  if (numbers.length === 0) return [];
  const players = { firstPlayer: Math.min(...numbers), lastPlayer: Math.max(...numbers) };
  return runsOf(virtual[0]?.[1] ?? []).map((run) => ({
    matchHalfPoints: null,
    ...run,
    ...players,
  }));
}

/** Players who may not meet (260), in all rounds: of one club or federation, and the groups of names. */
export const forbiddenPairsOf = (t: Tournament): readonly ForbiddenPairs[] =>
  (pairingRequest(t, 1).forbiddenGroups ?? []).map(({ players }) => ({
    rounds: { first: 1, last: t.settings.roundsPlanned },
    players,
  }));

/** The points for games and the bye (162), if they are not 1 – ½ – 0. */
export function scoringOf({ settings }: Tournament): readonly ScoringStatement[] {
  const { win, draw, loss, allocatedBye } = settings.scoring;
  const symbols = [
    ['W', win],
    ['D', draw],
    ['L', loss],
    ['P', allocatedBye],
    ['X', draw],
  ] as const;
  const stated = symbols.map(([symbol, halfPoints]) => ({
    dialect: '162' as const,
    symbol,
    halfPoints,
  }));
  return scoringIn('162', { scoring: stated }).scoring;
}
