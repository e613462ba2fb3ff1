import { madeOnce } from '@rokade/texts';
import type { GuidePage } from '#lib/views/guide/guide-pages.ts';
import { parseGuide } from './parse-guide.ts';

/** The guide as it was when the pages were built: it is there without internet and without files. */
const files: Readonly<Record<string, string>> = import.meta.glob(
  '../../../../../../docs/guide/*/*.md',
  { query: '?raw', import: 'default', eager: true },
);

/** Where the browser finds each picture. */
const addresses: Readonly<Record<string, string>> = import.meta.glob(
  '../../../../../../docs/guide/pictures/*/*.webp',
  { query: '?url', import: 'default', eager: true },
);

/** What stands at a path that ends like this. */
const endingIn = (kept: Readonly<Record<string, string>>, end: string): string =>
  Object.entries(kept).find(([path]) => path.endsWith(end))?.[1] ?? '';

/** A page of the guide in a language. */
export const guideText = madeOnce((language, page: GuidePage) =>
  parseGuide(endingIn(files, `/${language}/${page}.md`)),
);

/** The addresses of the pictures by language and name: `da/results.webp`. */
export const guidePictures: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(addresses).map(([path, address]) => [
    path.split('/').slice(-2).join('/'),
    address,
  ]),
);
