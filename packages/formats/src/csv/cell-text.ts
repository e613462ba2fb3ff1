import { isFormula } from './make-csv.ts';
import { surnameFirst } from './surname-first.ts';

/** The blanks in a cell made single; an apostrophe that shields a formula from a spreadsheet goes. */
export const cleaned = (cell: string): string =>
  (cell.startsWith("'") && isFormula(cell.slice(1)) ? cell.slice(1) : cell)
    .replace(/\s+/g, ' ')
    .trim();

/** The blanks of a list: nothing, nought or a dash. */
export const isNothing = (text: string): boolean => /^(?:0*|[-–])$/.test(text);

/** "Ida Hansen" is "Hansen, Ida" in a list that says so; a comma is followed by a blank. */
export function nameInOrder(name: string, firstNamesFirst: boolean): string {
  if (name.includes(',')) return name.replace(/,(?=\S)/g, ', ');
  return firstNamesFirst ? surnameFirst(name) : name;
}

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

/** The sex in a text, in words or letters of the three languages; null for what is none. */
export function parseSex(text: string): 'm' | 'w' | '' | null {
  const key = text.toLowerCase();
  return Object.hasOwn(sexes, key) ? (sexes[key] ?? null) : null;
}
