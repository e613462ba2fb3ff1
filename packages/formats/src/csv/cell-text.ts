import type { NameOrder } from './list-layouts.ts';
import { isFormula } from './make-csv.ts';
import { surnameFirst } from './surname-first.ts';

/** A cell with single blanks, without the apostrophe that keeps a spreadsheet from running a formula. */
export const cleaned = (cell: string): string =>
  (cell.startsWith("'") && isFormula(cell.slice(1)) ? cell.slice(1) : cell)
    .replace(/\s+/g, ' ')
    .trim();

/** Whether a cell is empty in the ways of lists: nothing, zero or a dash. */
export const isNothing = (text: string): boolean => /^(?:0*|[-–])$/.test(text);

/** "DE ROSSI Anna" as "DE ROSSI, Anna"; a name all in capitals has one surname. */
function capitalSurname(name: string): string {
  const words = name.split(' ');
  const small = words.findIndex((word) => /\p{Ll}/u.test(word));
  const at = small === -1 ? 1 : small;
  return at === 0 || at >= words.length
    ? name
    : `${words.slice(0, at).join(' ')}, ${words.slice(at).join(' ')}`;
}

const turned: Readonly<Record<NameOrder, (name: string) => string>> = {
  'surname-first': (name) => name,
  'first-names-first': surnameFirst,
  'capital-surname': capitalSurname,
};

/**
 * The name with the surname first: "Ida Hansen" is "Hansen, Ida" in a list with first names first; a
 * comma is followed by a blank.
 */
export const nameInOrder = (name: string, order: NameOrder): string =>
  name.includes(',') ? name.replace(/,(?=\S)/g, ', ') : turned[order](name);

const sexes: Readonly<Record<string, 'm' | 'w' | ''>> = {
  '': '',
  '-': '',
  m: 'm',
  mand: 'm',
  dreng: 'm',
  herre: 'm',
  male: 'm',
  man: 'm',
  männlich: 'm',
  w: 'w',
  k: 'w',
  f: 'w',
  kvinde: 'w',
  pige: 'w',
  dame: 'w',
  female: 'w',
  woman: 'w',
  weiblich: 'w',
};

/** The sex in a text, as a word or letter of the three languages; null if it is not one. */
export function parseSex(text: string): 'm' | 'w' | '' | null {
  const key = text.toLowerCase();
  return Object.hasOwn(sexes, key) ? (sexes[key] ?? null) : null;
}
