/** A path of this site from a form's or an address's text; `/` if the text leads elsewhere. */
export function pathHere(text: unknown): string {
  if (typeof text !== 'string' || !text.startsWith('/')) return '/';
  const here = 'http://here.invalid';
  if (!URL.canParse(text, here)) return '/';
  const url = new URL(text, here);
  return url.origin === here ? url.pathname + url.search : '/';
}
