/**
 * The columns of a player's line in a file of Vega (`.veg`): name, federation, birth, sex, title, FIDE's
 * number and rating, the federation's number and rating, FIDE's factor, and the rounds without the player.
 */
const headings =
  'Name;Federation;Born;Sex;Title;FIDE ID;FIDE Rating;National ID;Rating;K-factor;Available';

const cellsOf = (line: string): readonly string[] => line.split(';').map((cell) => cell.trim());

const isPlayer = (line: string | undefined): boolean =>
  line !== undefined && cellsOf(line).length >= 10 && /\p{L}/u.test(cellsOf(line)[0] ?? '');

/** The lines above the number of players: the tournament's name, place, days, arbiter, system … */
const mostAbove = 20;

/** Dashes stand for nothing. */
const plain = (line: string): string =>
  cellsOf(line)
    .map((cell) => (/^-+$/.test(cell) ? '' : cell))
    .join(';');

/**
 * The players of a file of Vega as a table with headings, each on the line that it has in the file: a
 * line with their number, one of headings, then a line for each. null: it is no such file. What follows
 * the players (colours, opponents and results by the program's own numbers) is left out.
 */
export function vegaTable(text: string): string | null {
  const lines = text.split(/\r\n|\r|\n/);
  const at = lines
    .slice(0, mostAbove)
    .findLastIndex(
      (line, index) =>
        /^\s*\d{1,4}\s*$/.test(line) && Number(line) > 0 && isPlayer(lines[index + 2]),
    );
  if (at < 5) return null;
  const players = lines.slice(at + 2, at + 2 + Number(lines[at]));
  if (players.length < Number(lines[at]) || !players.every(isPlayer)) return null;
  return ['\n'.repeat(at + 1), headings, '\n', players.map(plain).join('\n'), '\n'].join('');
}
