import type { Language } from '@rokade/tournament';
import { formatMessage } from './format-message.ts';
import type { Facts } from './section.ts';
import { cliTexts } from './sections/cli.ts';
import { consoleTexts } from './sections/console.ts';
import { deskTexts } from './sections/desk.ts';
import { errorsTexts } from './sections/errors.ts';
import { historyTexts } from './sections/history.ts';
import { printTexts } from './sections/print.ts';
import { publicTexts } from './sections/public.ts';
import { reasonsTexts } from './sections/reasons.ts';
import { termsTexts } from './sections/terms.ts';

const catalogue = {
  ...cliTexts,
  ...consoleTexts,
  ...deskTexts,
  ...errorsTexts,
  ...historyTexts,
  ...printTexts,
  ...publicTexts,
  ...reasonsTexts,
  ...termsTexts,
};

/** The name of a message; a misspelt one is a type error. */
export type TextKey = keyof typeof catalogue;

/** The names of all messages, by section. */
export const textKeys = Object.keys(catalogue) as readonly TextKey[];

/** Says a message in one language. */
export type Translate = (key: TextKey, facts?: Facts) => string;

/** The voice of one language. */
export const translator =
  (language: Language): Translate =>
  (key, facts = {}) =>
    formatMessage(language, catalogue[key][language], facts);

export type { Facts, Message } from './section.ts';
