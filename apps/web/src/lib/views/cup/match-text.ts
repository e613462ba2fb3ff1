import { pointsText } from '@rokade/tables';
import type { TranslateFor } from '@rokade/texts';
import type { CupMatchView, CupSideView } from '@rokade/tournament';

/** The scores of a line of a match, game by game: `½`, `1`, `+`; `·` for a game still open. */
const scoresOf = ({ games }: CupMatchView, line: 0 | 1): readonly string[] =>
  games.map(({ score, played }) => {
    if (score === null) return '·';
    if (played) return pointsText(score[line]);
    return score[line] > 0 ? '+' : '−';
  });

/** So many games are shown one by one in the drawing; of more the sum. */
const gamesInDrawing = 2;

/** What stands behind a line in the drawing: the games, or their sum where there are many. */
export function drawnScores(match: CupMatchView, line: 0 | 1): readonly string[] {
  if (match.games.length <= gamesInDrawing) return scoresOf(match, line);
  const sum = match.games.reduce((points, { score }) => points + (score?.[line] ?? 0), 0);
  return [pointsText(sum)];
}

/** The games of a match as a list shows them: `½–½ 1–0`. */
export function gamesText(match: CupMatchView): string {
  const [upper, lower] = [scoresOf(match, 0), scoresOf(match, 1)];
  return upper.map((score, game) => `${score}–${lower[game]}`).join(' ');
}

/** Who stands in a line: a name, whoever wins another match, or nobody. */
export function sideText(t: TranslateFor<'tournament'>, side: CupSideView): string {
  switch (side.kind) {
    case 'player':
      return side.player.name;
    case 'winner-of':
      return t('cup.winner-of', { match: side.match });
    default:
      return '–';
  }
}

/** How a match stands: by what it was decided, or that it is open. */
export function decisionText(t: TranslateFor<'tournament'>, { status, by }: CupMatchView): string {
  if (by !== null) return t(`cup.by.${by}`);
  return status === 'open' ? t('cup.open') : t('cup.nobody');
}

/** Whether a match is a bye of the first round, which is not drawn. */
export const isBye = ({ sides }: CupMatchView): boolean => sides[1].kind === 'nobody';
