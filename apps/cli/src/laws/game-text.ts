import { fenOf, type Notation, type PlayedGame, writeMove } from '@rokade/rules';
import type { Context } from '../outcome.ts';
import { leftTable } from '../say/text-table.ts';

/** A move's number and whose it was: `19…` after White's move 19, `19.` before it. */
function moveLabel({ plies }: PlayedGame, ply: number, notation: Notation): string {
  const played = plies[ply - 1];
  if (played === undefined) return '';
  const { before, move } = played;
  const dots = before.turn === 0 ? '.' : '…';
  return `${before.moveNumber}${dots} ${writeMove(before, move, notation, 'laws')}`;
}

function movesTable({ t }: Context, game: PlayedGame, notation: Notation): string {
  const rows: string[][] = [];
  for (const { before, move, afterEnd } of game.plies) {
    const text = `${writeMove(before, move, notation, 'laws')}${afterEnd ? ' *' : ''}`;
    const last = rows.at(-1);
    if (before.turn === 0) rows.push([String(before.moveNumber), text]);
    else if (last === undefined) rows.push([String(before.moveNumber), '…', text]);
    else last.push(text);
  }
  return leftTable([t('laws.move'), t('laws.colour.white'), t('laws.colour.black')], rows);
}

function claimLines({ t }: Context, game: PlayedGame, notation: Notation): readonly string[] {
  return game.claims.map(({ ply, kind, article, plies }) =>
    t(`laws.claim.${kind}`, {
      article,
      move: moveLabel(game, ply, notation),
      plies: plies.join(', '),
      ply,
    }),
  );
}

/** A game as text: its moves, the possible claims, how it ended, and the position. */
export function gameText(context: Context, game: PlayedGame, notation: Notation): string {
  const { t } = context;
  const { ended, plies, position } = game;
  const end =
    ended === null
      ? []
      : [
          t(`laws.end.${ended.by}`, {
            article: ended.article,
            move: moveLabel(game, ended.ply, notation),
          }),
        ];
  const after = plies.some(({ afterEnd }) => afterEnd) ? [t('laws.after-end')] : [];
  const lines = [...claimLines(context, game, notation), ...end, ...after, fenOf(position)];
  return `${movesTable(context, game, notation)}\n${lines.join('\n')}\n`;
}
