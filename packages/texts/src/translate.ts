import type { Language } from '@rokade/tournament';
import { type KeyFor, type Reader, shelvesOf, type TextKey } from './catalogue.ts';
import { plainDayText } from './day-text.ts';
import { formatMessage } from './format-message.ts';
import { locales } from './locales.ts';
import { plainMoneyText } from './money-text.ts';
import type { Facts, Texts } from './texts.ts';

/** Translates a key into a text of one language. */
export interface Translate<Key extends string = TextKey> {
  (key: Key, facts?: Facts): string;
  /** The text of a key that may be unknown; null: it is. */
  readonly find: (key: string, facts?: Facts) => string | null;
}

/** Translates the keys that a reader has loaded. */
export type TranslateFor<R extends Reader> = Translate<KeyFor<R>>;

/** Amounts of money, several added up: 500 + 300. */
const sayMoney = (language: Language, fact: number | readonly number[]): string =>
  [fact]
    .flat()
    .map((money) => plainMoneyText(language, money))
    .join(' + ');

/** Facts that users typed, which stay as they are. */
const typedFacts: ReadonlySet<string> = new Set(['text', 'name', 'id']);

/** A translator with these texts of a language. */
export function makeTranslate(language: Language, texts: Texts): Translate<string> {
  const textOf = (key: string): string | null =>
    Object.hasOwn(texts, key) ? (texts[key] ?? null) : null;

  /**
   * A fact in the language, if it is money or one of Rokade's words: a field, a problem, a kind of
   * file or an act of FIDE mode; others stay.
   */
  const sayFact = ([name, fact]: readonly [string, Facts[string]]) => {
    if (typeof fact === 'object' || (typeof fact === 'number' && name.endsWith('Money'))) {
      return [name, sayMoney(language, fact)];
    }
    const isWord = ['field', 'problem', 'kind', 'fideAct'].includes(name);
    return [name, (isWord ? textOf(`${name}.${fact}`) : null) ?? fact];
  };

  /** A fact within a sentence, where days and months are written out too; typed facts stay. */
  const sayInSentence = ([name, fact]: readonly [string, Facts[string]]) =>
    typeof fact === 'string' && !typedFacts.has(name)
      ? sayFact([name, plainDayText(language, fact)])
      : sayFact([name, fact]);

  const find = (key: string, facts: Facts = {}): string | null => {
    const text = textOf(key);
    if (text === null || !text.includes('{')) return text;
    const isSentence = key.startsWith('error.') || key.startsWith('terms.list-');
    const spokenFacts = Object.entries(facts).map(isSentence ? sayInSentence : sayFact);
    return formatMessage(language, text, Object.fromEntries(spokenFacts));
  };
  return Object.assign((key: string, facts?: Facts) => find(key, facts) ?? key, { find });
}

/** The texts that a reader loads, in one language. */
export async function loadTranslate<R extends Reader>(
  language: Language,
  reader: R,
): Promise<TranslateFor<R>> {
  const { shelves } = locales[language];
  const taken = await Promise.all(shelvesOf(reader).map((shelf) => shelves[shelf]()));
  return makeTranslate(language, Object.assign({}, ...taken.flatMap(Object.values)));
}
