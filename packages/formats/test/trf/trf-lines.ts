/** Lines for tests, made from the columns of the format, not with the code under test. */
export interface LineParts {
  readonly no: number;
  readonly sex?: string;
  readonly title?: string;
  readonly name?: string;
  readonly rating?: string;
  readonly federation?: string;
  readonly fideId?: string;
  readonly birthDate?: string;
  readonly points?: string;
  readonly rank?: string;
  /** The rounds: `   2 w 1`, `0000 - U`, or blank. */
  readonly cells?: readonly string[];
}

/** A line 001. */
export function playerLine(parts: LineParts): string {
  const { no, sex = '', title = '', name = `Player ${parts.no}` } = parts;
  const fields = [
    '001',
    String(no).padStart(4),
    sex.padEnd(1) + title.padStart(3),
    name.padEnd(33),
    (parts.rating ?? '').padStart(4),
    (parts.federation ?? '').padEnd(3),
    (parts.fideId ?? '').padStart(11),
    (parts.birthDate ?? '').padEnd(10),
    (parts.points ?? '').padStart(4),
    (parts.rank ?? '').padStart(4),
  ];
  const cells = (parts.cells ?? []).map((cell) => `  ${cell.padEnd(8)}`);
  return fields.join(' ') + cells.join('');
}

/** A file of two players who met in round 1, with these two entries. */
export const twoPlayers = (first: string, second: string): string =>
  [playerLine({ no: 1, cells: [first] }), playerLine({ no: 2, cells: [second] })].join('\n');

/** A file in which each player has these entries, numbered from 1. */
export const crosstable = (...rows: readonly (readonly string[])[]): string =>
  rows.map((cells, index) => playerLine({ no: index + 1, cells })).join('\n');
