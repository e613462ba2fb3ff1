import { pointsOf, type TieBreakValue, toNumber } from '@rokade/rules';
import { jsonLine } from '../outcome.ts';
import type { AskedStandings } from './asked-standings.ts';
import type { AskedTeamStandings } from './team-standings.ts';

/** One number, or a list of them for a tie-break in stages. */
function valueJson(value: TieBreakValue | null | undefined) {
  if (value === null || value === undefined) return null;
  const numbers = value.stages.map(toNumber);
  return numbers.length === 1 ? (numbers[0] ?? null) : numbers;
}

/** The spellings as asked; one that is asked for again is numbered: `DE`, `DE (2)`. */
const keysOf = (tieBreaks: readonly { readonly asked: string }[]): readonly string[] =>
  tieBreaks.map(({ asked }, index) => {
    const before = tieBreaks.slice(0, index).filter((other) => other.asked === asked).length;
    return before === 0 ? asked : `${asked} (${before + 1})`;
  });

const tieBreaksJson = (keys: readonly string[], values: readonly (TieBreakValue | null)[]) =>
  Object.fromEntries(keys.map((key, index) => [key, valueJson(values[index])]));

/** The standings as programs want them. */
export function standingsJson({ round, tieBreaks, lines }: AskedStandings): string {
  const keys = keysOf(tieBreaks);
  return jsonLine({
    round,
    players: lines.map(({ rank, no, halfPoints, values }) => ({
      rank,
      no,
      points: pointsOf(halfPoints),
      tiebreaks: tieBreaksJson(keys, values),
    })),
  });
}

/** The standings of teams as programs want them; `points` are those of the score that ranks first. */
export function teamStandingsJson({ round, tieBreaks, lines }: AskedTeamStandings): string {
  const keys = keysOf(tieBreaks);
  return jsonLine({
    round,
    teams: lines.map(({ rank, no, halfPoints, matchHalfPoints, gameHalfPoints, values }) => ({
      rank,
      no,
      points: pointsOf(halfPoints),
      matchPoints: pointsOf(matchHalfPoints),
      gamePoints: pointsOf(gameHalfPoints),
      tiebreaks: tieBreaksJson(keys, values),
    })),
  });
}
