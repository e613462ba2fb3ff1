import type { ByCode } from '@rokade/rules';
import type { SpreadsheetFault } from '../spreadsheet/spreadsheet-fault.ts';

/** The greatest size of an input: 20 MB. A tournament of 1,000 players takes about half a megabyte. */
export const inputLimitBytes = 20_000_000;

/** The fault of an input of this size; null if it can be read. */
export const sizeFault = (bytes: number): InputFault | null =>
  bytes <= inputLimitBytes
    ? null
    : {
        code: 'input.too-large',
        megabytes: Math.ceil(bytes / 1_000_000),
        limitMegabytes: inputLimitBytes / 1_000_000,
      };

/** Kinds of files that are not text, recognised by their first bytes. */
export type BinaryKind = 'zip' | 'pdf' | 'binary';

/** Why an input is refused before anything is read from it. */
export type InputFault =
  | SpreadsheetFault
  | ByCode<{
      'input.too-large': { megabytes: number; limitMegabytes: number };
      'input.not-text': { kind: BinaryKind };
      'input.empty': object;
      /** Text, but neither TRF nor a JSON document of Rokade's. */
      'input.unknown-format': object;
    }>;
