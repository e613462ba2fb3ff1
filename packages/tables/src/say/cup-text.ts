import type { TranslateFor } from '@rokade/texts';
import type { CupMatchView, CupSideView } from '@rokade/tournament';
import type { NamedPlayer } from '../column.ts';
import { playerText } from './player-text.ts';
import { pointsText } from './points-text.ts';

type Match = Pick<CupMatchView<NamedPlayer>, 'games' | 'status' | 'by'>;

/** The scores of a side of a match, game by game: `½`, `1`, `+`; `·` for an open game. */
const scoresOf = ({ games }: Pick<Match, 'games'>, line: 0 | 1): readonly string[] =>
  games.map(({ score, played }) => {
    if (score === null) return '·';
    if (played) return pointsText(score[line]);
    return score[line] > 0 ? '+' : '−';
  });

/** The number of games up to which the drawing shows each; beyond it shows the sum. */
const gamesInDrawing = 2;

/** The text after a side in the drawing: the games, or their sum if there are many. */
export function drawnScores(match: Pick<Match, 'games'>, line: 0 | 1): readonly string[] {
  if (match.games.length <= gamesInDrawing) return scoresOf(match, line);
  const sum = match.games.reduce((points, { score }) => points + (score?.[line] ?? 0), 0);
  return [pointsText(sum)];
}

/** The games of a match for a list: `½–½ 1–0`. */
export function gamesText(match: Pick<Match, 'games'>): string {
  const [upper, lower] = [scoresOf(match, 0), scoresOf(match, 1)];
  return upper.map((score, game) => `${score}–${lower[game]}`).join(' ');
}

/** The text of a side: a name, the winner of another match, or nobody. */
export function cupSideText(t: TranslateFor<'tournament'>, side: CupSideView<NamedPlayer>): string {
  switch (side.kind) {
    case 'player':
      return playerText(side.player);
    case 'winner-of':
      return t('cup.winner-of', { match: side.match });
    default:
      return '–';
  }
}

/** How a match was decided, or that it is open. */
export function decisionText(t: TranslateFor<'tournament'>, { status, by }: Match): string {
  if (by !== null) return t(`cup.by.${by}`);
  return status === 'open' ? t('cup.open') : t('cup.nobody');
}
