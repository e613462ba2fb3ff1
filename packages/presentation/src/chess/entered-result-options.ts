import { resultText } from '@rokade/tables';
import type { Option } from '../forms/option.ts';
import type { Locale } from '../words/locale.ts';
import { enteredResults } from './result-of-act.ts';

/** Every result that can be entered at the desk as an option: its JSON, and the score with its words. */
export const enteredResultOptions = ({ t }: Pick<Locale<'tournament'>, 't'>): readonly Option[] =>
  enteredResults.map((result) => {
    const { text, words } = resultText(result);
    return {
      value: JSON.stringify(result),
      text: `${text} (${words.map((key) => t(key)).join(', ')})`,
    };
  });
