import { err, ok, type Result } from '@rokade/rules';
import { readXml, type XmlSteps } from './read-xml.ts';
import type { SpreadsheetFault } from './spreadsheet-fault.ts';
import { unpackedPart, type ZipParts } from './zip-parts.ts';

/** The platform's decoder: the same in Node and in browsers, pure, but in no ES library. */
declare const TextDecoder: {
  new (label: string): { decode(bytes: Uint8Array): string };
};

/** The files in a spreadsheet, with the bytes that they are taken from. */
export interface SpreadsheetParts {
  readonly bytes: Uint8Array;
  readonly parts: ZipParts;
}

/** A part that is larger when it is unpacked belongs to no list: 150 MB of XML, ten of text. */
const largestPart = 150_000_000;

export const damaged: SpreadsheetFault = { code: 'input.spreadsheet-damaged' };

/** A decoder of XML by its first bytes. */
const decoderOf = ([first, second]: Uint8Array) =>
  new TextDecoder(first === 0xff && second === 0xfe ? 'utf-16le' : 'utf-8');

function partText(
  { bytes, parts }: SpreadsheetParts,
  name: string,
): Result<string | null, SpreadsheetFault> {
  const part = parts.get(name);
  if (part === undefined) return ok(null);
  if (part.isLocked) return err({ code: 'input.spreadsheet-locked' });
  if (part.size > largestPart) {
    return err({
      code: 'input.sheet-too-large',
      megabytes: Math.ceil(part.size / 1_000_000),
      limitMegabytes: largestPart / 1_000_000,
    });
  }
  const content = unpackedPart(bytes, part);
  return content === null ? err(damaged) : ok(decoderOf(content).decode(content));
}

/** Reads one part as XML; a part that is missing has nothing to read, and is `false`. */
export function readPart(
  spreadsheet: SpreadsheetParts,
  name: string,
  steps: Partial<XmlSteps>,
): Result<boolean, SpreadsheetFault> {
  const text = partText(spreadsheet, name);
  if (!text.ok) return text;
  if (text.value === null) return ok(false);
  const nothing = () => undefined;
  return readXml(text.value, { open: nothing, close: nothing, text: nothing, ...steps })
    ? ok(true)
    : err(damaged);
}
