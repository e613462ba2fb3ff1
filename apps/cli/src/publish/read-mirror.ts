import { mirrorPage, mirrorStyles } from './mirror-page.ts';
import { type MirrorPath, mirrorPath, withoutFeeds } from './mirror-path.ts';

/** The files of a mirror, by their path in it. */
export type MirrorFiles = ReadonlyMap<string, Uint8Array>;

/** Where the pages are, and where the mirror will be; '' = unknown, so feeds are left out. */
export interface MirrorPlaces {
  readonly server: string;
  readonly address: string;
}

const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text);

const pathFor = (address: string): MirrorPath => (address === '' ? withoutFeeds : mirrorPath);

/** The file of the mirror for an answer, and its links. */
async function fileOf(
  response: Response,
  page: URL,
  { server, address }: MirrorPlaces,
): Promise<{ readonly bytes: Uint8Array; readonly links: readonly URL[] }> {
  const type = response.headers.get('content-type') ?? '';
  if (page.pathname.startsWith('/feed/')) {
    const text = (await response.text()).replaceAll(server, address.replace(/\/$/, ''));
    return { bytes: bytesOf(text), links: [] };
  }
  const isStyle = type.startsWith('text/css');
  if (!isStyle && !type.startsWith('text/html')) {
    return { bytes: new Uint8Array(await response.arrayBuffer()), links: [] };
  }
  const turned = isStyle ? mirrorStyles : mirrorPage;
  const { text, links } = turned(await response.text(), page, pathFor(address));
  return { bytes: bytesOf(text), links };
}

/**
 * Reads the public pages as any visitor, from the start page on, and everything they link to. A page
 * that disappears meanwhile is left out; any other failure is thrown.
 */
export async function readMirror(places: MirrorPlaces): Promise<MirrorFiles> {
  const files = new Map<string, Uint8Array>();
  const seen = new Set<string>();
  const waiting = [new URL('/', places.server)];
  for (let page = waiting.pop(); page !== undefined; page = waiting.pop()) {
    const path = mirrorPath(page) ?? '';
    if (seen.has(path)) continue;
    seen.add(path);
    const response = await fetch(page, { redirect: 'manual' });
    if (response.status >= 500) throw new Error(`${page.pathname}: ${response.status}`);
    if (response.status !== 200) continue;
    const { bytes, links } = await fileOf(response, page, places);
    files.set(path, bytes);
    waiting.push(...links);
  }
  return files;
}
