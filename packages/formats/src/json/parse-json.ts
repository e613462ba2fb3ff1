import { err, ok, type Result } from '@rokade/rules';
import { decodeInput } from '../input/decode-input.ts';
import type { InputFault } from '../input/input-fault.ts';
import type { JsonFault } from './json-fault.ts';
import { locateSyntaxError, placeOf } from './locate-syntax-error.ts';
import { deepestNesting, tooDeepAt } from './nesting.ts';
import { type JsonShape, shapeFaults } from './shape.ts';

/** The value in a JSON text, or the place where it is invalid or nested too deeply. */
export function parseJson(text: string): Result<unknown, JsonFault> {
  const deep = tooDeepAt(text);
  if (deep !== null) {
    return err({ code: 'json.too-deep', most: deepestNesting, ...placeOf(text, deep) });
  }
  try {
    return ok(JSON.parse(text));
  } catch {
    return err({ code: 'json.syntax', ...locateSyntaxError(text) });
  }
}

/** A JSON file as a value of a shape, or its faults with their places. */
export function parseJsonAs<T>(
  shape: JsonShape<T>,
  input: string | Uint8Array,
): Result<T, readonly (InputFault | JsonFault)[]> {
  const text = decodeInput(input);
  if (!text.ok) return err([text.error]);
  const json = parseJson(text.value);
  if (!json.ok) return err([json.error]);
  const read = shape.safeParse(json.value);
  return read.success ? ok(read.data) : err(shapeFaults(read.error));
}
