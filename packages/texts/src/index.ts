import type { Language } from '@rokade/tournament';
import { formatMessage } from './format-message.ts';
import { plainMoneyText } from './money-text.ts';
import type { Facts } from './section.ts';
import { accountTexts } from './sections/accounts.ts';
import { checklistTexts } from './sections/checklist.ts';
import { cliTexts } from './sections/cli.ts';
import { cliAccountTexts } from './sections/cli-account.ts';
import { consoleTexts } from './sections/console.ts';
import { cupTexts } from './sections/cup.ts';
import { deskTexts } from './sections/desk.ts';
import { errorsTexts } from './sections/errors.ts';
import { groupsAndLotsTexts } from './sections/groups-and-lots.ts';
import { historyTexts } from './sections/history.ts';
import { playOffTexts } from './sections/play-off.ts';
import { printTexts } from './sections/print.ts';
import { prizesTexts } from './sections/prizes.ts';
import { publicTexts } from './sections/public.ts';
import { reasonsTexts } from './sections/reasons.ts';
import { serveTexts } from './sections/serve.ts';
import { teamsAndSeatsTexts } from './sections/teams-and-seats.ts';
import { termsTexts } from './sections/terms.ts';
import { tieBreaksTexts } from './sections/tie-breaks.ts';
import { timesTexts } from './sections/times.ts';
import { whatIfTexts } from './sections/what-if.ts';

const catalogue = {
  ...accountTexts,
  ...checklistTexts,
  ...cliTexts,
  ...cliAccountTexts,
  ...consoleTexts,
  ...cupTexts,
  ...deskTexts,
  ...errorsTexts,
  ...groupsAndLotsTexts,
  ...historyTexts,
  ...playOffTexts,
  ...printTexts,
  ...prizesTexts,
  ...publicTexts,
  ...reasonsTexts,
  ...serveTexts,
  ...teamsAndSeatsTexts,
  ...termsTexts,
  ...tieBreaksTexts,
  ...timesTexts,
  ...whatIfTexts,
};

/** The name of a message; a misspelt one is a type error. */
export type TextKey = keyof typeof catalogue;

/** The names of all messages, by section. */
export const textKeys = Object.keys(catalogue) as readonly TextKey[];

/** Says a message in one language. */
export type Translate = (key: TextKey, facts?: Facts) => string;

const isTextKey = (key: string): key is TextKey => key in catalogue;

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
    ? catalogue[key][language]
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
    formatMessage(language, catalogue[key][language], sayFacts(language, facts));

export { type AccountState, accountStateText } from './account-state-text.ts';
export { citation } from './citation.ts';
export { cupRoundText, cupStageText } from './cup-text.ts';
export { moneyText, plainMoneyText } from './money-text.ts';
export { ratingCell, ratingText, withRatingCell } from './rating-text.ts';
export type { Facts, Message } from './section.ts';
export { explainTieBreak } from './tie-break-explanation.ts';
export type { TieBreakLine, TieBreakLocale } from './tie-break-locale.ts';
export { type TieBreakWords, tieBreakWords } from './tie-break-words.ts';
