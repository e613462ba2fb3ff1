import { pointsText } from '@rokade/tables';
import { type GameResult, type MatchBoard, mirrored, type TeamMatch } from '@rokade/tournament';

/** What a match stands at, the first team's sum first: `2½–1½`. */
export const matchScore = ({ firstHalfPoints, secondHalfPoints }: TeamMatch): string =>
  `${pointsText(firstHalfPoints)}–${pointsText(secondHalfPoints)}`;

/** A board's result as the first team sees it, whatever its colour. */
export const resultOfFirst = ({
  result,
  firstColour,
}: Pick<MatchBoard, 'result' | 'firstColour'>): GameResult | null =>
  result === null || firstColour === 'white' ? result : mirrored(result);
