import { resultText } from '@rokade/tables';
import type { TranslateFor } from '@rokade/texts';
import type { GameResult } from '@rokade/tournament';

/** A result within a sentence: `1–0`, `+/− (Black did not come, without notice)`. */
export function resultInWords(t: TranslateFor<'console'>, result: GameResult | null): string {
  if (result === null) return t('history.no-result');
  const { text, words } = resultText(result);
  const sentence = words.map((key) => t(key)).join(', ');
  if (text === '') return sentence;
  return result.kind === 'played' && result.white + result.black === 2
    ? text
    : `${text} (${sentence})`;
}

/** A result as the text of a button: `1–0`, `+/−`, "adjourned". */
export const resultInShort = (t: TranslateFor<'console'>, result: GameResult | null): string =>
  resultText(result).text || resultInWords(t, result);

/** A result and who entered it: "0–1 (Ida)". */
export function writtenInWords(
  t: TranslateFor<'console'>,
  { result, by }: { readonly result: GameResult | null; readonly by: string },
): string {
  const short = resultInShort(t, result);
  return by === '' ? short : `${short} (${by})`;
}
