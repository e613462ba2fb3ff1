import type { Cookies } from '@sveltejs/kit';
import { themeCookie } from './cookies.ts';

/** `auto` follows the device. */
export const themes = ['auto', 'light', 'dark'] as const;
export type Theme = (typeof themes)[number];

/** The theme in a text, or null if the text is none. */
export const parseTheme = (text: unknown): Theme | null =>
  themes.find((theme) => theme === text) ?? null;

/** The theme the reader chose. */
export const themeOf = (cookies: Cookies): Theme => parseTheme(cookies.get(themeCookie)) ?? 'auto';
