import { type Language, parseLanguage } from '@rokade/tournament';
import { parse } from 'hono/utils/cookie';
import { acceptedLanguage } from './accepted-language.ts';

/** The language the reader chose. */
export const languageCookie = 'rokade_language';
/** Light or dark, where the reader chose one. */
export const themeCookie = 'rokade_theme';

/** `auto` follows the device. */
const themes = ['auto', 'light', 'dark'] as const;
export type Theme = (typeof themes)[number];

/** The theme in a text, or null if the text is none. */
export const parseTheme = (text: unknown): Theme | null =>
  themes.find((theme) => theme === text) ?? null;

/** How large letters are, where the reader chose. */
export const textSizeCookie = 'rokade_text';

/** On the screen and in printed lists: as usual, a quarter larger, half as large again. */
export const textSizes = ['usual', 'large', 'largest'] as const;
export type TextSize = (typeof textSizes)[number];

/** The size in a text, or null if the text is none. */
export const parseTextSize = (text: unknown): TextSize | null =>
  textSizes.find((size) => size === text) ?? null;

/** All that public pages know of a reader. */
export interface ReaderChoices {
  /** The reader's own choice, else the browser's; null: that of the tournament's organiser. */
  readonly language: Language | null;
  readonly theme: Theme;
  readonly textSize: TextSize;
}

/** What a reader chose, by the headers of their request. */
export function choicesOf(header: (name: string) => string | null | undefined): ReaderChoices {
  const cookies = parse(header('cookie') ?? '');
  return {
    language: parseLanguage(cookies[languageCookie]) ?? acceptedLanguage(header('accept-language')),
    theme: parseTheme(cookies[themeCookie]) ?? 'auto',
    textSize: parseTextSize(cookies[textSizeCookie]) ?? 'usual',
  };
}

/** The language of whoever sends a request; Danish where neither they nor their browser chose. */
export const languageOf = (request: { header(name: string): string | undefined }): Language =>
  choicesOf((name) => request.header(name)).language ?? 'da';

/** The same choices as a cookie, which says nothing else about whoever sends it. */
export const cookieOf = ({ language, theme, textSize }: ReaderChoices): string =>
  [
    ...(language === null ? [] : [`${languageCookie}=${language}`]),
    `${themeCookie}=${theme}`,
    ...(textSize === 'usual' ? [] : [`${textSizeCookie}=${textSize}`]),
  ].join('; ');
