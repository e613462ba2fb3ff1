import {
  cupMatchColumns,
  cupPlaceRows,
  cupSideText,
  numberedColumns,
  numberedName,
  type TablePlayer,
} from '@rokade/tables';
import { cupRoundText } from '@rokade/texts';
import type { CupBracketView, CupMatchView } from '@rokade/tournament';
import type { Context } from '../outcome.ts';
import { bracketTree } from './bracket-tree.ts';
import { printedTable } from './printed-table.ts';

type Bracket = CupBracketView<TablePlayer>;

/** Players enter the drawing with their first game, not with a bye; an unknown player is a dot. */
function drawnSides({ t }: Context, { sides }: CupMatchView<TablePlayer>, isFirst: boolean) {
  if (isFirst && sides[1].kind === 'nobody') return ['', ''];
  return sides.map((side) => {
    if (side.kind === 'player') return numberedName(side.player);
    return side.kind === 'winner-of' ? '·' : cupSideText(t, side);
  });
}

function treeText(context: Context, { rounds, winner }: Bracket): string {
  const lines = rounds.map(({ matches }, index) =>
    matches.flatMap((match) => drawnSides(context, match, index === 0)),
  );
  return bracketTree([...lines, [winner === null ? '·' : numberedName(winner)]]);
}

function roundText(context: Context, round: Bracket['rounds'][number]): string {
  const table = { columns: cupMatchColumns(context.t), rows: round.matches };
  return `${cupRoundText(context.t, round)}\n\n${printedTable(context, table)}`;
}

function placesText(context: Context, { places }: Bracket): readonly string[] {
  if (places.length === 0) return [];
  const rows = cupPlaceRows(places);
  return [printedTable(context, { columns: numberedColumns('terms.rank'), rows })];
}

/** A cup as text: the drawing, its rounds match by match, and the places so far. */
export const bracketText = (context: Context, bracket: Bracket): string =>
  [
    treeText(context, bracket),
    ...bracket.rounds.map((round) => roundText(context, round)),
    ...placesText(context, bracket),
  ].join('\n');
