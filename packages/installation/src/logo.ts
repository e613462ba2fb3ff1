import type { ByCode } from '@rokade/rules';
import type { Logo } from './installation.ts';
import { pictureSize } from './picture-size.ts';

/** Why a picture is not taken as logo. */
export type LogoRefusal = ByCode<{
  'installation.logo-not-an-image': { field: 'logo' };
  'installation.logo-too-large': { field: 'logo'; mostKilobytes: number };
  'installation.logo-too-many-pixels': { field: 'logo'; mostPixels: number };
}>;

/** A logo stands on every page and print, and in the journal: it is to be small. */
const mostKilobytes = 100;

/** On a side. Few kilobytes can hold a picture that a phone has no memory for. */
const mostPixels = 4000;

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

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';

/** What a text in base64 says. */
function bytesOf(text: string): Uint8Array {
  const sixes = [...text.replace(/=+$/, '')].map((letter) => alphabet.indexOf(letter));
  const bits = (at: number): number => sixes[at] ?? 0;
  return Uint8Array.from({ length: Math.floor((sixes.length * 6) / 8) }, (_, index) => {
    const first = Math.floor((index * 8) / 6);
    const left = 2 + 2 * (index % 3);
    return ((bits(first) << left) | (bits(first + 1) >> (6 - left))) & 0xff;
  });
}

const isBase64 = (text: string): boolean =>
  text.length % 4 === 0 && /^[A-Za-z0-9+/]+={0,2}$/.test(text);

/** Why a logo is not one, or null. Its content has to be what its type says. */
export function logoRefusal(logo: Logo | null): LogoRefusal | null {
  if (logo === null) return null;
  if (logo.data.length > (mostKilobytes * 1024 * 4) / 3) {
    return { code: 'installation.logo-too-large', field: 'logo', mostKilobytes };
  }
  const isImage = isBase64(logo.data) && logoType(logo.data) === logo.type;
  const size = isImage ? pictureSize(logo.type, bytesOf(logo.data)) : null;
  if (size === null) return { code: 'installation.logo-not-an-image', field: 'logo' };
  return Math.max(size.width, size.height) > mostPixels
    ? { code: 'installation.logo-too-many-pixels', field: 'logo', mostPixels }
    : null;
}
