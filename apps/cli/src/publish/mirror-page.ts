import { posix } from 'node:path';
import type { MirrorPath } from './mirror-path.ts';

/** A page as it stands in the mirror, and its links. */
export interface MirrorPage {
  readonly text: string;
  /** Addresses of the server. */
  readonly links: readonly URL[];
}

/**
 * The parts to remove: forms and scripts need a server; so do the pages that are kept out, with the
 * links to them.
 */
const scripts =
  /<script\b[^>]*>.*?<\/script>|<link\b[^>]*\brel="(?:modulepreload|preload)"[^>]*>/gs;
const forms = /<form\b[^>]*>.*?<\/form>/gs;
const leading = /<a\b[^>]*\bhref="([^"]*)"[^>]*>.*?<\/a>|<link\b[^>]*\bhref="([^"]*)"[^>]*>/gs;
const addresses = /(\s(?:href|src)=")([^"]*)"/g;
const styleAddresses = /(url\(["']?)([^"')]+)/g;

const plain = (text: string): string => text.replaceAll('&amp;', '&');

/** The relative address from one file of the mirror to another, with the part of the page. */
const relativeTo = (from: string, to: string, hash: string): string =>
  `${posix.relative(posix.dirname(from), to)}${hash}`;

/** Turns the addresses in a text into those of the mirror's files, and notes them. */
function linked(text: string, page: URL, pathOf: MirrorPath, pattern: RegExp): MirrorPage {
  const from = pathOf(page) ?? '';
  const links: URL[] = [];
  const made = text.replace(pattern, (whole, before: string, address: string) => {
    const link = new URL(plain(address), page);
    const file = link.origin === page.origin ? pathOf(link) : null;
    if (file === null || address.startsWith('#') || address.startsWith('data:')) return whole;
    links.push(link);
    const end = whole.endsWith('"') ? '"' : '';
    return `${before}${relativeTo(from, file, link.hash)}${end}`;
  });
  return { text: made, links };
}

/** A page of the server as a file that needs no server. */
export function mirrorPage(html: string, page: URL, pathOf: MirrorPath): MirrorPage {
  const isKeptOut = (address: string): boolean => {
    const link = new URL(plain(address), page);
    return link.origin === page.origin && pathOf(link) === null;
  };
  const still = html
    .replace(scripts, '')
    .replace(forms, '')
    .replace(leading, (whole, anchor?: string, other?: string) =>
      isKeptOut(anchor ?? other ?? '') ? '' : whole,
    );
  return linked(still, page, pathOf, addresses);
}

/** Styles with the addresses of the files that they load. */
export const mirrorStyles = (css: string, page: URL, pathOf: MirrorPath): MirrorPage =>
  linked(css, page, pathOf, styleAddresses);
