import type { Logo } from './installation.ts';

/** Why a picture is not taken as logo. */
export type LogoRefusal =
  | { readonly code: 'installation.logo-not-an-image' }
  | { readonly code: 'installation.logo-too-large'; readonly mostKilobytes: number };

/** A logo stands on every page and print, and in the journal: it is to be small. */
const mostKilobytes = 100;

/** How the files begin, in base64: their signatures are whole or nearly so. */
const beginnings: Readonly<Record<Logo['type'], RegExp>> = {
  'image/png': /^iVBORw0KGgo/,
  'image/jpeg': /^\/9j\//,
  // "RIFF", four bytes of length, "WEBP".
  'image/webp': /^UklGR.{6}XRUJQ/,
};

/** The kind of picture that a file in base64 is; null: none of those that are taken. */
export const logoType = (data: string): Logo['type'] | null =>
  (Object.keys(beginnings) as readonly Logo['type'][]).find((type) =>
    beginnings[type].test(data),
  ) ?? null;

const isBase64 = (text: string): boolean =>
  text.length % 4 === 0 && /^[A-Za-z0-9+/]+={0,2}$/.test(text);

/** Why a logo is not one, or null. Its content has to be what its type says. */
export function logoRefusal(logo: Logo | null): LogoRefusal | null {
  if (logo === null) return null;
  if (logo.data.length > (mostKilobytes * 1024 * 4) / 3) {
    return { code: 'installation.logo-too-large', mostKilobytes };
  }
  const isImage = isBase64(logo.data) && logoType(logo.data) === logo.type;
  return isImage ? null : { code: 'installation.logo-not-an-image' };
}
