import {
  type DivisionId,
  type League,
  type Match,
  matchScore,
  type TableLine,
} from '@rokade/league';
import { left, placed, pointsText, right } from '../trf/line-maker.ts';
import type { OtherLine } from '../trf/trf-document.ts';
import { whiteSide } from './board-colours.ts';
import type { NumberedSquad } from './numbered-squads.ts';

interface Division {
  readonly squads: readonly NumberedSquad[];
  readonly table: readonly TableLine[];
  readonly last: number;
}

/** A round of a team from a column on: opponent, colour, board points, and whether it was lost without play. */
function roundAt(
  league: League,
  match: Match | undefined,
  { team, squads, from }: { team: string; squads: readonly NumberedSquad[]; from: number },
): readonly (readonly [number, string])[] {
  const side = match?.home === team ? 'home' : 'away';
  const score = match === undefined ? null : matchScore(league, match);
  if (match === undefined || score === null || score.points === null) return [];
  const other = squads.find((one) => one.team.id === match[side === 'home' ? 'away' : 'home']);
  return [
    [from, right(other?.no ?? '', 3)],
    [from + 4, side === whiteSide(league) ? 'w' : 'b'],
    [from + 6, right(pointsText(score.halfPoints[side === 'home' ? 0 : 1]), 4)],
    [from + 10, match.forfeited === '' ? ' ' : 'f'],
  ];
}

/** 802: each team with its points and its rounds, as a reader of the file would like to see them. */
export const informativeLines = (
  league: League,
  division: DivisionId,
  { squads, table, last }: Division,
): readonly OtherLine[] =>
  squads.map(({ no, team }) => {
    const line = table.find((one) => one.team === team.id);
    const rounds = Array.from({ length: last }, (_, index) => {
      const match = league.matches.find(
        (one) =>
          one.division === division &&
          one.round === index + 1 &&
          (one.home === team.id || one.away === team.id),
      );
      return roundAt(league, match, { team: team.id, squads, from: 29 + 13 * index });
    });
    const text = placed([
      [1, '802'],
      [5, right(no, 3)],
      [9, left('', 5)],
      [15, right(pointsText(2 * (line?.matchPoints ?? 0)), 6)],
      [22, right(pointsText(line?.halfPoints ?? 0), 6)],
      ...rounds.flat(),
    ]);
    return { place: 'after-players', text };
  });
