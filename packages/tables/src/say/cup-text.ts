import type { TranslateFor } from '@rokade/texts';
import type { CupMatchView, CupSideView } from '@rokade/tournament';
import type { NamedPlayer } from '../column.ts';
import { playerText } from './player-text.ts';
import { pointsText } from './points-text.ts';

type Match = Pick<CupMatchView<NamedPlayer>, 'games' | 'status' | 'by'>;

/** The scores of a line of a match, game by game: `½`, `1`, `+`; `·` for a game still open. */
const scoresOf = ({ games }: Pick<Match, 'games'>, line: 0 | 1): readonly string[] =>
  games.map(({ score, played }) => {
    if (score === null) return '·';
    if (played) return pointsText(score[line]);
    return score[line] > 0 ? '+' : '−';
  });

/** So many games are shown one by one in the drawing; of more the sum. */
const gamesInDrawing = 2;

/** What stands behind a line in the drawing: the games, or their sum where there are many. */
export function drawnScores(match: Pick<Match, 'games'>, line: 0 | 1): readonly string[] {
  if (match.games.length <= gamesInDrawing) return scoresOf(match, line);
  const sum = match.games.reduce((points, { score }) => points + (score?.[line] ?? 0), 0);
  return [pointsText(sum)];
}

/** The games of a match as a list shows them: `½–½ 1–0`. */
export function gamesText(match: Pick<Match, 'games'>): string {
  const [upper, lower] = [scoresOf(match, 0), scoresOf(match, 1)];
  return upper.map((score, game) => `${score}–${lower[game]}`).join(' ');
}

/** Who stands in a line: a name, whoever wins another match, or nobody. */
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

/** How a match stands: by what it was decided, or that it is open. */
export function decisionText(t: TranslateFor<'tournament'>, { status, by }: Match): string {
  if (by !== null) return t(`cup.by.${by}`);
  return status === 'open' ? t('cup.open') : t('cup.nobody');
}
