import { type Language, parseLanguage } from '@rokade/tournament';
import { parse } from 'hono/utils/cookie';
import { acceptedLanguage } from './accepted-language.ts';

/** The cookie with the language that the reader chose. */
export const languageCookie = 'rokade_language';
/** The cookie with the theme that the reader chose. */
export const themeCookie = 'rokade_theme';

/** The themes; `auto` follows the device. */
const themes = ['auto', 'light', 'dark'] as const;
export type Theme = (typeof themes)[number];

/** The theme in a text; null: the text is no theme. */
export const parseTheme = (text: unknown): Theme | null =>
  themes.find((theme) => theme === text) ?? null;

/** The cookie with the text size that the reader chose. */
export const textSizeCookie = 'rokade_text';

/** The text sizes on screens and in printed lists: usual, a quarter larger, half as large again. */
export const textSizes = ['usual', 'large', 'largest'] as const;
export type TextSize = (typeof textSizes)[number];

/** The text size in a text; null: the text is none. */
export const parseTextSize = (text: unknown): TextSize | null =>
  textSizes.find((size) => size === text) ?? null;

/** The choices of a reader on which public pages depend. */
export interface ReaderChoices {
  /** The reader's choice, else the browser's; null: that of the tournament's organiser is used. */
  readonly language: Language | null;
  readonly theme: Theme;
  readonly textSize: TextSize;
}

/** A reader's choices, from the headers of a request. */
export function choicesOf(header: (name: string) => string | null | undefined): ReaderChoices {
  const cookies = parse(header('cookie') ?? '');
  return {
    language: parseLanguage(cookies[languageCookie]) ?? acceptedLanguage(header('accept-language')),
    theme: parseTheme(cookies[themeCookie]) ?? 'auto',
    textSize: parseTextSize(cookies[textSizeCookie]) ?? 'usual',
  };
}

/** The language of a request's sender; Danish if neither they nor their browser have a choice. */
export const languageOf = (request: { header(name: string): string | undefined }): Language =>
  choicesOf((name) => request.header(name)).language ?? 'da';

/** A reader's choices as a header `Cookie`, with nothing else about the reader. */
export const cookieOf = ({ language, theme, textSize }: ReaderChoices): string =>
  [
    ...(language === null ? [] : [`${languageCookie}=${language}`]),
    `${themeCookie}=${theme}`,
    ...(textSize === 'usual' ? [] : [`${textSizeCookie}=${textSize}`]),
  ].join('; ');
