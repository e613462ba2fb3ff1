/** The texts on the lines of a bracket; '' for a line that is not drawn. */
export type BracketLabels = readonly (readonly string[])[];

const widthOf = (text: string): number => Array.from(text).length;

/** The row of a line: lines of a round lie in the middle of the two that lead to them. */
const rowOf = (round: number, line: number): number => 2 ** (round + 1) * line + 2 ** round - 1;

interface Grid {
  readonly rows: string[][];
}

function put({ rows }: Grid, row: number, column: number, text: string): void {
  const cells = rows[row];
  if (cells === undefined) return;
  Array.from(text).forEach((letter, index) => {
    cells[column + index] = letter;
  });
}

/** The strokes from two lines that meet to the line of the winner. */
function join(grid: Grid, round: number, match: number, column: number): void {
  const [upper, lower] = [rowOf(round, 2 * match), rowOf(round, 2 * match + 1)];
  put(grid, upper, column, '┐');
  put(grid, lower, column, '┘');
  for (let row = upper + 1; row < lower; row++) put(grid, row, column, '│');
  put(grid, rowOf(round + 1, match), column, '├');
}

/**
 * A bracket drawn with box characters. `labels[0]` are the lines of the first round, from the top, each
 * later list the lines that come out of the round before; the last one is the winner alone.
 */
export function bracketTree(labels: BracketLabels): string {
  const height = rowOf(0, Math.max(1, labels[0]?.length ?? 0) - 1) + 1;
  const grid: Grid = { rows: Array.from({ length: height }, () => []) };
  let column = 0;
  labels.forEach((lines, round) => {
    const width = Math.max(...lines.map(widthOf), 1);
    lines.forEach((label, line) => {
      if (label === '') return;
      const stroke = round + 1 < labels.length ? ' '.padEnd(width - widthOf(label) + 2, '─') : '';
      put(grid, rowOf(round, line), column, `${label}${stroke}`);
    });
    column += width + 2;
    for (let match = 0; 2 * match + 1 < lines.length; match++) {
      if (lines[2 * match] !== '' || lines[2 * match + 1] !== '') join(grid, round, match, column);
    }
    column += 2;
  });
  const text = grid.rows.map((cells) =>
    Array.from(cells, (cell) => cell ?? ' ')
      .join('')
      .trimEnd(),
  );
  return `${text.filter((line, index) => line !== '' || (text[index - 1] ?? '') !== '').join('\n')}\n`;
}
