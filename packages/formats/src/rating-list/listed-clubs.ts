import { cleaned } from '../csv/cell-text.ts';
import { headingKey } from '../csv/player-field.ts';
import { splitTable } from '../csv/split-table.ts';
import { decodeInput } from '../input/decode-input.ts';

/** A club in the German federation's lists. */
export interface ListedClub {
  readonly name: string;
  readonly association: string;
}

/** Clubs by their number (ZPS). */
export type ListedClubs = ReadonlyMap<string, ListedClub>;

/** Two columns of a table as a map, from the values of `of` to those of `what`. */
function pairsIn(
  table: string | Uint8Array,
  of: string,
  what: string,
): ReadonlyMap<string, string> {
  const text = decodeInput(table);
  const [first, ...rows] = text.ok ? splitTable(text.value).rows : [];
  const keys = (first?.cells ?? []).map(headingKey);
  const [key, value] = [keys.indexOf(of), keys.indexOf(what)];
  if (key === -1 || value === -1) return new Map();
  return new Map(rows.map(({ cells }) => [cleaned(cells[key] ?? ''), cleaned(cells[value] ?? '')]));
}

/** The clubs in `vereine.csv`, with the names of their associations from `verbaende.csv`. */
export function readListedClubs(
  clubs: string | Uint8Array,
  associations: string | Uint8Array,
): ListedClubs {
  const named = pairsIn(associations, 'verbandnummer', 'verbandname');
  const above = pairsIn(clubs, 'zpsnummer', 'landesverband');
  const names = pairsIn(clubs, 'zpsnummer', 'vereinsname');
  const association = (zps: string): string => {
    const code = above.get(zps) ?? '';
    return named.get(code) ?? code;
  };
  return new Map([...names].map(([zps, name]) => [zps, { name, association: association(zps) }]));
}
