import type { PublicChange } from './generated/routes.ts';

/**
 * The `key` under which `/changes` tells of a book: by it a mirror finds what it has of one that is not
 * public any more, whose id is then not told.
 */
export async function changeKey(kind: PublicChange['kind'], id: string): Promise<string> {
  const bytes = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(`${kind}/${id}`));
  const text = btoa(String.fromCharCode(...new Uint8Array(bytes)));
  return text.replaceAll('+', '-').replaceAll('/', '_').slice(0, 22);
}
