/** The round an address asks for, or null if it is none of 1 … `last`. */
export function parseRound(text: string | null, last: number): number | null {
  if (text === null || !/^[1-9]\d{0,2}$/.test(text)) return null;
  const round = Number(text);
  return round <= last ? round : null;
}
