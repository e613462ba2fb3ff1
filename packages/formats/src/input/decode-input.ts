import { err, ok, type Result } from '@rokade/rules';
import { isSpreadsheet, readSpreadsheet } from '../spreadsheet/read-spreadsheet.ts';
import { type BinaryKind, type InputFault, sizeFault } from './input-fault.ts';

/** The platform's decoder: the same in Node and in browsers, pure, but in no ES library. */
declare const TextDecoder: {
  new (label: string, options?: { fatal: boolean }): { decode(bytes: Uint8Array): string };
};

const startsWith = (bytes: Uint8Array, ...signature: readonly number[]): boolean =>
  signature.every((byte, index) => bytes[index] === byte);

function binaryKind(bytes: Uint8Array): BinaryKind | null {
  if (startsWith(bytes, 0x50, 0x4b, 0x03, 0x04)) return 'zip';
  if (startsWith(bytes, 0x25, 0x50, 0x44, 0x46)) return 'pdf';
  return bytes.includes(0) ? 'binary' : null;
}

function utf8OrLatin1(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

/** The only list on the sheets of a spreadsheet, as a table. */
function onlyList(bytes: Uint8Array): Result<string, InputFault> {
  const table = readSpreadsheet(bytes);
  if (!table.ok) return table;
  const { lists, text } = table.value;
  return lists.length > 1
    ? err({ code: 'input.sheets-several', sheets: lists.join(', ') })
    : ok(text);
}

function decodeBytes(bytes: Uint8Array): Result<string, InputFault> {
  if (startsWith(bytes, 0xff, 0xfe)) return ok(new TextDecoder('utf-16le').decode(bytes));
  if (startsWith(bytes, 0xfe, 0xff)) return ok(new TextDecoder('utf-16be').decode(bytes));
  if (isSpreadsheet(bytes)) return onlyList(bytes);
  const kind = binaryKind(bytes);
  return kind === null ? ok(utf8OrLatin1(bytes)) : err({ code: 'input.not-text', kind });
}

const withoutByteOrderMark = (text: string): string =>
  text.startsWith('\uFEFF') ? text.slice(1) : text;

/**
 * The text of an input. Bytes are UTF-8 if they are valid UTF-8, UTF-16 if a byte order mark says so,
 * else Latin-1 (with the Windows characters). Those of a spreadsheet become the table of its only list.
 * A text is returned as it is. The byte order mark is removed. Errors: `input.too-large`,
 * `input.not-text`, `input.empty` (only blanks), and those of a spreadsheet.
 */
export function decodeInput(input: string | Uint8Array): Result<string, InputFault> {
  const tooLarge = sizeFault(input.length);
  if (tooLarge !== null) return err(tooLarge);
  const decoded = typeof input === 'string' ? ok(input) : decodeBytes(input);
  if (!decoded.ok) return decoded;
  const text = withoutByteOrderMark(decoded.value);
  if (text.includes('\0')) return err({ code: 'input.not-text', kind: 'binary' });
  return text.trim() === '' ? err({ code: 'input.empty' }) : ok(text);
}
