import type { Language } from '@rokade/tournament';

/**
 * Makes a format for a language and one more choice, once for each: making one takes a hundred times
 * as long as using it, and a table uses it in each line.
 */
export function madeOnce<Choice extends string | number | boolean, Format>(
  make: (language: Language, choice: Choice) => Format,
): (language: Language, choice: Choice) => Format {
  const made = new Map<string, Format>();
  return (language, choice) => {
    const key = `${language} ${choice}`;
    const format = made.get(key) ?? make(language, choice);
    made.set(key, format);
    return format;
  };
}
