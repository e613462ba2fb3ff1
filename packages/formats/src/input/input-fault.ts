import type { ByCode } from '@rokade/rules';
/** The most an input may hold: 20 MB. A tournament of 1,000 players takes about half a megabyte. */
export const inputLimitBytes = 20_000_000;

/** The fault of an input of so many bytes, null if it may be read. */
export const sizeFault = (bytes: number): InputFault | null =>
  bytes <= inputLimitBytes
    ? null
    : {
        code: 'input.too-large',
        megabytes: Math.ceil(bytes / 1_000_000),
        limitMegabytes: inputLimitBytes / 1_000_000,
      };

/** What is no text at all, where its first bytes tell. */
export type BinaryKind = 'zip' | 'pdf' | 'binary';

/** Why an input is refused before anything is read from it. */
export type InputFault = ByCode<{
  'input.too-large': { megabytes: number; limitMegabytes: number };
  'input.not-text': { kind: BinaryKind };
  'input.empty': object;
  /** Text, but neither TRF nor one of our JSON documents. */
  'input.unknown-format': object;
}>;
