import { err, ok, type Result } from '@rokade/rules';
import type { RatingListFault } from './rating-list-fault.ts';

/** The platform's decoder: the same in Node and in browsers, pure, but in no ES library. */
declare const TextDecoder: {
  new (
    label: string,
    options?: { fatal?: boolean; ignoreBOM?: boolean },
  ): { decode(bytes?: Uint8Array, options?: { stream: boolean }): string };
};

/** Complete lines, with the number of the first, from 1. */
export interface TextPiece {
  readonly text: string;
  readonly line: number;
}

/** Decodes a text in pieces. */
export interface PieceDecoder {
  /** The lines that are complete with these bytes. */
  take(bytes: Uint8Array): Result<TextPiece, RatingListFault>;
  /** The rest after the last complete line. */
  end(): Result<TextPiece, RatingListFault>;
}

/** Longer than any line of a list. */
const longestLine = 1_000_000;

const lineEnd = 0x0a;

const none = new Uint8Array(0);

function joined(first: Uint8Array, second: Uint8Array): Uint8Array {
  if (first.length === 0) return second;
  const both = new Uint8Array(first.length + second.length);
  both.set(first);
  both.set(second, first.length);
  return both;
}

function linesIn(bytes: Uint8Array): number {
  let lines = 0;
  for (let at = 0; at < bytes.length; at++) if (bytes[at] === lineEnd) lines += 1;
  return lines;
}

const utf8 = new TextDecoder('utf-8', { fatal: true });
const latin1 = new TextDecoder('windows-1252');

function decodedUtf8(bytes: Uint8Array): string | null {
  try {
    return utf8.decode(bytes);
  } catch {
    return null;
  }
}

/** The bytes of the lines before the first that is not valid UTF-8. */
function soundLines(bytes: Uint8Array): Uint8Array {
  for (let from = 0; from < bytes.length; ) {
    const end = bytes.indexOf(lineEnd, from);
    const until = end === -1 ? bytes.length : end + 1;
    if (decodedUtf8(bytes.subarray(from, until)) === null) return bytes.subarray(0, from);
    from = until;
  }
  return bytes;
}

/** Decodes UTF-16, recognised by its byte order mark. */
function makeWideDecoder(label: 'utf-16le' | 'utf-16be'): PieceDecoder {
  const decoder = new TextDecoder(label);
  let rest = '';
  let line = 1;
  return {
    take(bytes) {
      const text = rest + decoder.decode(bytes, { stream: true });
      const end = text.lastIndexOf('\n') + 1;
      rest = text.slice(end);
      if (rest.length > longestLine) return err({ code: 'list.line-too-long', line });
      const piece = { text: text.slice(0, end), line };
      line += piece.text.split('\n').length - 1;
      return ok(piece);
    },
    end: () => ok({ text: rest + decoder.decode(), line }),
  };
}

/** The decoder for a text, by its first bytes. */
function decoderFor([first, second]: Uint8Array): PieceDecoder {
  if (first === 0xff && second === 0xfe) return makeWideDecoder('utf-16le');
  return first === 0xfe && second === 0xff ? makeWideDecoder('utf-16be') : makeByteDecoder();
}

/** Decodes UTF-8 or Latin-1, or UTF-16 with a byte order mark, as spreadsheets save "Unicode text". */
export function makePieceDecoder(): PieceDecoder {
  let decoder: PieceDecoder | null = null;
  let start: Uint8Array = none;
  function takeStart(): Result<TextPiece, RatingListFault> {
    decoder = decoderFor(start);
    return decoder.take(start);
  }
  return {
    take(bytes) {
      if (decoder !== null) return decoder.take(bytes);
      start = joined(start, bytes);
      return start.length < 2 ? ok({ text: '', line: 1 }) : takeStart();
    },
    end() {
      const started = decoder === null ? takeStart() : ok(null);
      return started.ok ? (decoder ?? makeByteDecoder()).end() : started;
    },
  };
}

/**
 * Decodes UTF-8, and Latin-1 (with the Windows characters) from the first bytes on that are not UTF-8.
 * If letters in UTF-8 came before those, the text is damaged: `list.encoding`. Zero bytes mean another
 * encoding: `input.not-text`.
 */
function makeByteDecoder(): PieceDecoder {
  let rest: Uint8Array = none;
  let encoding: 'ascii' | 'utf-8' | 'latin-1' = 'ascii';
  let line = 1;
  function decode(bytes: Uint8Array): Result<TextPiece, RatingListFault> {
    const text = encoding === 'latin-1' ? null : decodedUtf8(bytes);
    if (text === null && encoding !== 'latin-1') {
      const sound = soundLines(bytes);
      const hadLetters = encoding === 'utf-8' || decodedUtf8(sound)?.length !== sound.length;
      if (hadLetters) return err({ code: 'list.encoding', line: line + linesIn(sound) });
      encoding = 'latin-1';
    } else if (text !== null && text.length !== bytes.length) {
      encoding = 'utf-8';
    }
    const piece = { text: text ?? latin1.decode(bytes), line };
    line += linesIn(bytes);
    return ok(piece);
  }
  return {
    take(bytes) {
      if (bytes.includes(0)) return err({ code: 'input.not-text', kind: 'binary' });
      const end = bytes.lastIndexOf(lineEnd) + 1;
      const whole = joined(rest, bytes.subarray(0, end));
      rest = end === 0 ? joined(rest, bytes) : bytes.slice(end);
      if (rest.length > longestLine) return err({ code: 'list.line-too-long', line });
      return decode(end === 0 ? none : whole);
    },
    end: () => decode(rest),
  };
}
