import type { PairingSystemCode } from '@rokade/rules';
import { berger } from './berger.ts';
import { burstein } from './burstein.ts';
import { cup } from './cup.ts';
import { dsu } from './dsu.ts';
import { dubov } from './dubov.ts';
import { dutch } from './dutch.ts';
import { keizer } from './keizer.ts';
import { monrad } from './monrad.ts';
import { nordic } from './nordic.ts';
import { olympiad } from './olympiad.ts';
import type { SystemOptions } from './option.ts';
import { playOff } from './play-off.ts';
import { rutsch } from './rutsch.ts';
import type { ChoiceOf, SystemRecord } from './system-record.ts';
import { tempelhof } from './tempelhof.ts';
import { tempelhofTable } from './tempelhof-table.ts';

/** Every pairing system, in the order of lists. */
const records = {
  monrad,
  nordic,
  dutch,
  dubov,
  burstein,
  tempelhof,
  keizer,
  berger,
  dsu,
  'tempelhof-table': tempelhofTable,
  rutsch,
  cup,
  'play-off': playOff,
  olympiad,
} as const satisfies Readonly<Record<PairingSystemCode, { readonly code: PairingSystemCode }>>;

type Records = typeof records;

/** The code of a pairing system: `monrad`. */
export type SystemCode = keyof Records;

type Flat<T> = { [Name in keyof T]: T[Name] };

/**
 * A pairing system with the edition of its regulation and the options chosen by the organiser. `code`
 * and `edition` are those of `rules`.
 */
export type SystemChoice = {
  [Code in SystemCode]: Flat<ChoiceOf<Code, Records[Code]['options']>>;
}[SystemCode];

/** The record of each code. */
export type SystemRecords = Records;

type OptionIn<Options> = Options[keyof Options];

/** The name of an option on the command line: `first-round`. */
export type SystemFlag = Extract<
  { [Code in SystemCode]: OptionIn<Records[Code]['options']> }[SystemCode],
  { readonly flag: string }
>['flag'];

/** The record of any pairing system, with its type erased. */
export type AnySystem = SystemRecord<SystemCode, SystemChoice, string, SystemOptions>;

/** The records by their codes. */
export const systems: Readonly<Record<SystemCode, AnySystem>> = records;

/** All codes, in the order of lists. */
export const systemCodes = Object.keys(systems) as readonly SystemCode[];

/** The code in a text, or null if it is none. */
export const parseSystemCode = (text: string): SystemCode | null =>
  systemCodes.find((code) => code === text) ?? null;
