import type { ListedNumbers, RatedPlayer } from '@rokade/register';
import { err, type KindOfPlay, ok } from '@rokade/rules';
import { type FixedColumn, fixedColumns } from '../register-list/fixed-width.ts';
import { fidePlayer, isFideNumber, listedNumber } from './fide-player.ts';
import { headingMonth } from './list-month.ts';
import { type ListRows, nobody, type PlayersRead } from './list-rows.ts';

type NumberField = `${'rating' | 'factor'}-${KindOfPlay}`;

type Field = 'id' | 'name' | 'federation' | 'sex' | 'title' | 'womenTitle' | 'born' | NumberField;

const fields: ReadonlyMap<string, Field> = new Map([
  ['id number', 'id'],
  ['name', 'name'],
  ['fed', 'federation'],
  ['sex', 'sex'],
  ['tit', 'title'],
  ['titl', 'title'],
  ['wtit', 'womenTitle'],
  ['b-day', 'born'],
  ['born', 'born'],
  ['srtng', 'rating-standard'],
  ['rrtng', 'rating-rapid'],
  ['brtng', 'rating-blitz'],
  ['sk', 'factor-standard'],
  ['rk', 'factor-rapid'],
  ['bk', 'factor-blitz'],
]);

/** The month in the heading of a list of one kind of play; null: a list of all kinds has none. */
export const monthInHeading = (heading: string): string | null =>
  fixedColumns(heading)
    .map((column) => headingMonth(column.heading))
    .find((month) => month !== null) ?? null;

/** The columns of a list; a list of one kind of play has its month above the ratings. */
function placesIn(heading: string, kind: KindOfPlay): ReadonlyMap<Field, FixedColumn> {
  const fieldOf = (word: string): Field | undefined => {
    if (headingMonth(word) !== null) return `rating-${kind}`;
    return word === 'k' ? `factor-${kind}` : fields.get(word);
  };
  return new Map(
    fixedColumns(heading).flatMap((column) => {
      const field = fieldOf(column.heading.toLowerCase());
      return field === undefined ? [] : [[field, column] as const];
    }),
  );
}

type CellOf = (line: string, field: Field) => string;

function numbersOf(line: string, cell: CellOf, what: 'rating' | 'factor'): ListedNumbers | null {
  const standard = listedNumber(cell(line, `${what}-standard`));
  const rapid = listedNumber(cell(line, `${what}-rapid`));
  const blitz = listedNumber(cell(line, `${what}-blitz`));
  return standard === undefined || rapid === undefined || blitz === undefined
    ? null
    : { standard, rapid, blitz };
}

/** The player in a line; null: no FIDE ID, or an invalid rating. */
function playerIn(line: string, cell: CellOf): RatedPlayer | null {
  const id = cell(line, 'id');
  const ratings = numbersOf(line, cell, 'rating');
  const factors = numbersOf(line, cell, 'factor');
  if (!isFideNumber(id) || ratings === null || factors === null) return null;
  return fidePlayer({
    id,
    name: cell(line, 'name'),
    federation: cell(line, 'federation'),
    sex: cell(line, 'sex'),
    title: cell(line, 'title'),
    womenTitle: cell(line, 'womenTitle'),
    born: cell(line, 'born'),
    ratings,
    factors,
  });
}

/**
 * Reads FIDE's list as text, with each value below its heading, whatever columns it has; the first line
 * contains the headings. `kind` is the kind of play of a list with only one.
 */
export function readFideText(heading: string, kind: KindOfPlay): ListRows {
  const places = placesIn(heading, kind);
  const cell: CellOf = (line, field) => {
    const place = places.get(field);
    return place === undefined ? '' : line.slice(place.start, place.end).trim();
  };
  const shortest = places.get('born')?.start ?? 0;
  let number = 0;
  function takeLine(line: string, isWhole: boolean): PlayersRead {
    number += 1;
    if (number === 1 || line.trim() === '') return nobody;
    if (!isWhole && line.length < shortest) return err({ code: 'list.truncated', line: number });
    const player = playerIn(line, cell);
    if (player !== null) return player.name === '' ? nobody : ok([player]);
    const text = line.trim().slice(0, 40);
    return err({ code: 'list.line-unreadable', line: number, text });
  }
  function read(piece: string): PlayersRead {
    const players: RatedPlayer[] = [];
    for (let from = 0; from < piece.length; ) {
      const end = piece.indexOf('\n', from);
      const taken = takeLine(piece.slice(from, end === -1 ? undefined : end), end !== -1);
      if (!taken.ok) return taken;
      players.push(...taken.value);
      from = end === -1 ? piece.length : end + 1;
    }
    return ok(players);
  }
  return { read, end: () => nobody };
}
