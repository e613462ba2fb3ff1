import {
  boardDiagram,
  type CanMate,
  fenOf,
  isCheck,
  legalMoves,
  noMoveEnd,
  type Position,
  perft,
  writeMove,
  writtenLine,
} from '@rokade/rules';
import type { Context } from '../outcome.ts';
import { reasonText } from '../say/reason-text.ts';
import { bothMates } from './position-document.ts';

function mateLine(
  { t }: Context,
  position: Position,
  mate: CanMate,
  { colour, explain }: { readonly colour: 'white' | 'black'; readonly explain: boolean },
): string {
  const side = t(`laws.colour.${colour}`);
  const line = t(`laws.can-mate.${mate.answer}`, { side });
  if (!explain || mate.answer === 'unknown') return line;
  const why =
    mate.answer === 'yes'
      ? writtenLine(position, mate.line).join(' ')
      : reasonText(t, String, mate.because);
  return `${line} ${why}`;
}

function stateLine({ t }: Context, position: Position): string {
  const end = noMoveEnd(position);
  const turn = t(`laws.to-move.${position.turn === 0 ? 'white' : 'black'}`);
  if (end !== null) return `${turn} ${t(`laws.state.${end}`)}`;
  return isCheck(position) ? `${turn} ${t('laws.state.check')}` : turn;
}

/** A position as text: the board, whose move it is, the possible moves, who can still give mate. */
export function positionText(
  context: Context,
  position: Position,
  question: {
    readonly depth: number | undefined;
    readonly nodes: number;
    readonly explain: boolean;
  },
): string {
  const { t } = context;
  const { depth, nodes, explain } = question;
  if (depth !== undefined) return `${t('laws.perft', { depth, nodes: perft(position, depth) })}\n`;
  const moves = legalMoves(position).map((move) => writeMove(position, move));
  const mates = bothMates(position, nodes);
  const lines = [
    stateLine(context, position),
    t('laws.legal-moves', { count: moves.length, moves: moves.join(' ') }),
    mateLine(context, position, mates.white, { colour: 'white', explain }),
    mateLine(context, position, mates.black, { colour: 'black', explain }),
    fenOf(position),
  ];
  return `${boardDiagram(position).join('\n')}\n\n${lines.join('\n')}\n`;
}
