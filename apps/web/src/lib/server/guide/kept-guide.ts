import type { GuidePage } from '@rokade/presentation/views/guide/guide-pages.ts';
import { madeOnce } from '@rokade/texts';
import { parseGuide } from './parse-guide.ts';

/** The guide's pages, included at build time, so that it needs neither the internet nor files. */
const files: Readonly<Record<string, string>> = import.meta.glob(
  '../../../../../../docs/guide/*/*.md',
  { query: '?raw', import: 'default', eager: true },
);

/** The URL of each picture. */
const addresses: Readonly<Record<string, string>> = import.meta.glob(
  '../../../../../../docs/guide/pictures/*/*.webp',
  { query: '?url', import: 'default', eager: true },
);

/** The value of the first path with this end; '' = there is none. */
const endingIn = (kept: Readonly<Record<string, string>>, end: string): string =>
  Object.entries(kept).find(([path]) => path.endsWith(end))?.[1] ?? '';

/** Parses a page of the guide in a language, once. */
export const guideText = madeOnce((language, page: GuidePage) =>
  parseGuide(endingIn(files, `/${language}/${page}.md`)),
);

/** The URLs of the pictures by language and name: `da/results.webp`. */
export const guidePictures: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(addresses).map(([path, address]) => [
    path.split('/').slice(-2).join('/'),
    address,
  ]),
);
