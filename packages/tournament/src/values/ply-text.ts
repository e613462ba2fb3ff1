/**
 * How many moves of both players were made after the move that a text names: `23` and `23.` are White's
 * move 23, `23…` and `23...` Black's; null: it cannot be read.
 */
export function plyIn(text: string): number | null {
  const [, number = '', dots = ''] = /^(\d{1,3}) ?(\.{0,3}|…)$/.exec(text.trim()) ?? [];
  const move = Number(number);
  if (number === '' || move === 0) return null;
  return 2 * move - (dots.length > 1 || dots === '…' ? 0 : 1);
}

/** The move after which so many were made, as `plyIn` reads it: `23.` or `23…`; '' before the first. */
export const plyText = (ply: number): string =>
  ply === 0 ? '' : `${Math.ceil(ply / 2)}${ply % 2 === 1 ? '.' : '…'}`;
