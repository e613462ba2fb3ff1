import type { ByCode } from '@rokade/rules';
import type { Logo } from './installation.ts';
import { pictureSize } from './picture-size.ts';

/** Why a picture is refused as a logo. */
export type LogoRefusal = ByCode<{
  'installation.logo-not-an-image': { field: 'logo' };
  'installation.logo-too-large': { field: 'logo'; mostKilobytes: number };
  'installation.logo-too-many-pixels': { field: 'logo'; mostPixels: number };
}>;

/** A logo is small, since it is on every page and print and in the journal. */
const mostKilobytes = 100;

/**
 * The greatest width and height. A file of few kilobytes can hold a picture that is too large for a
 * phone's memory.
 */
const mostPixels = 4000;

/** The signatures at the beginning of the files, in base64. */
const beginnings: Readonly<Record<Logo['type'], RegExp>> = {
  'image/png': /^iVBORw0KGgo/,
  'image/jpeg': /^\/9j\//,
  // "RIFF", four bytes of length, "WEBP".
  'image/webp': /^UklGR.{6}XRUJQ/,
};

/** The type of a picture in base64; null: none of the accepted types. */
export const logoType = (data: string): Logo['type'] | null =>
  (Object.keys(beginnings) as readonly Logo['type'][]).find((type) =>
    beginnings[type].test(data),
  ) ?? null;

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';

/** The bytes of a text in base64. */
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

/** Why a logo is refused, or null. Its content must be of its type. */
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
