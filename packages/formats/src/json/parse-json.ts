import { err, ok, type Result } from '@rokade/rules';
import type { JsonFault } from './json-fault.ts';
import { locateSyntaxError, placeOf } from './locate-syntax-error.ts';
import { deepestNesting, tooDeepAt } from './nesting.ts';

/** The value in a JSON text, or the place where it stops being one or goes too deep to be read. */
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
