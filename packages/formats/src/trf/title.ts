const titles: Readonly<Record<string, string>> = {
  g: 'GM',
  m: 'IM',
  f: 'FM',
  c: 'CM',
  wg: 'WGM',
  wm: 'WIM',
  wf: 'WFM',
  wc: 'WCM',
  gf: 'WGM',
  mf: 'WIM',
  ff: 'WFM',
  cf: 'WCM',
};

/** FIDE's titles, highest first in each row. */
const fideTitles = ['GM', 'IM', 'FM', 'CM', 'WGM', 'WIM', 'WFM', 'WCM'] as const;

/**
 * The title in a text, as FIDE writes it: `GM`, `gm`, and the older short forms `g`, `wg`, `gf`. '' for
 * an empty text, null for an unknown title.
 */
export function parseTitle(text: string): string | null {
  if (text === '') return '';
  const upper = text.toUpperCase();
  if (fideTitles.some((title) => title === upper)) return upper;
  return titles[text.toLowerCase()] ?? null;
}
