import type { Language } from '@rokade/tournament';
import * as da from './da/all.ts';
import * as de from './de/all.ts';
import * as en from './en/all.ts';
import { formatMessage } from './format-message.ts';
import { plainMoneyText } from './money-text.ts';
import type { Facts, Texts, Translation } from './texts.ts';

/** The words of English, by area: the reference that every other language has to match. */
type Reference = typeof en;
type Folder = { readonly [Area in keyof Reference]: Translation<Reference[Area]> };

const folders: Readonly<Record<Language, Folder>> = { da, de, en };

/** The name of a text; a misspelt one is a type error. */
export type TextKey = {
  readonly [Area in keyof Reference]: keyof Reference[Area];
}[keyof Reference];

const catalogueOf = (folder: Folder): Texts<TextKey> => Object.assign({}, ...Object.values(folder));

const catalogues: Readonly<Record<Language, Texts<TextKey>>> = {
  da: catalogueOf(folders.da),
  de: catalogueOf(folders.de),
  en: catalogueOf(folders.en),
};

/** The names of all texts, by area. */
export const textKeys = Object.values(en).flatMap(Object.keys) as readonly TextKey[];

/** Says a message in one language. */
export type Translate = (key: TextKey, facts?: Facts) => string;

const isTextKey = (key: string): key is TextKey => key in catalogues.en;

/** Amounts of money, several added up: 500 + 300. */
const sayMoney = (language: Language, fact: number | readonly number[]): string =>
  [fact]
    .flat()
    .map((money) => plainMoneyText(language, money))
    .join(' + ');

/** A fact that is money or a word of ours, `field` or `problem`, said in the language; others stay. */
const sayFact = (
  language: Language,
  name: string,
  fact: string | number | readonly number[],
): string | number => {
  if (typeof fact === 'object' || (typeof fact === 'number' && name.endsWith('Money'))) {
    return sayMoney(language, fact);
  }
  const key = `${name}.${fact}`;
  return (name === 'field' || name === 'problem') && isTextKey(key)
    ? catalogues[language][key]
    : fact;
};

const sayFacts = (language: Language, facts: Facts) =>
  Object.fromEntries(
    Object.entries(facts).map(([name, fact]) => [name, sayFact(language, name, fact)]),
  );

/** The locale of one language. */
export const translator =
  (language: Language): Translate =>
  (key, facts = {}) =>
    formatMessage(language, catalogues[language][key], sayFacts(language, facts));
export { accountStateText } from './account-state-text.ts';
export { citation } from './citation.ts';
export { cupRoundText, cupStageText } from './cup-text.ts';
export { moneyText } from './money-text.ts';
export { ratingCell, ratingText } from './rating-text.ts';
export type { Facts } from './texts.ts';
export { explainTieBreak } from './tie-break-explanation.ts';
export type { TieBreakLine, TieBreakLocale } from './tie-break-locale.ts';
export { tieBreakWords } from './tie-break-words.ts';
