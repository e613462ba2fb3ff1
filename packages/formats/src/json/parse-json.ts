import { err, ok, type Result } from '@rokade/rules';
import type { JsonFault } from './json-fault.ts';
import { locateSyntaxError } from './locate-syntax-error.ts';

/** The value in a JSON text, or the place where it stops being one. */
export function parseJson(text: string): Result<unknown, JsonFault> {
  try {
    return ok(JSON.parse(text));
  } catch {
    return err({ code: 'json.syntax', ...locateSyntaxError(text) });
  }
}
