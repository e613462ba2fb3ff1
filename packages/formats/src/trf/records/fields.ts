import type { HalfPoints } from '@rokade/rules';
import { parsePlayerNo, parsePoints, parseTeamNo, parseWhole } from '../number-field.ts';
import { columns, field, recordCode, repeatedFields, type TrfLine } from '../trf-line.ts';
import { fault, placeIn, type TrfReading } from '../trf-reading.ts';

/** First and last column of a field, from 1, both included. */
export type FieldColumns = readonly [first: number, last: number];

/** Fields of one width that follow one another to the end of the line. */
export interface FieldRow {
  readonly first: number;
  readonly size: number;
  readonly step: number;
}

/** Reports a text that its field cannot hold. */
export function invalid(line: TrfLine, reading: TrfReading, column: number, text: string): void {
  const problem = { code: 'trf.record.invalid', record: recordCode(line), text } as const;
  fault(reading, placeIn(line, column), problem);
}

/** Notes that a record names a player or team, which must exist in the file. */
export function mention(
  line: TrfLine,
  { mentions }: TrfReading,
  column: number,
  participant: number,
): void {
  mentions.push({ ...placeIn(line, column), record: recordCode(line), participant });
}

/** The result of `parse` on a field; null with a fault if it finds nothing. */
export function requiredField<T>(
  line: TrfLine,
  reading: TrfReading,
  [first, last]: FieldColumns,
  parse: (text: string) => T | null,
): T | null {
  const text = field(line, first, last);
  const value = parse(text);
  if (value === null) invalid(line, reading, first, text);
  return value;
}

const fromOne = (text: string): number | null => parseWhole(text) || null;

/** A field with a number from 1 on; null with a fault otherwise. */
export const requiredNumber = (
  line: TrfLine,
  reading: TrfReading,
  place: FieldColumns,
): number | null => requiredField(line, reading, place, fromOne);

/** A field with a team's number; null with a fault otherwise. */
export function requiredTeam(
  line: TrfLine,
  reading: TrfReading,
  place: FieldColumns,
): number | null {
  const team = requiredField(line, reading, place, parseTeamNo);
  if (team !== null) mention(line, reading, place[0], team);
  return team;
}

/** A field with points; null with a fault otherwise. */
export const requiredPoints = (
  line: TrfLine,
  reading: TrfReading,
  place: FieldColumns,
): HalfPoints | null => requiredField(line, reading, place, parsePoints);

/** An optional field; null if it is blank or, with a fault, if `parse` finds nothing. */
export const optionalField = <T>(
  line: TrfLine,
  reading: TrfReading,
  place: FieldColumns,
  parse: (text: string) => T | null,
): T | null => (field(line, ...place) === '' ? null : requiredField(line, reading, place, parse));

/** Whether the columns between fields are blank. */
export const areBlank = (line: TrfLine, separators: readonly number[]): boolean =>
  separators.every((column) => columns(line, column, column).trim() === '');

/** The numbers in a row of fields; blank fields are skipped, other texts are faults. */
const numbersInRow = (
  line: TrfLine,
  reading: TrfReading,
  row: FieldRow,
  parse: (text: string) => number | null = parsePlayerNo,
): readonly number[] =>
  repeatedFields(line, row).flatMap(({ column, text }) => {
    if (text === '') return [];
    const number = parse(text);
    if (number === null) invalid(line, reading, column, text);
    else mention(line, reading, column, number);
    return number === null ? [] : [number];
  });

/** As `numbersInRow`, but blanks and zeros keep their place as null. */
export const placesInRow = (
  line: TrfLine,
  reading: TrfReading,
  row: FieldRow,
  parse: (text: string) => number | null = parsePlayerNo,
): readonly (number | null)[] =>
  repeatedFields(line, row).map(({ column, text }) => {
    if (/^0*$/.test(text)) return null;
    const number = parse(text);
    if (number === null) invalid(line, reading, column, text);
    else mention(line, reading, column, number);
    return number;
  });

/** Players in columns of four from `first` on, five apart; blank ones are skipped. */
export const playersFromColumn = (
  line: TrfLine,
  reading: TrfReading,
  first: number,
): readonly number[] => numbersInRow(line, reading, { first, size: 4, step: 5 });

/** Alternating symbols and numbers, `W 3.0    D1.0`; '' if one of the two is missing. */
export function symbolValues(text: string): readonly (readonly [symbol: string, value: string])[] {
  const pairs: [string, string][] = [];
  let symbol = '';
  for (const [token] of text.matchAll(/[A-Za-z]+|[^A-Za-z\s]+/g)) {
    const isSymbol = /^[A-Za-z]/.test(token);
    if (!isSymbol || symbol !== '') pairs.push([symbol, isSymbol ? '' : token]);
    symbol = isSymbol ? token.toUpperCase() : '';
  }
  return symbol === '' ? pairs : [...pairs, [symbol, '']];
}
