import { cupSideText, drawnScores } from '@rokade/tables';
import { cupRoundText, type TranslateFor } from '@rokade/texts';
import type { CupMatchView, CupView } from '@rokade/tournament';
import type { DrawnBracketRound, DrawnSide } from './drawn-bracket.ts';

function drawnSide(match: CupMatchView, line: 0 | 1, t: TranslateFor<'tournament'>): DrawnSide {
  const side = match.sides[line];
  const name = cupSideText(t, side);
  const scores = drawnScores(match, line);
  return side.kind === 'player'
    ? {
        no: `${side.player.no}`,
        name,
        id: side.player.id,
        isWon: side.won,
        isLost: side.lost,
        isOpen: false,
        scores,
      }
    : { no: '', name, id: '', isWon: false, isLost: false, isOpen: true, scores };
}

/** The bracket of a cup of players, for its drawing. */
export const cupDrawing = (
  { rounds }: Pick<CupView, 'rounds'>,
  t: TranslateFor<'tournament'>,
): readonly DrawnBracketRound[] =>
  rounds.map((round, index) => ({
    key: round.bracketRound,
    title: cupRoundText(t, round),
    matches: round.matches.map((match) => ({
      number: match.number,
      isOpen: match.status === 'open',
      isBye: index === 0 && match.sides[1].kind === 'nobody',
      sides: [drawnSide(match, 0, t), drawnSide(match, 1, t)],
    })),
  }));
