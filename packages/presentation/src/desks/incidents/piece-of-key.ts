import type { Language } from '@rokade/tournament';

/** The keys of pieces from the king to the pawn, in the letters of each language's scores. */
const keys: Readonly<Record<Language, string>> = { da: 'kdtlsb', de: 'kdtlsb', en: 'kqrbnp' };
const letters = 'KQRBNP';

/** A key as it was pressed. */
interface Pressed {
  readonly key: string;
  readonly shiftKey: boolean;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
}

/**
 * The piece that a key puts on a square: White's, with Shift Black's; `.` for an empty square; null:
 * the key means nothing.
 */
export function pieceOfKey(
  language: Language,
  { key, shiftKey, ctrlKey, metaKey, altKey }: Pressed,
): string | null {
  if (ctrlKey || metaKey || altKey) return null;
  if (key === 'Delete' || key === 'Backspace') return '.';
  if (key.length !== 1) return null;
  const place = keys[language].indexOf(key.toLowerCase());
  if (place < 0) return null;
  const letter = letters.charAt(place);
  return shiftKey ? letter.toLowerCase() : letter;
}
