import { resultText } from '@rokade/tables';
import type { Option } from '../forms/option.ts';
import type { Locale } from '../words/locale.ts';
import { enteredResults } from './result-of-act.ts';

/**
 * Every result that can be entered at the desk as an option: its JSON, and the score with its words; a
 * game without a score yet has the words alone.
 */
export const enteredResultOptions = ({ t }: Pick<Locale<'tournament'>, 't'>): readonly Option[] =>
  enteredResults.map((result) => {
    const { text, words } = resultText(result);
    const inWords = words.map((key) => t(key)).join(', ');
    return {
      value: JSON.stringify(result),
      text: text === '' ? inWords : `${text} (${inWords})`,
    };
  });
