import type { Colour } from '@rokade/rules';
import { parseTeamPoints } from '../trf/number-field.ts';
import type { TrfDocument } from '../trf/trf-document.ts';

/** A match as the informative lines have it; points in halves. */
interface StatedScore {
  readonly home: number;
  readonly away: number;
  readonly score: readonly [number, number];
}

interface StatedRound {
  readonly team: number;
  readonly opponent: number;
  readonly colour: string;
  readonly halfPoints: number;
}

/**
 * A team's round in record 802. Its table of columns and its example differ by one, so that the round is
 * read by what stands there.
 */
function roundIn(text: string, round: number): StatedRound | null {
  const team = Number(text.slice(4, 7));
  const part = text.slice(28 + 13 * (round - 1), 41 + 13 * (round - 1));
  const [, opponent, colour = '', points = ''] =
    /^\s*(\d{1,3})\s+([wb])\s+(\d+[.,]\d)/i.exec(part) ?? [];
  const halfPoints = parseTeamPoints(points);
  if (opponent === undefined || halfPoints === null || !Number.isInteger(team)) return null;
  return { team, opponent: Number(opponent), colour: colour.toLowerCase(), halfPoints };
}

/** The matches of a round by the informative lines 802: for those of which no boards are known. */
export function scoresInLines(
  { otherLines }: TrfDocument,
  round: number,
  homeColour: Colour,
): readonly StatedScore[] {
  const rounds = otherLines
    .filter(({ text }) => text.startsWith('802 '))
    .flatMap(({ text }) => roundIn(text, round) ?? []);
  const letter = homeColour === 'white' ? 'w' : 'b';
  return rounds
    .filter(({ colour }) => colour === letter)
    .flatMap(({ team: home, opponent: away, halfPoints }) => {
      const other = rounds.find((one) => one.team === away && one.opponent === home);
      return other === undefined ? [] : [{ home, away, score: [halfPoints, other.halfPoints] }];
    });
}
