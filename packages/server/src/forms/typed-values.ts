import { parseTimeControl, plyIn, secondsIn } from '@rokade/tournament';
import { hundredthsIn } from '../values/amount-text.ts';

/** Converts the text of a field; null: it cannot be read. */
type TypedReader = (text: string) => unknown;

/** Points as half-points: 7, 7½, 7.5 or 7,5. */
function halfPointsIn(text: string): number | null {
  const [, digits = '', half] = /^(\d*)(½|[.,][05])?$/.exec(text) ?? [];
  if (text === '' || (digits === '' && half === undefined)) return null;
  return 2 * Number(digits) + (half === '½' || half?.endsWith('5') === true ? 1 : 0);
}

/** The lines of a text that are not empty. */
const linesIn = (text: string): readonly string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

/** Codes separated by spaces, commas or semicolons: the titles GM, IM, the tie-breaks BH-C1, DE. */
const codesIn = (text: string): readonly string[] =>
  text
    .toUpperCase()
    .split(/[\s,;]+/)
    .filter((code) => code !== '');

/** A day as `2027-01-08` from 2027-01-08, 8.1.2027 or 8/1/2027; anything else stays as it is, to be refused. */
function dayOf(text: string): string {
  const [, date = '', month = '', year = ''] =
    /^(\d{1,2})[./-]\s*(\d{1,2})[./-]\s*(\d{4})$/.exec(text) ?? [];
  return year === '' ? text : `${year}-${month.padStart(2, '0')}-${date.padStart(2, '0')}`;
}

/** Days, one a line or separated by commas or semicolons. */
const daysIn = (text: string): readonly string[] =>
  text
    .split(/[\n,;]/)
    .map((line) => dayOf(line.trim()))
    .filter((day) => day !== '');

function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/**
 * The conversions that do not follow from a value's shape, by the ending of the field's name:
 * `command.act.halfPoints:half-points`.
 */
export const typedValues: Readonly<Record<string, TypedReader>> = {
  'half-points': halfPointsIn,
  seconds: secondsIn,
  ply: plyIn,
  money: hundredthsIn,
  hundredths: hundredthsIn,
  lines: linesIn,
  titles: codesIn,
  codes: codesIn,
  days: daysIn,
  capitals: (text) => text.toUpperCase(),
  json: jsonIn,
  'time-control': parseTimeControl,
};

/** The value of an empty field, by the ending of its name: `values.months:or-zero`. */
export const blankValues: Readonly<Record<string, unknown>> = { 'or-zero': 0 };
